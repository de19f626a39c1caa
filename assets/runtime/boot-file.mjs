// Entry of the one file: everything is in it, PyScript too.
import { FileParts } from "./fileparts.mjs";
import { afterStart, launch } from "./launch.mjs";
import * as python from "./python.mjs";
import { Thinker } from "./thinker.mjs";

const { build, parts: known } = JSON.parse(document.getElementById("fumoto-parts").textContent);
const parts = new FileParts(known);

globalThis.fumotoBuild = build;
globalThis.fumotoInstall = { how: "", ask: async () => {} };
globalThis.fumotoUpdate = { waiting: false, apply: async () => {} };
globalThis.fumotoPython = python;
globalThis.fumotoThinker = new Thinker(async () => {
  const address = URL.createObjectURL(await parts.workerSource());
  return { worker: new Worker(address), parts: await parts.forWorker() };
});

await launch({
  parts,
  interpreter: "./python.mjs",
  python: async () => python,
  core: () => import("@pyscript/core"),
  heal: async () => false,
});
await afterStart();
void globalThis.fumotoThinker.start();
