// The parts of the site, got from where it lies.
import { obtainPagesBeside } from "./beside.mjs";
import { download } from "./download.mjs";
import { Memory } from "./memory.mjs";
import { obtainModule } from "./obtain.mjs";
import { askToGoOn } from "./shell.mjs";

/** What start.mjs asks for, from the network or whatever cache lies before it. */
export class SiteParts {
  /** The compiled interpreter, for the worker to share. */
  module;
  #known;
  #factory;
  #begun;
  /** What has come, kept until the worker has it and, on a first visit, the offline copy. */
  #arrived = new Map();
  #stopped;

  /**
   * Begins to fetch everything at once, so that nothing waits for a turn.
   * @param {Record<string, import("./obtain.mjs").Part & {packed: number}>} known
   * @param {import("./shell.mjs").Progress} progress
   * @param {import("./beside.mjs").Begun} [begun] what index.html has begun already
   */
  constructor(known, progress, begun) {
    this.#known = known;
    this.#factory = import(this.url("asm"));
    this.#factory.catch(() => {}); // heard where it is asked for
    const begin = async (name, obtain) => {
      progress.expect(name, known[name].packed);
      const hooks = { tell: (share) => progress.tell(name, share), stopped: (error) => this.#ask(error) };
      const { bytes, made = bytes } = await obtain(known[name], hooks);
      this.#arrived?.set(name, bytes);
      return made;
    };
    const asItIs = async (part, hooks) => ({ bytes: await download(part, hooks) });
    this.#begun = {
      wasm: begin("wasm", obtainModule),
      snapshot: begin("snapshot", (part, hooks) => obtainPagesBeside(begun, part, hooks)),
      rest: begin("rest", asItIs),
      app: begin("app", asItIs),
    };
    for (const part of Object.values(this.#begun)) part.catch(() => {}); // likewise
  }

  url(name) {
    return new URL(this.#known[name].file, location.href).href;
  }

  async factory() {
    return (await this.#factory).default;
  }

  async instantiate(imports) {
    this.module = await this.#begun.wasm;
    return { module: this.module, instance: await WebAssembly.instantiate(this.module, imports) };
  }

  snapshot() {
    const pages = this.#begun.snapshot;
    delete this.#begun.snapshot; // used once: the page need not hold it
    return new Memory(this.#known.snapshot, pages);
  }

  rest() {
    return this.#begun.rest;
  }

  app() {
    return this.#begun.app;
  }

  library() {
    return download(this.#known.library, { tell: () => {}, stopped: (error) => this.#ask(error) });
  }

  slow(reason) {
    console.warn("Starting without the snapshot:", reason);
    document.documentElement.dataset.start = "plain";
  }

  /** What the worker needs to start, to be handed over to it. */
  forWorker() {
    const [snapshot, rest, app] = ["snapshot", "rest", "app"].map((name) => this.#arrived.get(name)?.slice());
    if (!snapshot || !rest) throw new Error("what it starts from has not come");
    return { asm: this.url("asm"), module: this.module, snapshot, layout: this.#known.snapshot, rest, app };
  }

  /** Puts what has come into the cache from which the service worker makes the offline copy. */
  async keepArrived() {
    const arrived = this.#arrived;
    this.#arrived = undefined;
    try {
      // Once there is an offline copy nobody would take it from there.
      const here = new URL("./", location.href);
      const workers = navigator.serviceWorker;
      if (!workers || !globalThis.caches || (await workers.getRegistration())?.scope === here.href) return;
      const kept = await caches.open(`fumoto:${here.pathname}:arrived`);
      for (const [name, bytes] of arrived) {
        const type = name === "wasm" ? "application/wasm" : "application/octet-stream";
        await kept.put(this.url(name), new Response(bytes, { headers: { "Content-Type": type } }));
      }
    } catch (error) {
      console.warn("What has arrived could not be kept:", error);
    }
  }

  /** One question for all parts that have stopped at the same time. */
  #ask(error) {
    if (document.documentElement.dataset.state === "ready") return Promise.reject(error);
    this.#stopped ??= askToGoOn(error).then(() => (this.#stopped = undefined));
    return this.#stopped;
  }
}
