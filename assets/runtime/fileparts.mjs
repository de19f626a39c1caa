// The parts of the one file, each packed and in base64 inside the page itself.
import { Memory } from "./memory.mjs";
import { unpack, unpackPieces } from "./packed.mjs";

/** What start.mjs asks for, from the page's own text. */
export class FileParts {
  /** The compiled interpreter, for the worker to share. */
  module;
  #known;
  #source;

  /** @param {Record<string, {bytes: number}>} known */
  constructor(known) {
    this.#known = known;
  }

  async factory() {
    this.#source ??= this.#read("asm").then((text) => new Blob([text], { type: "text/javascript" }));
    const address = URL.createObjectURL(await this.#source);
    try {
      return (await import(address)).default;
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  async instantiate(imports) {
    this.module ??= await WebAssembly.compile(await this.#read("wasm"));
    return { module: this.module, instance: await WebAssembly.instantiate(this.module, imports) };
  }

  snapshot() {
    const layout = this.#known.snapshot;
    return new Memory(layout, unpackPieces(decode("snapshot"), layout.unpacked));
  }

  async rest() {
    return decode("rest");
  }

  async app() {
    return decode("app");
  }

  /** Never used in vain: without the snapshot the file is damaged, and says so. */
  async library() {
    throw Object.assign(new Error("the snapshot inside the file could not be used"), { kind: "altered" });
  }

  slow(reason) {
    console.warn("The snapshot could not be used:", reason);
  }

  async forWorker() {
    const layout = this.#known.snapshot;
    const [snapshot, rest, app] = ["snapshot", "rest", "app"].map(decode);
    return { asm: await this.#source, module: this.module, snapshot, layout, rest, app };
  }

  async workerSource() {
    return new Blob([await this.#read("worker")], { type: "text/javascript" });
  }

  #read(name) {
    return unpack(decode(name), this.#known[name].bytes);
  }
}

function decode(name) {
  const text = atob(document.getElementById(`part-${name}`).textContent);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
