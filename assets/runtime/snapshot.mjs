// Build step: starts Python once, imports what every page needs, and keeps its memory.
// Usage: node snapshot.mjs INTERPRETER LIBRARY.zip APP.zip OUT.bin BROUGHT.bin "MODULES"
// BROUGHT.bin is what the interpreter's memory holds before anything has run.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [interpreter, library, app, out, brought, imported] = process.argv.slice(2);
const modules = imported.split(" ");
const home = path.dirname(fileURLToPath(import.meta.resolve("pyodide")));
const { instantiate } = WebAssembly;
let first;

try {
  WebAssembly.instantiate = async (...what) => {
    const made = await instantiate(...what);
    const { memory } = (made.instance ?? made).exports;
    if (memory) first ??= new Uint8Array(memory.buffer).slice();
    return made;
  };
  const python = await loadPyodide({
    indexURL: interpreter,
    lockFileContents: await readFile(path.join(home, "pyodide-lock.json"), "utf8"),
    stdLibURL: path.resolve(library),
    packages: [],
    _makeSnapshot: true,
    env: { PYTHONNODEBUGRANGES: "1" }, // lines are enough to find a fault; columns would be half a megabyte
  });
  python.FS.writeFile("/app.zip", new Uint8Array(await readFile(app)));
  python.runPython(`
import sys
sys.path.insert(0, "/app.zip")
import importlib
import zipimport

class Bare(zipimport.zipimporter):
    """The app's archive, compiled without docstrings."""

    def get_code(self, fullname):
        source = self.get_source(fullname)
        return compile(source, self.get_filename(fullname), "exec", dont_inherit=True, optimize=2)

for name in ${JSON.stringify(modules.filter((name) => name.startsWith("pyapp")))}:
    folder = "/".join(["/app.zip", *name.split(".")[:-1]])
    sys.path_importer_cache.setdefault(folder, Bare(folder))
left_out = []
for name in ${JSON.stringify(modules)}:
    try:
        importlib.import_module(name)
    except Exception as error:
        left_out.append(f"{name}: {error}")
import gc, json
from pyapp.ui.rehearsal import rehearse
rehearse()
for importer in sys.path_importer_cache.values():
    if importer:
        importer.invalidate_caches()  # the page's archive of the library lacks what is imported here
told = json.dumps({"imported": sorted(sys.modules), "left_out": left_out})
del Bare, left_out, importer, folder, name, rehearse
import linecache, re, typing
re.purge()
linecache.clearcache()
for clear in typing._cleanups:
    clear()
gc.collect()
# What was freed is overwritten with zeros, which pack to nothing: blocks of every size, taken and given back.
blocks = [bytes(size) for size in range(16, 480, 16) for _ in range(100)]
size = 1 << 18
while size >= 480:
    block = bytes(size)
    if id(block) + size < ${python._module._sbrk(0) >>> 0}:
        blocks.append(block)
    else:  # no more room for it among what has been used
        size = size * 3 // 4
del blocks, block, size
gc.collect()
gc.freeze()
`);
  process.stdout.write(python.runPython("told"));
  await writeFile(out, python.makeMemorySnapshot());
  await writeFile(brought, first);
} catch (error) {
  process.stdout.write(String(error.message ?? error));
  process.exitCode = 1;
}
