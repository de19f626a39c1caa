// Python's memory as the build has kept it: Pyodide's head, then the pages that are not empty.

/**
 * @typedef {object} Layout
 * @property {number} size bytes of the snapshot that this was
 * @property {number} head bytes of its head
 * @property {[number, number][]} runs address and length of each run of pages
 */

/** How many bytes the pages and the head take together. @param {Layout} layout */
export function sizeOf({ head, runs }) {
  return runs.reduce((sum, [, length]) => sum + length, head);
}

/**
 * What Pyodide takes for a snapshot: its head, which spreads the pages over the memory when asked.
 * @param {Uint8Array} pages @param {Layout} layout
 */
export function memoryOf(pages, { size, head, runs }) {
  const memory = pages.slice(0, head);
  memory.size = size;
  memory.spread = (heap) => {
    let from = head;
    let end = 0;
    for (const [address, length] of runs) {
      heap.fill(0, end, address);
      heap.set(pages.subarray(from, from + length), address);
      from += length;
      end = address + length;
    }
    heap.fill(0, end);
  };
  return memory;
}
