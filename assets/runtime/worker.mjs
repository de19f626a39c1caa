// The worker: Python once more, from the same snapshot, answering questions from the page.
import { Memory } from "./memory.mjs";
import { unpackPieces } from "./packed.mjs";
import { start } from "./start.mjs";

let think;

self.onmessage = async ({ data }) => {
  if (data.parts) {
    try {
      await begin(data.parts);
      self.postMessage({ ready: true });
    } catch (error) {
      self.postMessage({ error: String(error?.stack ?? error) });
    }
    return;
  }
  const { id, request } = data;
  try {
    self.postMessage({ id, answer: String(await think(request)) });
  } catch (error) {
    self.postMessage({ id, error: String(error?.message ?? error) });
  }
};

async function begin({ asm, module, snapshot, layout, rest, app }) {
  const python = await start({
    // The one file gives its text, for which every thread needs an address of its own.
    factory: async () => (await import(asm instanceof Blob ? URL.createObjectURL(asm) : asm)).default,
    instantiate: async (imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) }),
    snapshot: () => new Memory(layout, unpackPieces(snapshot, layout.unpacked)),
    rest: async () => rest,
    app: async () => app,
    // Without the snapshot it would start too late to be of use: the page goes on thinking by itself.
    slow: (reason) => {
      throw reason;
    },
  });
  think = python.pyimport("pyapp.web.worker").think;
}
