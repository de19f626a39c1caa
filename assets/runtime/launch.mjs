// Hands over from the first screen to PyScript, and from PyScript to the app.
import { keep } from "./keep.mjs";
import { answerTap, focusSoon, paint } from "./paint.mjs";
import { problemOf, showFailure } from "./shell.mjs";

const root = document.documentElement;

/** Resolves when the page has nothing better to do. */
export function afterStart() {
  return new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}

/** The first screen has been painted: the pictures that it does not show wait as text until now. */
function makeSymbols() {
  const more = document.getElementById("more-symbols");
  document.getElementById("symbols").insertAdjacentHTML("beforeend", more.textContent);
  more.remove();
}

const PROGRAM = `
try:
    from pyapp.web.main import start
    start()
except BaseException:
    import js, traceback
    js.fumotoFailed(traceback.format_exc())
`;

/**
 * @param {object} how
 * @param {object} how.parts see start.mjs
 * @param {string} how.interpreter address of the interpreter module; PyScript wants it to begin with ./
 * @param {() => Promise<{begin: () => void}>} how.python imports that module
 * @param {() => Promise<unknown>} how.core imports PyScript
 * @param {(problem: string) => Promise<boolean>} how.heal whether a repair was begun that makes a message needless
 */
export async function launch({ parts, interpreter, python, core, heal }) {
  if (root.dataset.state === "error") {
    // The page itself has found out that it cannot go on, and says so: nothing is begun over its words.
    await showFailure(root.dataset.problem);
    return location.reload();
  }
  const fail = async (error) => {
    if (root.dataset.state === "ready") return console.error(error);
    const problem = problemOf(error);
    if (await heal(problem)) return undefined;
    console.error(error);
    await showFailure(problem, error);
    return location.reload();
  };
  globalThis.fumotoParts = parts;
  globalThis.fumotoPaint = paint;
  globalThis.fumotoFocus = focusSoon;
  globalThis.fumotoAnswerTap = answerTap;
  globalThis.fumotoKeep = keep;
  globalThis.fumotoFailed = (error) => void fail(error);
  const script = document.createElement("script");
  script.type = "py";
  script.setAttribute("async", "false"); // nothing to await in it: no turn of the event loop goes by
  script.setAttribute("config", JSON.stringify({ interpreter, packages_cache: "never" }));
  script.textContent = PROGRAM;
  document.body.append(script);
  const ready = new Promise((resolve) => {
    const look = () => root.dataset.state === "ready" && (watcher.disconnect(), resolve());
    const watcher = new MutationObserver(look);
    watcher.observe(root, { attributeFilter: ["data-state"] });
    look();
  });
  try {
    (await python()).begin();
    await core();
  } catch (error) {
    void fail(error);
  }
  await ready;
  void afterStart().then(makeSymbols);
}
