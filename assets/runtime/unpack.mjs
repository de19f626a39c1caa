// A worker for one task: unpacking the memory snapshot beside the page, not on it.
import { unpack } from "./packed.mjs";

self.onmessage = async ({ data: { data, size } }) => {
  try {
    const pages = await unpack(data, size);
    self.postMessage({ pages }, [pages.buffer]);
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
