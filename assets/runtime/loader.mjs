// A worker that gets what a start needs, so that the page has its hands free for everything else.
import { obtain } from "./obtain.mjs";

const PAUSE = 100; // milliseconds between two reports
const shares = new Map();
const stopped = new Map();

/** First `known`, all parts; then, for a part that has `stopped`, that it should be tried again or given up. */
self.onmessage = ({ data: { known, name, givenUp } }) => {
  if (known) return begin(known);
  const { resolve, reject, error } = stopped.get(name);
  stopped.delete(name);
  return givenUp ? reject(error) : resolve();
};

function begin(known) {
  const parts = obtain(known, {
    tell,
    stopped: (error, name) => {
      self.postMessage({ name, stopped: told(error) });
      return new Promise((resolve, reject) => stopped.set(name, { resolve, reject, error }));
    },
  });
  for (const [name, part] of Object.entries(parts))
    part.then(
      ({ bytes, made }) => {
        const moved = Array.isArray(made) ? [bytes, ...made] : [bytes];
        self.postMessage({ name, part: { bytes, made } }, moved.map(({ buffer }) => buffer));
      },
      (error) => self.postMessage({ name, error: told(error) }),
    );
}

function tell(name, share) {
  if (!shares.size) setTimeout(report, PAUSE);
  shares.set(name, share);
}

function report() {
  self.postMessage({ shares: [...shares] });
  shares.clear();
}

/** An error would lose what it is on its way. */
function told({ kind, name, message }) {
  return { kind, name, message };
}
