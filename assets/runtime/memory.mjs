// Python's memory as the build has kept it: Pyodide's head, then the pages that are neither empty nor brought by the
// interpreter itself.

/**
 * @typedef {object} Layout
 * @property {number} size bytes of the snapshot that this was
 * @property {number} head bytes of its head
 * @property {number} unpacked bytes of the head and the kept pages
 * @property {[number, number, boolean][]} runs address and length of each run of pages, and whether they are kept here:
 *   the others are in the interpreter's memory from the beginning
 */

/**
 * What Pyodide takes for a snapshot: its head, which spreads the pages over the memory when asked. Its size is known
 * at once; the rest is there when `filled` has resolved, so that everything else can be made ready meanwhile.
 */
export class Memory {
  /** Rejects where the pages cannot be had. @type {Promise<void>} */
  filled;
  #layout;
  #pages;
  #head;

  /** @param {Layout} layout @param {Promise<Uint8Array[]>} pages head and pages, one after the other, in pieces */
  constructor(layout, pages) {
    this.#layout = layout;
    this.filled = pages.then((pieces) => {
      this.#pages = new Pieces(pieces);
      this.#head = new Uint8Array(layout.head);
      this.#pages.read(this.#head, 0, layout.head);
    });
    this.filled.catch(() => {}); // heard where it is awaited
  }

  get size() {
    return this.#layout.size;
  }

  get buffer() {
    return this.#head.buffer;
  }

  get byteOffset() {
    return 0;
  }

  get byteLength() {
    return this.#layout.head;
  }

  subarray(begin, end) {
    return this.#head.subarray(begin, end);
  }

  /**
   * @param {Uint8Array} heap Python's memory, large enough
   * @param {number} touched address from which on nothing has been written yet: there it is all zeros
   */
  spread(heap, touched) {
    let end = 0;
    for (const [address, length, kept] of this.#layout.runs) {
      if (end < touched) heap.fill(0, end, address);
      if (kept) this.#pages.read(heap, address, length);
      end = address + length;
    }
    if (end < touched) heap.fill(0, end);
    this.#pages = undefined; // used once
  }
}

/** Bytes that lie in several pieces, read from the first to the last. */
class Pieces {
  #pieces;
  #from = 0;

  /** @param {Uint8Array[]} pieces */
  constructor(pieces) {
    this.#pieces = pieces.slice().reverse();
  }

  /** @param {Uint8Array} to @param {number} at @param {number} length how much is taken to there */
  read(to, at, length) {
    for (const end = at + length; at < end; ) {
      const piece = this.#pieces.at(-1);
      const taken = piece.subarray(this.#from, this.#from + end - at);
      to.set(taken, at);
      at += taken.length;
      this.#from += taken.length;
      if (this.#from < piece.length) continue;
      this.#pieces.pop();
      this.#from = 0;
    }
  }
}
