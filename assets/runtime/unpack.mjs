// A worker for one task: unpacking the memory snapshot beside the page, not on it.
import { check, unpack } from "./packed.mjs";

self.onmessage = async ({ data: { data, part, size } }) => {
  try {
    const pages = await unpack(data ?? (await check(await fetch(part.file), part)), size);
    self.postMessage({ pages }, [pages.buffer]);
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
