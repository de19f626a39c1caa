// Putting the app on the home screen: in which way this browser does that, if at all.

/** Tells with the event `fumoto:installable` on the document when the way is known. */
export class Install {
  /** `prompt`: the browser asks the person when told to. `safari`: only its own menu does it. Empty: neither. */
  how = "";
  #offer;

  constructor() {
    if (matchMedia("(display-mode: standalone)").matches || navigator.standalone) return;
    if (navigator.standalone === false) this.how = "safari"; // only there is it known at all
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // not now: the hint on the first screen speaks of the games first
      this.#offer = event;
      this.#now("prompt");
    });
    addEventListener("appinstalled", () => (this.#offer = undefined));
  }

  /** Has the browser ask the person; there is an offer for one time. */
  ask() {
    const offer = this.#offer;
    this.#offer = undefined;
    this.how = "";
    return offer?.prompt();
  }

  #now(how) {
    this.how = how;
    document.dispatchEvent(new CustomEvent("fumoto:installable"));
  }
}
