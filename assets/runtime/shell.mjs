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

/**
 * Shows why the start cannot go on; its words are in index.html, in both languages.
 * @param {"old" | "memory" | "network" | "stale" | "altered" | "broken"} problem
 * @param {unknown} [detail] for whoever looks into it
 * @returns {Promise<void>} resolves when the player asks to go on
 */
export function showProblem(problem, detail) {
  root.dataset.problem = problem;
  root.dataset.state = "error";
  document.getElementById("problem-detail").textContent = detail === undefined ? "" : String(detail?.stack ?? detail);
  const button = document.getElementById("again");
  button.focus();
  return new Promise((resolve) => button.addEventListener("click", () => resolve(), { once: true }));
}

/** Takes the problem off the screen again. */
export function hideProblem() {
  delete root.dataset.problem;
  root.dataset.state = "shell";
}

/** What kind of problem an error is. */
export function problemOf(error) {
  if (typeof error?.kind === "string") return error.kind;
  const text = String(error?.message ?? error);
  if (/dynamically imported module|importing a module|module script|integrity/i.test(text)) return "altered";
  if (error?.name === "RangeError" || /out of memory|could not allocate|allocation failed/i.test(text)) return "memory";
  if (["CompileError", "LinkError"].includes(error?.name)) return "old"; // by name: some come from a worker
  return "broken";
}
