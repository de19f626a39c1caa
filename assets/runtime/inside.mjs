// Runs a Python script of the project inside Pyodide, with the project's files at their own paths.
// Usage: node inside.mjs INTERPRETER ROOT SCRIPT.py ARGUMENT...
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const given = process.argv.slice(2);
const [interpreter, root, script, ...rest] = given.map((part, i) => (i < 3 ? path.resolve(part) : part));
const home = path.dirname(fileURLToPath(import.meta.resolve("pyodide")));
const python = await loadPyodide({
  indexURL: interpreter,
  stdLibURL: path.join(home, "python_stdlib.zip"),
  lockFileContents: await readFile(path.join(home, "pyodide-lock.json"), "utf8"),
  packages: [],
});
python.FS.mkdirTree(root);
python.FS.mount(python.FS.filesystems.NODEFS, { root }, root);
python.globals.set("told", python.toPy([root, script, ...rest]));
process.exitCode = python.runPython(`
import runpy, sys, traceback
root, *sys.argv = told
sys.path.insert(0, root)
code = 0
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except SystemExit as end:
    code = end.code if isinstance(end.code, int) else int(end.code is not None)
except BaseException:
    traceback.print_exc()
    code = 1
code
`);
