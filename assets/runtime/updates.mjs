// The page's end of the service worker: offline, and a new build that waits for the player's consent.

const container = navigator.serviceWorker;

/** Offers a newer build with the event `fumoto:update-ready` on the document. */
export class Updates {
  /** Whether a newer build is here and waits. */
  waiting = false;
  #build;

  /** @param {string} build this page's */
  constructor(build) {
    this.#build = build;
  }

  /** Takes the newer build and loads the page anew. Rejects where that fails; nothing has changed then. */
  async apply() {
    await ask({ ask: "take" });
    location.reload();
  }

  /** Keeps a copy for offline play and looks for newer builds from now on. */
  async watch() {
    if (!container) return;
    try {
      const registration = await container.register("./sw.js", { scope: "./" });
      const look = () => this.#lookAgain();
      container.addEventListener("controllerchange", look);
      const follow = () => {
        const fresh = registration.installing;
        fresh?.addEventListener("statechange", () => ["installed", "activated"].includes(fresh.state) && look());
      };
      registration.addEventListener("updatefound", follow);
      follow(); // it may have been found while this page was starting
      const update = () => registration.update().catch(() => {});
      addEventListener("visibilitychange", () => document.hidden || update());
      setInterval(update, 3_600_000);
      await container.ready;
      await look();
      if (!container.controller) return;
      await update(); // browsers look by themselves, but late or not at every visit
      await look();
    } catch (error) {
      console.warn("No offline copy is kept:", error);
    }
  }

  /** Asks until there is an answer: a worker that is just being replaced may not give one. */
  async #lookAgain() {
    for (const pause of [0, 1000, 5000, 20_000]) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        return await this.#look();
      } catch {
        // once more
      }
    }
  }

  async #look() {
    if (this.waiting || (await ask({ ask: "newest" })) === this.#build) return;
    this.waiting = true;
    document.dispatchEvent(new CustomEvent("fumoto:update-ready"));
  }
}

async function ask(question) {
  // A newer worker may wait for as long as the one before it is at work; it knows all that is asked here.
  const { waiting, active } = await container.ready;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.error === undefined ? resolve(data.answer) : reject(new Error(data.error)));
    setTimeout(() => reject(new Error("no answer from the service worker")), 10_000);
    (waiting ?? active).postMessage(question, [port2]);
  });
}
