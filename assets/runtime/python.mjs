// PyScript's interpreter: Pyodide, started from what the page has at hand.
import { start, version } from "./start.mjs";

export { version };

const told = { stdout: console.log, stderr: console.error };
let started;

/** Starts Python before PyScript is there to ask for it. */
export function begin() {
  started ??= start(globalThis.fumotoParts, {
    stdout: (line) => told.stdout(line),
    stderr: (line) => told.stderr(line),
  });
  started.catch(globalThis.fumotoFailed);
}

/** @param {object} options what PyScript asks for: stdout and stderr */
export async function loadPyodide({ stdout, stderr } = {}) {
  begin();
  Object.assign(told, { stdout, stderr });
  return started;
}
