// The parts of the site, got from where it lies.
import { download } from "./download.mjs";
import { Memory } from "./memory.mjs";
import { check, unpack } from "./packed.mjs";
import { hideProblem, showProblem } from "./shell.mjs";

const HELD = ["wasm", "snapshot", "rest", "app"];

/** What index.html has begun before this module came, where a copy of the site is kept here. */
const early = globalThis.fumotoEarly;

/** What start.mjs asks for, from the network or whatever cache lies before it. */
export class SiteParts {
  /** The compiled interpreter, for the worker to share. */
  module;
  #known;
  #begun;
  /** On a first visit: what has come over the network, kept until the worker and the offline copy have it. */
  #arrived = navigator.serviceWorker?.controller ? undefined : new Map();
  #progress;
  #stopped;

  /**
   * Begins to fetch everything at once, so that nothing waits for a turn.
   * @param {Record<string, {file: string, sha256: string, bytes: number, packed: number}>} known
   */
  constructor(known, progress) {
    this.#known = known;
    this.#progress = progress;
    for (const name of HELD) progress.expect(name, known[name].packed);
    this.#begun = {
      factory: import(this.url("asm")),
      module: this.#compile(),
      snapshot: this.#unpack(),
      rest: this.#get("rest"),
      app: this.#get("app"),
    };
    for (const part of Object.values(this.#begun)) part.catch(() => {}); // heard where it is asked for
  }

  url(name) {
    return new URL(this.#known[name].file, location.href).href;
  }

  async factory() {
    return (await this.#begun.factory).default;
  }

  async instantiate(imports) {
    this.module = await this.#begun.module;
    return { module: this.module, instance: await WebAssembly.instantiate(this.module, imports) };
  }

  /** Each of these is given once: what the page has used it need not hold. */
  snapshot() {
    return new Memory(this.#known.snapshot, this.#give("snapshot"));
  }

  rest() {
    return this.#give("rest");
  }

  library() {
    return this.#give("library");
  }

  app() {
    return this.#give("app");
  }

  #give(name) {
    const part = this.#begun[name] ?? this.#get(name);
    delete this.#begun[name];
    return part;
  }

  async #compile() {
    // From our own cache the file is there at once; on the way from the network it is watched, so that the
    // first screen can tell how far it is.
    if (early?.wasm) {
      try {
        // Not by the `integrity` of the request: nothing would be compiled before all of it is checked.
        const { copy, module } = await early.wasm;
        const [compiled] = await Promise.all([module, check(copy, this.#known.wasm)]);
        return compiled;
      } catch {
        // altered or gone: the careful way finds out and heals it
      }
    }
    const { readable, writable } = new TransformStream();
    const writer = writable.getWriter();
    const compiled = WebAssembly.compileStreaming(
      new Response(readable, { headers: { "Content-Type": "application/wasm" } }),
    );
    compiled.catch(() => {});
    let expected = 0;
    const received = (lot, at) => {
      if (at !== expected) expected = NaN; // begun anew: what was passed on is not to be trusted
      else expected += lot.length;
      if (expected) writer.write(lot).catch(() => {});
      if (expected === this.#known.wasm.bytes) writer.close().catch(() => {}); // compiled while it is checked
    };
    const bytes = await this.#get("wasm", received);
    if (expected !== bytes.length) {
      writer.abort().catch(() => {});
      return WebAssembly.compile(bytes);
    }
    return compiled;
  }

  async #unpack() {
    const size = this.#known.snapshot.unpacked;
    const spare = new SpareThread(early?.spare ?? this.url("unpack"), size);
    try {
      try {
        if (early?.pages) return await early.pages;
      } catch {
        // altered or gone: the careful way finds out and heals it
      }
      const data = await this.#get("snapshot", (lot, at) => spare.take(lot, at, this.#known.snapshot.bytes));
      return await spare.answer().catch(() => unpack(data, size));
    } finally {
      spare.end();
    }
  }

  slow(reason) {
    console.warn("Starting without the snapshot:", reason);
    document.documentElement.dataset.start = "plain";
  }

  /** What the worker needs to start, to be handed over to it. */
  async forWorker() {
    const again = async (name) => this.#arrived?.get(name)?.slice() ?? this.#get(name);
    const [snapshot, rest, app] = await Promise.all(["snapshot", "rest", "app"].map(again));
    return {
      asm: this.url("asm"),
      module: this.module,
      snapshot,
      layout: this.#known.snapshot,
      rest,
      app,
    };
  }

  /** Puts what has come into the cache from which the service worker makes the offline copy. */
  async keepArrived() {
    const arrived = this.#arrived;
    this.#arrived = undefined;
    if (!arrived?.size || !globalThis.caches || !navigator.serviceWorker) return;
    try {
      const kept = await caches.open(`fumoto:${new URL("./", location.href).pathname}:arrived`);
      for (const [name, bytes] of arrived) {
        const type = name === "wasm" ? "application/wasm" : "application/octet-stream";
        await kept.put(this.url(name), new Response(bytes, { headers: { "Content-Type": type } }));
      }
    } catch (error) {
      console.warn("What has arrived could not be kept:", error);
    }
  }

  async #get(name, received) {
    const bytes = await download(this.#known[name], {
      received,
      tell: (share) => this.#progress.tell(name, share),
      stopped: (error) => this.#ask(error),
    });
    this.#arrived?.set(name, bytes);
    return bytes;
  }

  /** One question for all parts that have stopped at the same time. */
  #ask(error) {
    if (document.documentElement.dataset.state === "ready") return Promise.reject(error);
    this.#stopped ??= Promise.race([
      showProblem("network", error),
      new Promise((resolve) => addEventListener("online", resolve, { once: true })),
    ]).then(() => {
      this.#stopped = undefined;
      hideProblem();
    });
    return this.#stopped;
  }
}

/** A worker that unpacks what arrives while it arrives. */
class SpareThread {
  #worker;
  #size;
  #begun = 0;
  #answered;

  /** @param {Worker | string} worker itself or its address @param {number} size of what it unpacks, unpacked */
  constructor(worker, size) {
    this.#size = size;
    this.#answered = new Promise((resolve, reject) => {
      try {
        this.#worker = typeof worker === "string" ? new Worker(worker, { type: "module" }) : worker;
        this.#worker.addEventListener("message", ({ data: { begin, pages, error } }) => {
          if (!begin || begin !== this.#begun) return; // of something else, or of what did not arrive whole
          if (pages) resolve(pages);
          else reject(new Error(error));
        });
        this.#worker.addEventListener("error", ({ message }) => reject(new Error(message || "no worker came")));
      } catch (error) {
        reject(error); // no worker can be had
      }
    });
    this.#answered.catch(() => {}); // heard where it is awaited
  }

  /**
   * @param {Uint8Array} lot @param {number} at where it belongs; 0 begins anew
   * @param {number} bytes of the whole
   */
  take(lot, at, bytes) {
    if (at === 0) this.#worker?.postMessage({ begin: ++this.#begun, size: this.#size });
    const chunk = lot.slice();
    this.#worker?.postMessage({ chunk }, [chunk.buffer]);
    if (at + lot.length === bytes) this.#worker?.postMessage({ end: true });
  }

  /**
   * What all that was taken unpacks to. Rejects where that cannot be done here, or was begun more than once: then an
   * answer may be to what had been altered on its way.
   * @returns {Promise<Uint8Array>}
   */
  async answer() {
    if (this.#begun !== 1) throw new Error("begun anew");
    return this.#answered;
  }

  end() {
    this.#worker?.terminate();
  }
}
