// A worker for one task: unpacking the memory snapshot beside the page, not on it.
import { check, unpackStream } from "./packed.mjs";

let arriving;

/**
 * Either the part, to be fetched from where it is kept; or what the page receives of it: `begin` with the size
 * unpacked, once or anew, then each `chunk`, then `end`. The answer tells which beginning it is for.
 */
self.onmessage = ({ data: { chunk, end, begin, size, ...part } }) => {
  if (chunk) arriving.enqueue(chunk);
  else if (end) arriving.close();
  else if (begin) void answer(begin, unpackStream(new ReadableStream({ start: (to) => void (arriving = to) }), size));
  else void answer(0, unpackKept(part, size));
};

async function unpackKept(part, size) {
  const response = await fetch(part.file);
  const [pages] = await Promise.all([unpackStream(response.clone().body, size), check(response, part)]);
  return pages;
}

async function answer(begin, unpacked) {
  try {
    const pages = await unpacked;
    self.postMessage({ begin, pages }, [pages.buffer]);
  } catch (error) {
    self.postMessage({ begin, error: String(error) });
  }
}
