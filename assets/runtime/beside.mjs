// The page's end of the worker that gets the snapshot and unpacks it.
import { obtainPages } from "./obtain.mjs";

const PATIENCE = 3000; // milliseconds until a worker says that it is there: its script came before this one

/**
 * What index.html has begun: the worker, which knows already what to get, and what it has said until now.
 * @typedef {{worker: Worker, heard: object[], failed: boolean}} Begun
 */

/**
 * What `obtainPages` gives, from the worker; where there is none, or it falls, made on the page.
 * @param {Begun | undefined} begun
 * @param {import("./obtain.mjs").Part} part
 * @param {object} hooks as for `obtainPages`
 */
export function obtainPagesBeside(begun, part, hooks) {
  if (!begun || begun.failed) return obtainPages(part, hooks);
  const { worker } = begun;
  const come = new Promise((resolve, reject) => {
    const fall = () => {
      worker.terminate();
      resolve(obtainPages(part, hooks));
    };
    const patience = setTimeout(fall, PATIENCE);
    const hear = ({ made, bytes, error, stopped, share = 0 }) => {
      clearTimeout(patience);
      if (made) resolve({ made, bytes });
      else if (error) reject(toError(error));
      else if (stopped)
        hooks.stopped(toError(stopped)).then(
          () => worker.postMessage({ goOn: true }),
          () => worker.postMessage({ goOn: false }),
        );
      else hooks.tell(share);
    };
    // After everything else has begun: a question may be among it.
    queueMicrotask(() => begun.heard.forEach(hear));
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = fall;
  });
  return come.finally(() => worker.terminate());
}

function toError({ kind, name, message }) {
  return Object.assign(new Error(message), { kind, name });
}
