// Starts Python from parts that are already at hand, for the page and for its worker alike.
import { loadPyodide as load, version } from "pyodide";

/* global LOCK -- written in by the bundler: Pyodide's lock file without any package */

export { version };

/**
 * @typedef {object} Parts
 * @property {() => Promise<Function>} factory makes Pyodide's Emscripten module
 * @property {(imports: object) => Promise<{instance: object, module: object}>} instantiate
 * @property {() => import("./memory.mjs").Memory} snapshot memory to start from
 * @property {() => Promise<Uint8Array>} rest archive of what of the standard library is not in the snapshot
 * @property {() => Promise<Uint8Array>} library archive of the whole standard library, for a start without it
 * @property {() => Promise<Uint8Array>} app our own archive
 * @property {(reason: unknown) => void} [slow] hears why the start is without snapshot
 */

/**
 * Starts Python with our packages in reach, from the snapshot where it is good, else the plain way.
 * @param {Parts} parts
 * @param {object} options Pyodide's own
 */
export async function start(parts, options = {}) {
  const app = parts.app();
  app.catch(() => {}); // heard where it is awaited
  let python;
  try {
    python = await attempt(parts, options, parts.rest(), parts.snapshot());
  } catch (error) {
    parts.slow?.(error);
  }
  if (!python) {
    python = await attempt(parts, options, parts.library());
    python.runPython("import sys; sys.path.insert(0, '/app.zip')"); // the snapshot has it there
  }
  python.FS.writeFile("/app.zip", await app);
  parts.used = () => python._module.HEAPU8.byteLength;
  return python;
}

/**
 * @param {Promise<Uint8Array>} library
 * @param {import("./memory.mjs").Memory} [memory]
 */
async function attempt(parts, options, library, memory) {
  let failed;
  const failure = new Promise((_, reject) => (failed = reject));
  const factory = await parts.factory();
  const started = load({
    ...options,
    packages: [],
    // Everything is at hand: these lead nowhere, but must look like addresses even in a worker made from text.
    indexURL: "file:///",
    packageBaseUrl: "file:///",
    lockFileContents: LOCK,
    _loadSnapshot: memory,
    createPyodideModule: async (settings) => {
      const module = await factory(settings);
      await memory?.filled;
      return module;
    },
    stdLibURL: library,
    wasm: { instantiate: (imports) => parts.instantiate(imports), failed },
  });
  started.catch(() => {});
  // Pyodide would go on without its library.
  return Promise.race([Promise.all([started, library]).then(([python]) => python), failure]);
}
