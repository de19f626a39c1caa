/**
 * Stores a text. An exception of the browser's loses its name on the way into Python, so it is told here.
 * @param {string} key
 * @param {string} text
 * @returns {string} what went wrong by name; empty when all went well
 */
export function keep(key, text) {
  try {
    window.localStorage.setItem(key, text);
    return "";
  } catch (error) {
    return String(error?.name ?? error);
  }
}
