// Reading what the build has packed with gzip.

/** @param {Uint8Array} data @param {number} size its length unpacked @returns {Promise<Uint8Array>} */
export function unpack(data, size) {
  return unpackStream(new Blob([data]).stream(), size);
}

/** @param {ReadableStream} packed @param {number} size its length unpacked @returns {Promise<Uint8Array>} */
export async function unpackStream(packed, size) {
  const whole = new Uint8Array(size);
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  let have = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    whole.set(value, have);
    have += value.length;
  }
  if (have !== size) throw new Error(`unpacked ${have} bytes instead of ${size}`);
  return whole;
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

/** The body of an answer, if it is the part that it should be. @returns {Promise<Uint8Array>} */
export async function check(response, part) {
  const data = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || data.length !== part.bytes || !(await isSound(data, part.sha256)))
    throw new Error(`${part.file} is not what it should be`);
  return data;
}
