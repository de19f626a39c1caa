// Reading what the build has packed with gzip.

/** @param {Uint8Array} data @param {number} size its length unpacked @returns {Promise<Uint8Array>} */
export async function unpack(data, size) {
  const whole = new Uint8Array(size);
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
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

/** SHA-256 in hexadecimal; undefined where the browser does not lend its own (plain http on a network). */
export async function sha256(data) {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The body of an answer, if it is the part that it should be. @returns {Promise<Uint8Array>} */
export async function check(response, part) {
  const data = new Uint8Array(await response.arrayBuffer());
  const found = await sha256(data);
  if (!response.ok || data.length !== part.bytes || (found !== undefined && found !== part.sha256))
    throw new Error(`${part.file} is not what it should be`);
  return data;
}
