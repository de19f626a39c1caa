// Build step: leaves out of Pyodide's interpreter what only packages compiled to WebAssembly would use. This app has
// none, and a start spends a good part of its time on tying up what nobody calls.
// Usage: node slim.mjs OUTDIR
import { execFileSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";

const out = path.resolve(process.argv[2]);
const home = path.dirname(fileURLToPath(import.meta.resolve("pyodide")));
const binaryen = path.join(path.dirname(fileURLToPath(import.meta.resolve("binaryen"))), "bin/wasm-metadce");
const WASM = "pyodide.asm.wasm";
const GLUE = "pyodide.asm.mjs";
const NAME = /[A-Za-z_$][A-Za-z0-9_$]*/g;
/** What the interpreter is compiled with; its own note of it is stripped off. */
const FEATURES = [
  "sign-ext", "mutable-globals", "nontrapping-float-to-int", "bulk-memory", "reference-types", "multivalue",
  "exception-handling", "extended-const", "simd",
];

const glue = await readFile(path.join(home, GLUE), "utf8");
const loader = await readFile(path.join(home, "pyodide.mjs"), "utf8");
const whole = new WebAssembly.Module(await readFile(path.join(home, WASM)));

await mkdir(out, { recursive: true });

// 1. What the interpreter offers: all that its glue names, apart from the list in which everything is named.
const names = section(glue, "var _set_method_docstring,", ";", "var ");
const assign = section(glue, "function assignWasmExports(wasmExports){", "}");
const said = new Set((glue.replace(names.all, "").replace(assign.all, "") + loader).match(NAME));
const offered = WebAssembly.Module.exports(whole)
  .filter(({ name, kind }) => !["function", "global"].includes(kind) || said.has(name) || said.has(`_${name}`))
  .map(({ name }) => name);
const graph = path.join(out, "graph.json");
const reached = offered.map((name) => ({ name: `export ${name}`, export: name }));
await writeFile(graph, JSON.stringify([{ name: "outside", root: true, reaches: reached.map(({ name }) => name) }, ...reached]));
execFileSync(
  process.execPath,
  [
    binaryen, "--mvp-features", ...FEATURES.map((feature) => `--enable-${feature}`),
    "--graph-file", graph, path.join(home, WASM), "--output", path.join(out, WASM),
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
await rm(graph);

// 2. The glue: it takes up what is offered still, and holds ready what the interpreter asks for still.
const slim = new WebAssembly.Module(await readFile(path.join(out, WASM)));
const wanted = new Set(offered);
const ties = assign.inner.split(";").filter((tie) => {
  const [, name] = /=wasmExports\["([^"]+)"\]/.exec(tie) ?? fail(`what is ${tie.slice(0, 80)}?`);
  return wanted.has(name);
});
const tied = new Set(ties.join(";").match(NAME));
const declared = names.inner.split(",").filter((name) => tied.has(name) || said.has(name));
const ready = section(glue, "var wasmImports={", "}");
const asked = new Set(WebAssembly.Module.imports(slim).map(({ name }) => name));
const [handed, idle] = split(ready.inner.split(","), (entry) => asked.has(entry.split(":")[0]));
let text = glue
  .replace(names.all, () => `var ${declared.join(",")};`)
  .replace(assign.all, () => `function assignWasmExports(wasmExports){${ties.join(";")}}`)
  .replace(ready.all, () => `var wasmImports={${handed.join(",")}}`)
  .replaceAll(/(?<![\w.$])eval\(/g, "globalThis.eval("); // else any name at all might be used

// What nobody asks for is not published on the module either; then it can be seen to be used by nobody.
const hold = new Set(idle.map((entry) => entry.split(":").at(-1)));
const publish = /Module\["([\w$]+)"\]=\1;/g;
const read = new Set((text.replaceAll(publish, "") + loader).match(/Module(?:\.|\[")[\w$]+/g).map((use) => use.replace(/^Module(\.|\[")/, "")));
text = text
  .replaceAll(publish, (all, name) => (hold.has(name) && !read.has(name) ? "" : all))
  .replaceAll(/(?<![\w.$])([\w$]+)\.sig="[^"]*";/g, (all, name) => (hold.has(name) ? "" : all));
const { code } = await minify(text, {
  module: true,
  mangle: false,
  compress: { defaults: false, unused: true, dead_code: true, passes: 4, pure_getters: true },
});
await writeFile(path.join(out, GLUE), code);
process.stdout.write(`${offered.length} offered, ${handed.length} asked for`);

/** The text from a beginning to the next end: all of it, and what is between. */
function section(source, begin, end, opening = begin) {
  const at = source.indexOf(begin);
  if (at < 0 || source.indexOf(begin, at + 1) >= 0) fail(`${begin} must be there just once`);
  const start = at + opening.length;
  const stop = source.indexOf(end, start);
  return { all: source.slice(at, stop + 1), inner: source.slice(start, stop) };
}

function split(all, isOne) {
  return [all.filter(isOne), all.filter((one) => !isOne(one))];
}

function fail(problem) {
  throw new Error(`${GLUE}: ${problem}`);
}
