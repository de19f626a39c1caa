// The page's end of the service worker: offline, and a new build that waits for the player's consent.

/**
 * @param {string} build this page's
 */
export async function watchUpdates(build) {
  const container = navigator.serviceWorker;
  if (!container) return;
  let offered = false;
  const look = async () => {
    const newest = await ask({ ask: "newest" }).catch(() => undefined);
    if (newest === undefined || newest === build || offered) return;
    offered = true;
    globalThis.fumotoUpdate.waiting = true;
    document.dispatchEvent(new CustomEvent("fumoto:update-ready"));
  };
  globalThis.fumotoUpdate = {
    /** Whether a newer build is here and waits. */
    waiting: false,
    /** Takes the newer build and loads the page anew. */
    async apply() {
      await ask({ ask: "take" });
      location.reload();
    },
  };
  try {
    const registration = await container.register("./sw.js", { scope: "./" });
    container.addEventListener("controllerchange", look);
    registration.addEventListener("updatefound", () => {
      const fresh = registration.installing;
      fresh?.addEventListener("statechange", () => fresh.state === "activated" && look());
    });
    addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
    setInterval(() => registration.update().catch(() => {}), 3_600_000);
    await container.ready;
    await look();
  } catch (error) {
    console.warn("No offline copy is kept:", error);
  }

  async function ask(question) {
    const { active } = await container.ready;
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => (data.error === undefined ? resolve(data.answer) : reject(new Error(data.error)));
      setTimeout(() => reject(new Error("no answer from the service worker")), 10_000);
      active.postMessage(question, [port2]);
    });
  }
}
