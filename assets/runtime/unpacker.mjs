// A worker that gets the memory snapshot and unpacks it, so that the page has its hands free for everything else.
import { obtainPages } from "./obtain.mjs";

const PAUSE = 100; // milliseconds between two reports
let reporting;
let shareNow = 0;
let stop;

/** First the `part`; then, when it has stopped, whether to go on. */
self.onmessage = ({ data: { part, goOn } }) => {
  if (part) return void unpack(part);
  return goOn ? stop.resolve() : stop.reject(stop.error);
};

async function unpack(part) {
  self.postMessage({ share: 0 }); // it is there
  try {
    const { bytes, made } = await obtainPages(part, { tell, stopped });
    self.postMessage({ bytes, made }, [bytes, ...made].map(({ buffer }) => buffer));
  } catch (error) {
    self.postMessage({ error: told(error) });
  }
  clearTimeout(reporting);
}

function tell(share) {
  shareNow = share;
  reporting ??= setTimeout(() => {
    reporting = undefined;
    self.postMessage({ share: shareNow });
  }, PAUSE);
}

function stopped(error) {
  self.postMessage({ stopped: told(error) });
  return new Promise((resolve, reject) => (stop = { resolve, reject, error }));
}

/** What an error would lose on its way. */
function told({ kind, name, message }) {
  return { kind, name, message };
}
