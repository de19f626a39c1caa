// Build step: packs the JavaScript and the style sheets. Usage: node bundle.mjs INTERPRETER OUTDIR
// INTERPRETER is the folder that slim.mjs has made.
import { readFile, writeFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = path.dirname(fileURLToPath(import.meta.url));
const [interpreter, out] = process.argv.slice(2).map((folder) => path.resolve(folder));

/** Replaces text that must be there just so often, so that a new version of a package cannot slip by. */
function replace(source, file, pairs) {
  for (const [old, fresh, times = 1] of pairs) {
    const found = source.split(old).length - 1;
    if (found !== times)
      throw new Error(`${file}: expected ${times} × ${JSON.stringify(old)}, found ${found}`);
    source = source.replaceAll(old, fresh);
  }
  return source;
}

const edits = new Map([
  // No address of another host is left in, though none would be asked for.
  ["polyscript/esm/interpreter/pyodide.js", [
    ["module: (version = '314.0.5') =>", "module: (version) =>"],
    ["`https://cdn.jsdelivr.net/pyodide/v${version}/full/pyodide.mjs`", "version"],
  ]],
  // The page hands over the bytes, from the network, the cache or the file itself, and hears of a failure.
  ["pyodide/pyodide.mjs", [
    ["instantiateWasm:Ie(e.indexURL)", "instantiateWasm:Ie(e.wasm)"],
    ['let{binary:t,response:n}=_(e+"pyodide.asm.wasm"),i=K();', "let i=K();"],
    [
      "let l;n?l=await WebAssembly.instantiateStreaming(n,s):l=await WebAssembly.instantiate(await t,s);" +
        "let{instance:d,module:u}=l;r(d,u)",
      "let{instance:d,module:u}=await e.instantiate(s);r(d,u)",
    ],
    // A hundred bytes: made at once they need not wait their turn behind the interpreter.
    [
      "let t=await WebAssembly.compile(G);return await WebAssembly.instantiate(t)",
      "return new WebAssembly.Instance(new WebAssembly.Module(G))",
    ],
    ['console.warn("wasm instantiation failed!"),console.warn(l)', "e.failed(l)"],
    ["function he(e){let t=j(e);", "function he(e){let t=e;"],
    ["k(e.packageBaseUrl??`https://cdn.jsdelivr.net/pyodide/v${U}/full/`)", "k(e.packageBaseUrl)"],
    ["i=ArrayBuffer.isView(n)?n:new Uint8Array(n);return t.noInitialRun=!0,t.INITIAL_MEMORY=i.length,i", "i=n;return t.noInitialRun=!0,t.INITIAL_MEMORY=i.size,i"],
    ["//# sourceMappingURL=pyodide.mjs.map", ""],
  ]],
  // PyScript makes functions from strings for its workers only; ours is a module of its own, and the
  // page does without unsafe-eval.
  ["@pyscript/core/src/hooks.js", [
    ["return Function(`return(w,x)=>(${cb})(w,x,...[${a}])`)();", "return undefined;"],
  ]],
]);

/** Parts of PyScript that this page never uses. */
const unused = [
  /plugins\/(codemirror|deprecations-manager|donkey|error|py-editor|py-game|py-terminal)\.js$/,
  /polyscript\/esm\/interpreter\/micropython\.js$/,
  /polyscript\/esm\/interpreter\/pyodide_graph\.js$/,
  /polyscript\/esm\/worker\/xworker\.js$/,
  /3rd-party\/(toml|zip)\.js$/,
  /core\/src\/stdlib\.js$/,
  /@webreflection\/idb-map\/(index|sync)\.js$/,
];

const fitting = {
  name: "fitting",
  setup(build) {
    build.onLoad({ filter: /\.m?js$/ }, async ({ path: file }) => {
      const name = file.split(path.sep).join("/");
      if (unused.some((pattern) => pattern.test(name)))
        return { contents: stub(name), loader: "js" };
      for (const [suffix, pairs] of edits)
        if (name.endsWith(`node_modules/${suffix}`))
          return { contents: replace(await readFile(file, "utf8"), suffix, pairs), loader: "js" };
      return undefined;
    });
  },
};

function stub(name) {
  if (name.endsWith("micropython.js")) return 'export default { type: "micropython" };';
  if (name.endsWith("src/stdlib.js")) return 'export const stdlib = "", optional = "";';
  // PyScript keeps package lists there; we have none, and a refused database must not stop the start.
  if (name.includes("idb-map")) return "export default class extends Map { constructor() { super(); } async sync() {} async close() {} }";
  return "export default () => undefined; export const parse = undefined, toml = undefined, zip = undefined;";
}

const lock = JSON.parse(await readFile(path.join(here, "node_modules/pyodide/pyodide-lock.json"), "utf8"));

const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome100", "firefox113", "safari16.4"],
  legalComments: "none",
  logLevel: "warning",
  outdir: out,
  plugins: [fitting],
  external: ["node:*", "ws"],
  define: { LOCK: JSON.stringify(JSON.stringify({ info: lock.info, packages: {} })) },
};

