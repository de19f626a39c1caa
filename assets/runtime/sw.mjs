// The service worker: the whole build kept at once, and nothing changed under a player's hands.
//
// Every build lies in a cache of its own. A pointer says which one the page is served from; it moves only
// when the player agrees. Parts carry their hash in their names, so pages of two builds can live side by side.

/* global BUILD, FILES -- written in by the build: its name, and [path, SHA-256] of every file of it */
import { isSound } from "./packed.mjs";

const scope = new URL(self.registration.scope);
const PREFIX = `fumoto:${scope.pathname}:`;
const POINTER = `${PREFIX}current`;
/** Opened once for as long as this worker lives: every step to the disk and back is felt at a start. */
let own;
const hashes = new Map(FILES.map(([path, hash]) => [new URL(path, scope).href, hash]));
const home = new URL("./index.html", scope).href;
const listed = new URL("./build.json", scope).href;
const LOST = `<!doctype html><meta name="viewport" content="width=device-width"><title>Fumoto 麓</title>
<p lang="en">The copy of Fumoto on this device is damaged. Connect to the network once and open it again. Your games are safe.
<p lang="ja">この端末に保存したFumotoがこわれています。一度ネットワークにつないで、もう一度ひらいてください。ゲームの記録は無事です。`;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(settle()));
self.addEventListener("message", (event) => event.waitUntil(answer(event)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  if (request.mode === "navigate") {
    const inside = url.pathname.slice(scope.pathname.length);
    if (inside === "" || inside === "index.html") event.respondWith(page(request));
    return;
  }
  event.respondWith(part(request, url));
});

/** Keeps the whole build, or nothing of it. */
async function install() {
  const name = PREFIX + BUILD;
  const kept = await caches.open(name);
  try {
    for (const [url, hash] of hashes) await keep(kept, url, hash);
    await kept.put(listed, Response.json(FILES));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  if ((await current()) === undefined) await point(BUILD);
  await self.skipWaiting();
}

async function keep(kept, url, hash) {
  const old = (await kept.match(url)) ?? (await ours(url));
  if (old && (await isGood(old, hash))) return kept.put(url, old);
  return kept.put(url, await fetchGood(url, hash));
}

/** From the site, past the browser's cache where that gives something else, and only if it is of this build. */
async function fetchGood(url, hash) {
  for (const cache of [url.includes("/parts/") ? "default" : "no-cache", "reload"]) {
    const fresh = await fetch(url, { cache });
    if (fresh.ok && (await isGood(fresh, hash))) return fresh;
  }
  throw new Error(`${url} is not of build ${BUILD}`);
}

async function isGood(response, hash) {
  return isSound(await response.clone().arrayBuffer(), hash);
}

/** Tidies up: builds that nobody is on go; what is not ours stays. */
async function settle() {
  const wanted = new Set([POINTER, PREFIX + BUILD, PREFIX + (await current())]);
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && !wanted.has(name)) await caches.delete(name);
}

function ownCache() {
  own ??= caches.open(PREFIX + BUILD);
  return own;
}

async function current() {
  const found = await (await caches.open(POINTER)).match(scope.href);
  return found && (await found.text());
}

async function point(build) {
  await (await caches.open(POINTER)).put(scope.href, new Response(build));
}

/** A file from whichever build of ours has it. */
async function ours(url) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === POINTER) continue;
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return undefined;
}

/** The page of the build that the player is on; where that is lost or altered, of this one; at last from the site. */
async function page(request) {
  const build = await current();
  const found = build && (await keptPage(build));
  if (found) return found;
  const own = build !== BUILD && (await keptPage(BUILD));
  if (own) {
    await point(BUILD);
    return own;
  }
  try {
    const fresh = await fetch(request.url, { cache: "no-cache" });
    if (fresh.ok && (await isGood(fresh, hashes.get(home)))) await (await ownCache()).put(home, fresh.clone());
    return fresh;
  } catch {
    return new Response(LOST, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

/** The page of a build as it is kept; undefined where it is not what the build made. */
async function keptPage(build) {
  try {
    const kept = await (build === BUILD ? ownCache() : caches.open(PREFIX + build));
    const hash = build === BUILD ? hashes.get(home) : new Map(await (await kept.match(listed)).json()).get("index.html");
    const found = await kept.match(home);
    if (await isGood(found, hash)) return found;
  } catch {
    // lost, or no longer to be read
  }
  return undefined;
}

/** A part: kept, or else from the site; `reload` is how the page asks for a better one than is kept. */
async function part(request, url) {
  url.search = "";
  const hash = hashes.get(url.href);
  if (request.cache === "reload" || request.cache === "no-cache" || request.headers.has("Range")) {
    const fresh = await fetch(request);
    if (hash !== undefined && fresh.status === 200 && (await isGood(fresh, hash)))
      await (await ownCache()).put(url.href, fresh.clone());
    return fresh;
  }
  const kept = (await (await ownCache()).match(url.href)) ?? (await ours(url.href));
  // Everything else is checked by who asked for it; a worker's script would run before anybody could look at it.
  if (kept && hash !== undefined && request.destination === "worker" && !(await isGood(kept, hash))) {
    const fresh = await fetchGood(url.href, hash);
    await (await ownCache()).put(url.href, fresh.clone());
    return fresh;
  }
  return kept ?? fetch(request);
}

async function answer({ data, ports: [port] }) {
  try {
    if (data.ask === "newest") port.postMessage({ answer: BUILD });
    else if (data.ask === "take") {
      await point(BUILD);
      await settle();
      port.postMessage({ answer: BUILD });
    } else throw new Error("not understood");
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
}
