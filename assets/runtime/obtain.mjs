// Getting a part of the site and making it ready while it arrives.
import { download } from "./download.mjs";
import { unpackPieces } from "./packed.mjs";

/**
 * What the build knows of a part: where it lies, its SHA-256, its bytes, and its bytes unpacked if it is a snapshot.
 * @typedef {{file: string, sha256: string, bytes: number, unpacked?: number}} Part
 */

/**
 * The interpreter, compiled. Rejects with a PartError.
 * @param {Part} part @param {object} hooks as for `download`
 * @returns {Promise<{bytes: Uint8Array, made: WebAssembly.Module}>}
 */
export function obtainModule(part, hooks) {
  return obtain(part, hooks, compileStream, (bytes) => WebAssembly.compile(bytes));
}

/**
 * A snapshot, unpacked. Rejects with a PartError.
 * @param {Part} part @param {object} hooks as for `download`
 * @returns {Promise<{bytes: Uint8Array, made: Uint8Array[]}>}
 */
export function obtainPages(part, hooks) {
  const make = (packed) => unpackPieces(packed, part.unpacked);
  return obtain(part, hooks, make, make);
}

/**
 * @param {(stream: ReadableStream) => Promise<unknown>} fromStream makes it of what arrives
 * @param {(bytes: Uint8Array) => Promise<unknown>} fromWhole makes it once more where that failed
 */
async function obtain(part, hooks, fromStream, fromWhole) {
  let to;
  let have = 0;
  const making = fromStream(new ReadableStream({ start: (controller) => void (to = controller) }));
  making.catch(() => {}); // made once more below
  const received = (lot, at) => {
    if (at !== have) return void (have = NaN); // begun anew: what was passed on is not to be trusted
    have += lot.length;
    try {
      to.enqueue(lot);
      if (have === part.bytes) to.close(); // made to its end while it is checked
    } catch {
      have = NaN; // given up: what has been passed on is no such thing
    }
  };
  const bytes = await download(part, { ...hooks, received });
  if (have === part.bytes) {
    try {
      return { bytes, made: await making };
    } catch {
      // whoever is at fault: the whole has been checked
    }
  } else to.error(new Error("begun anew"));
  return { bytes, made: await fromWhole(bytes) };
}

function compileStream(stream) {
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}