await build({
  ...common,
  outExtension: { ".js": ".mjs" },
  entryPoints: {
    boot: path.join(here, "boot.mjs"),
    core: path.join(here, "node_modules/@pyscript/core/src/core.js"),
    python: path.join(here, "python.mjs"),
    unpacker: path.join(here, "unpacker.mjs"),
    worker: path.join(here, "worker.mjs"),
  },
});
// The one file has the interpreter's module inside, where no address leads to.
edits.set("polyscript/esm/interpreters.js", [
  ["import(/* webpackIgnore: true */url)", "Promise.resolve(globalThis.fumotoPython)"],
]);
await build({
  ...common,
  entryPoints: { "boot-file": path.join(here, "boot-file.mjs") },
  outExtension: { ".js": ".mjs" },
});
// From disk only a worker of the old kind can be had; Pyodide does well in it, though it says otherwise.
edits.get("pyodide/pyodide.mjs").push(
  ['if(r&&ae())throw new Error("Classic web workers are not supported");', ""],
);
await build({
  ...common,
  format: "iife",
  entryPoints: { "worker-file": path.join(here, "worker.mjs") },
});
const asm = "pyodide.asm.mjs";
await writeFile(
  path.join(out, "asm.mjs"),
  replace(await readFile(path.join(interpreter, asm), "utf8"), asm, [
    [
      "t=t.subarray(r);let s=(new TextDecoder).decode(i),l=JSON.parse(s);return Module.HEAP8.set(t),l",
      // Pyodide's memory begins with 30 MiB, whatever is to be put into it.
      "let s=(new TextDecoder).decode(i),l=JSON.parse(s),more=t.size-t.byteLength-HEAPU8.length;" +
        "if(more>0){wasmMemory.grow(more>>>16);updateMemoryViews()}return t.spread(Module.HEAPU8,wasmExports.sbrk(0)>>>0),l",
    ],
    // Shared memory is for waiting in Node alone; a browser notes that the page asked for it, and where in the code.
    [
      "var io=new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer);function so(t){try{return Atomics.wait(io,",
      "function so(t){try{return Atomics.wait(new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer),",
    ],
    // That a file is not there can be seen without an exception: each of those has its line looked up in half a
    // megabyte of code where the browser's tools are open.
    [
      "mayCreate(dir,name){if(!FS.isDir(dir.mode))return 54;try{",
      "lacks(dir,name){return FS.isDir(dir.mode)&&dir.contents&&!(name in dir.contents)&&!FS.mayLookup(dir)}," +
        "mayCreate(dir,name){if(!FS.isDir(dir.mode))return 54;if(!FS.lacks(dir,name))try{",
    ],
    [
      "try{current=FS.lookupNode(current,parts[i])}",
      "if(islast&&opts.noent_okay&&FS.lacks(current,parts[i]))return{path:current_path};try{current=FS.lookupNode(current,parts[i])}",
    ],
    ["try{FS.mkdir(d,mode)}", "if(FS.lookupPath(d,{noent_okay:true}).node)continue;try{FS.mkdir(d,mode)}"],
    // What Pyodide asks Python for in lines of source can be had without reading any, and a snapshot has the import done.
    ['let[r,n]=API.rawRun("import _pyodide_core");', 'let[r,n]=t?[0,""]:API.rawRun("import _pyodide_core");'],
    ['API._pyodide._base.eval_code("{}")', "API._pyodide._base.builtins.dict()"],
    ['API.runPythonInternal("import importlib; importlib")', 'API._pyodide._base.import_module("importlib")'],
    ['API.runPythonInternal("import __main__; __main__.__dict__")', 'o("__main__").__dict__'],
    ['API.runPythonInternal("import builtins; builtins.__dict__")', 'o("builtins").__dict__'],
    // In brackets a function is compiled as it arrives, beside the page, and not once more when it is called.
    ["async function _createPyodideModule(moduleArg={}){", "const _createPyodideModule=(async function(moduleArg={}){"],
    ["}export default _createPyodideModule;", "});export default _createPyodideModule;"],
  ]),
);
await build({ ...common, format: "iife", entryPoints: { sw: path.join(here, "sw.mjs") } });

const styles = path.resolve(here, "../style");
let sheets = [];
try {
  sheets = readdirSync(styles).filter((name) => name.endsWith(".css")).sort();
} catch {
  // no style sheet yet
}
await build({
  ...common,
  stdin: {
    contents: sheets.map((name) => `@import "./${name}";`).join("\n"),
    resolveDir: styles,
    loader: "css",
  },
  outdir: undefined,
  outfile: path.join(out, "style.css"),
});
