// Entry of the site: from the static first screen to the app.
import { Install } from "./install.mjs";
import { afterStart, launch } from "./launch.mjs";
import { SiteParts } from "./parts.mjs";
import { Progress } from "./shell.mjs";
import { Thinker } from "./thinker.mjs";
import { Updates } from "./updates.mjs";

const { build, parts: known } = JSON.parse(document.getElementById("fumoto-parts").textContent);
const parts = new SiteParts(known, new Progress(), globalThis.fumotoUnpacker);

const updates = new Updates(build);

globalThis.fumotoBuild = build;
globalThis.fumotoUpdate = updates;
globalThis.fumotoInstall = new Install();
globalThis.fumotoThinker = new Thinker(async () => ({
  worker: new Worker(parts.url("worker"), { type: "module" }),
  parts: parts.forWorker(),
}));

await launch({
  parts,
  interpreter: known.python.file,
  python: () => import(parts.url("python")),
  core: () => import(parts.url("core")),
  heal,
});
sessionStorageDo((store) => store.removeItem("fumoto:healed"));
await afterStart();
await globalThis.fumotoThinker.start();
await parts.keepArrived();
void updates.watch();

/**
 * An old page beside a new site, or a part altered on its way: gets everything anew from the site, once.
 * @param {string} problem
 */
async function heal(problem) {
  if (problem !== "stale" && problem !== "altered") return false;
  if (!navigator.onLine || sessionStorageDo((store) => store.getItem("fumoto:healed")) === build) return false;
  if (!sessionStorageDo((store) => (store.setItem("fumoto:healed", build), true))) return false;
  try {
    const modules = ["core", "python", "asm", "style"].map((name) => parts.url(name));
    await Promise.all([location.pathname, ...modules].map((file) => fetch(file, { cache: "reload" })));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

function sessionStorageDo(action) {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}
