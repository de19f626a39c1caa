// The first screen: how far the start has come, and what to do where it cannot go on.
const root = document.documentElement;
const megabyte = 1024 * 1024;

/** Shows progress once a start takes long enough to be noticed. */
export class Progress {
  #bar = document.getElementById("progress");
  #text = document.getElementById("progress-text");
  #sizes = new Map();
  #shares = new Map();
  #begin = performance.now();
  #waiting = false;

  /** @param {string} name @param {number} size bytes it has on its way here */
  expect(name, size) {
    this.#sizes.set(name, size);
    this.#shares.set(name, 0);
  }

  /** @param {string} name @param {number} share 0 to 1 */
  tell(name, share) {
    this.#shares.set(name, share);
    if (this.#waiting || performance.now() - this.#begin < 400) return;
    this.#waiting = true;
    setTimeout(() => {
      this.#waiting = false;
      this.#show();
    }, 100);
  }

  #show() {
    let total = 0;
    let have = 0;
    for (const [name, size] of this.#sizes) {
      total += size;
      have += size * this.#shares.get(name);
    }
    this.#bar.max = total;
    this.#bar.value = have;
    this.#text.textContent = `${(have / megabyte).toFixed(1)} / ${(total / megabyte).toFixed(1)} MB`;
  }
}

/** Whether a failure is told after which only a page loaded anew can go on. */
let ended = false;

/**
 * Tells why the start has failed; the words are in index.html, in both languages.
 * @param {"old" | "memory" | "network" | "stale" | "altered" | "broken"} problem
 * @param {unknown} [detail] for whoever looks into it
 * @returns {Promise<void>} resolves when it should be tried again
 */
export function showFailure(problem, detail) {
  ended = true;
  return show(problem, detail);
}

/** Tells that the network has stopped. Resolves when it is back or the player asks to go on; never over a failure. */
export async function askToGoOn(error) {
  if (root.dataset.state === "error") return new Promise(() => {});
  await show("network", error);
  if (ended) return new Promise(() => {});
  delete root.dataset.problem;
  root.dataset.state = "shell";
  return undefined;
}

function show(problem, detail) {
  root.dataset.problem = problem;
  root.dataset.state = "error";
  document.getElementById("problem-detail").textContent = detail === undefined ? "" : String(detail?.stack ?? detail);
  const button = document.getElementById("again");
  button.focus();
  return new Promise((resolve) => {
    button.addEventListener("click", () => resolve(), { once: true });
    if (problem === "network") addEventListener("online", () => resolve(), { once: true });
  });
}

/** What kind of problem an error is. */
export function problemOf(error) {
  if (typeof error?.kind === "string") return error.kind;
  const text = String(error?.message ?? error);
  if (/dynamically imported module|importing a module|module script|integrity/i.test(text))
    return navigator.onLine === false ? "network" : "altered";
  if (error?.name === "RangeError" || /out of memory|could not allocate|allocation failed/i.test(text)) return "memory";
  if (["CompileError", "LinkError"].includes(error?.name)) return "old"; // by name: some come from a worker
  return "broken";
}
