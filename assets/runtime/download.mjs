// Getting a part of the site: whole, unaltered, and going on where the network had stopped.
import { isSound } from "./packed.mjs";

/** The part cannot be had now; `kind` is network, stale (gone from the site) or altered. */
export class PartError extends Error {
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

const PATIENCE = 20_000; // milliseconds without a byte before the connection counts as dead
const PAUSES = [500, 2000, 5000];
const LOT = 1 << 19; // bytes that are passed on together: small pieces would keep the page busy

/**
 * @param {{file: string, sha256: string, bytes: number}} part
 * @param {object} hooks
 * @param {(share: number) => void} hooks.tell share of the part that is here, 0 to 1
 * @param {(lot: Uint8Array, at: number) => void} [hooks.received] hears of every lot and where it belongs
 * @param {(error: PartError) => Promise<void>} hooks.stopped resolves when it should be tried again
 * @returns {Promise<Uint8Array>}
 */
export async function download(part, { tell, stopped, received }) {
  const whole = new Uint8Array(part.bytes);
  let have = 0;
  let cache = "default";
  for (let tries = 0; ; tries++) {
    try {
      have = await receive(part, whole, have, cache, { tell, received });
      if (await isSound(whole, part.sha256)) return whole;
      throw new PartError("altered", `${part.file} is not what it should be`);
    } catch (error) {
      const known = error instanceof PartError ? error : new PartError("network", `${part.file}: ${error.message}`);
      have = error.have ?? 0;
      if (known.kind === "stale") throw known;
      if (known.kind === "altered") {
        if (cache === "reload") throw known;
        cache = "reload"; // whatever lies between us and the site gave something else
        tries = -1;
        continue;
      }
      if (tries < PAUSES.length && navigator.onLine !== false) await pause(PAUSES[tries]);
      else {
        await stopped(known);
        tries = -1;
      }
    }
  }
}

/** Receives what is missing of a part; an error carries in `have` how far it came. */
async function receive(part, whole, have, cache, { tell, received }) {
  let passed = have;
  const pass = (least) => {
    if (have - passed < least) return;
    received?.(whole.subarray(passed, have), passed);
    passed = have;
  };
  const control = new AbortController();
  let timer = setTimeout(() => control.abort(), PATIENCE);
  try {
    const headers = have ? { Range: `bytes=${have}-` } : {};
    const answer = await fetch(part.file, { headers, cache, signal: control.signal });
    if (answer.status === 404 || answer.status === 410)
      throw new PartError("stale", `${part.file} is no longer on the site`);
    if (answer.status === 416) throw new PartError("altered", `${part.file} is shorter than it should be`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    if (answer.status !== 206 || !answer.headers.get("Content-Range")?.startsWith(`bytes ${have}-`)) have = 0;
    passed = have;
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) break;
      timer = setTimeout(() => control.abort(), PATIENCE);
      if (have + value.length > whole.length) {
        control.abort();
        throw new PartError("altered", `${part.file} is longer than it should be`);
      }
      whole.set(value, have);
      have += value.length;
      pass(LOT);
      tell(have / whole.length);
    }
    if (have < whole.length) throw new PartError("altered", `${part.file} ends after ${have} bytes`);
    return have;
  } catch (error) {
    if (!(error instanceof PartError)) error.have = have;
    throw error;
  } finally {
    pass(1);
    clearTimeout(timer);
  }
}

function pause(milliseconds) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    addEventListener("online", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
