// PyScript's interpreter: Pyodide, started from what the page (or the worker) has at hand.
import { loadPyodide as load, version } from "pyodide";

/* global LOCK -- written in by the bundler: Pyodide's lock file without any package */

export { version };

/**
 * Starts Python with our own packages in reach.
 * @param {object} options Pyodide's own; PyScript gives stdout and stderr
 */
export async function loadPyodide(options = {}) {
  const parts = globalThis.fumotoParts;
  const broken = Promise.withResolvers?.() ?? withResolvers();
  const starting = load({
    ...options,
    packages: [],
    lockFileContents: LOCK,
    createPyodideModule: await parts.factory(),
    stdLibURL: parts.bytes("stdlib"),
    wasm: { response: parts.response("wasm"), failed: broken.reject },
  });
  const python = await Promise.race([starting, broken.promise]);
  python.FS.writeFile("/app.zip", await parts.bytes("app"));
  python.runPython("import sys; sys.path.insert(0, '/app.zip')");
  return python;
}

function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
