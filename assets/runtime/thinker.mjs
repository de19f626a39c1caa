// The page's end of the worker that thinks for the computer players.

const PATIENCE = 30_000; // milliseconds until a worker that says nothing counts as lost

/** Starts the worker when told to and passes questions to it, each a string answered by a string. */
export class Thinker {
  #make;
  #worker;
  #open = new Map();
  #next = 0;

  /** @param {() => Promise<{worker: Worker, parts: object}>} make */
  constructor(make) {
    this.#make = make;
  }

  /** Whether questions can be asked. */
  up = false;

  /** Starts the worker. Where that fails it stays down, and the page thinks by itself. */
  async start() {
    try {
      const { worker, parts } = await this.#make();
      this.#worker = worker;
      await new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error("the worker has not begun")), PATIENCE);
        worker.onmessage = ({ data }) => (data.ready ? resolve() : reject(new Error(data.error)));
        worker.onerror = (event) => reject(new Error(event.message || "the worker could not be loaded"));
        const { snapshot, rest, app } = parts;
        worker.postMessage({ parts }, [snapshot, rest, app].map((part) => part.buffer));
      });
      worker.onmessage = ({ data }) => this.#answer(data);
      worker.onerror = (event) => this.#fall(new Error(event.message));
      this.up = true;
      document.documentElement.dataset.thinker = "up";
    } catch (error) {
      this.#fall(error);
      console.warn("The computer players think on the page:", error);
    }
  }

  /** @param {string} request @returns {Promise<string>} */
  ask(request) {
    if (!this.up) return Promise.reject(new Error("the worker is not up"));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request });
    });
  }

  #answer({ id, answer, error }) {
    const { resolve, reject } = this.#open.get(id);
    this.#open.delete(id);
    if (error === undefined) resolve(answer);
    else reject(new Error(error));
  }

  #fall(error) {
    this.up = false;
    document.documentElement.dataset.thinker = "down";
    this.#worker?.terminate();
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}
