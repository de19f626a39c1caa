// Getting what a start needs and making it ready while it arrives: the interpreter compiled, the memory unpacked.
import { download } from "./download.mjs";
import { unpackPieces } from "./packed.mjs";

/** The parts that a start needs. */
export const NEEDED = ["wasm", "snapshot", "rest", "app"];

/**
 * What the build knows of a part: where it lies, its SHA-256, its bytes, and its bytes unpacked if it is a snapshot.
 * @typedef {{file: string, sha256: string, bytes: number, unpacked?: number}} Part
 * @typedef {{bytes: Uint8Array, made?: WebAssembly.Module | Uint8Array[]}} Obtained the part, and what was made of it
 */

/**
 * Begins with all of them at once, so that nothing waits for a turn.
 * @param {Record<string, Part>} known
 * @param {object} hooks
 * @param {(name: string, share: number) => void} hooks.tell how much of a part is here, 0 to 1
 * @param {(error: Error, name: string) => Promise<void>} hooks.stopped resolves when it should be tried again
 * @returns {Record<string, Promise<Obtained>>} rejects with a PartError
 */
export function obtain(known, { tell, stopped }) {
  const get = (name) => (received) =>
    download(known[name], {
      received,
      tell: (share) => tell(name, share),
      stopped: (error) => stopped(error, name),
    });
  const ready = {
    wasm: (part) => making(get("wasm"), part.bytes, compileStream, (bytes) => WebAssembly.compile(bytes)),
    snapshot: ({ bytes, unpacked }) =>
      making(
        get("snapshot"),
        bytes,
        (stream) => unpackPieces(stream, unpacked),
        (data) => unpackPieces(new Blob([data]).stream(), unpacked),
      ),
  };
  const asItIs = (name) => async () => ({ bytes: await get(name)() });
  return Object.fromEntries(Object.keys(known).map((name) => [name, (ready[name] ?? asItIs(name))(known[name])]));
}

/**
 * @param {(received: (lot: Uint8Array, at: number) => void) => Promise<Uint8Array>} get
 * @param {number} size bytes of the part
 * @param {(stream: ReadableStream) => Promise<unknown>} fromStream makes it of what arrives
 * @param {(bytes: Uint8Array) => Promise<unknown>} fromWhole makes it once more where that failed
 */
async function making(get, size, fromStream, fromWhole) {
  let to;
  let have = 0;
  const making = fromStream(new ReadableStream({ start: (controller) => void (to = controller) }));
  making.catch(() => {}); // made once more below
  const bytes = await get((lot, at) => {
    if (at !== have) return void (have = NaN); // begun anew: what was passed on is not to be trusted
    have += lot.length;
    to.enqueue(lot);
    if (have === size) to.close(); // made to its end while it is checked
  });
  if (have === size) {
    try {
      return { bytes, made: await making };
    } catch {
      // whoever is at fault, the whole has been checked
    }
  } else to.error(new Error("begun anew"));
  return { bytes, made: await fromWhole(bytes) };
}

function compileStream(stream) {
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}
