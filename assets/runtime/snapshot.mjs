// Build step: starts Python once, imports what every page needs, and keeps its memory.
// Usage: node snapshot.mjs LIBRARY.zip APP.zip OUT.bin "IMPORTED MODULES" "COMPILED MODULES"
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [library, app, out, imported, beforehand] = process.argv.slice(2);
const modules = imported.split(" ");
const compiled = beforehand.split(" ");
const home = path.dirname(fileURLToPath(import.meta.resolve("pyodide")));

try {
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: path.resolve(library),
    packages: [],
    _makeSnapshot: true,
  });
  python.FS.writeFile("/app.zip", new Uint8Array(await readFile(app)));
  python.runPython(`
import sys
sys.path.insert(0, "/app.zip")
import importlib
import zipimport

class Ready(zipimport.zipimporter):
    """The app's archive, with the modules that need a browser compiled beforehand."""

    codes = {}

    def get_code(self, fullname):
        code = self.codes.pop(fullname, None)
        return super().get_code(fullname) if code is None else code

for name in ${JSON.stringify(compiled)}:
    folder = "/".join(["/app.zip", *name.split(".")[:-1]])
    importer = sys.path_importer_cache.setdefault(folder, Ready(folder))
    Ready.codes[name] = importer.get_code(name)
left_out = []
for name in ${JSON.stringify(modules)}:
    try:
        importlib.import_module(name)
    except Exception as error:
        left_out.append(f"{name}: {error}")
import gc, json
for importer in sys.path_importer_cache.values():
    if importer:
        importer.invalidate_caches()  # the page's archive of the library lacks what is imported here
told = json.dumps({"imported": sorted(sys.modules), "left_out": left_out})
del Ready, left_out, importer, folder, name
gc.collect()
`);
  process.stdout.write(python.runPython("told"));
  await writeFile(out, python.makeMemorySnapshot());
} catch (error) {
  process.stdout.write(String(error.message ?? error));
  process.exitCode = 1;
}
