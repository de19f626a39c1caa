// The page's end of the worker that gets what a start needs.
import { NEEDED, obtain } from "./obtain.mjs";

/**
 * What index.html has begun: the worker, which knows already what to get, and what it has said until now.
 * @typedef {{worker: Worker, heard: object[], failed: boolean}} Begun
 */

/**
 * What `obtain` gives, got by the worker; where there is none, or it falls, by the page.
 * @param {Begun | undefined} begun
 * @param {Record<string, import("./obtain.mjs").Part>} known
 * @param {object} hooks as for `obtain`
 * @returns {Record<string, Promise<import("./obtain.mjs").Obtained>>}
 */
export function obtainBeside(begun, known, hooks) {
  if (!begun || begun.failed) return obtain(known, hooks);
  const { worker } = begun;
  const open = new Map();
  const parts = Object.fromEntries(
    Object.keys(known).map((name) => [name, new Promise((resolve, reject) => open.set(name, { resolve, reject }))]),
  );
  const close = (name) => {
    const part = open.get(name);
    open.delete(name);
    if (!open.size) worker.terminate();
    return part;
  };
  const hear = ({ name, part, error, stopped, shares }) => {
    if (part) close(name).resolve(part);
    else if (error) close(name).reject(toError(error));
    else if (stopped)
      hooks.stopped(toError(stopped), name).then(
        () => worker.postMessage({ name }),
        () => worker.postMessage({ name, givenUp: true }),
      );
    else for (const share of shares) hooks.tell(...share);
  };
  begun.heard.forEach(hear);
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = () => {
    worker.terminate();
    const instead = obtain(known, hooks);
    for (const [name, { resolve }] of open) resolve(instead[name]);
  };
  return parts;
}

function toError({ kind, name, message }) {
  return Object.assign(new Error(message), { kind, name });
}
