// Reading what the build has packed with gzip.

/** @param {Uint8Array} data @param {number} size its length unpacked @returns {Promise<Uint8Array>} */
export async function unpack(data, size) {
  const whole = new Uint8Array(size);
  let have = 0;
  for (const piece of await unpackPieces(data, size)) {
    whole.set(piece, have);
    have += piece.length;
  }
  return whole;
}

/**
 * @param {Uint8Array | ReadableStream} packed whole, or as it arrives
 * @param {number} size its length unpacked
 * @returns {Promise<Uint8Array[]>}
 */
export async function unpackPieces(packed, size) {
  const pieces = [];
  const stream = packed instanceof ReadableStream ? packed : new Blob([packed]).stream();
  const reader = stream.pipeThrough(new DecompressionStream("gzip")).getReader();
  let have = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    have += value.length;
  }
  if (have !== size) throw new Error(`unpacked ${have} bytes instead of ${size}`);
  return pieces;
}

/**
 * Whether data are what the build made: by their SHA-256, where the browser lends its own (not over
 * plain http on a network).
 * @param {BufferSource} data @param {string} sha256 in hexadecimal @returns {Promise<boolean>}
 */
export async function isSound(data, sha256) {
  if (!globalThis.crypto?.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}
