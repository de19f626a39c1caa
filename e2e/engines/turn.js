// Read by the tests of each engine and run inside the page: does the next sensible thing with a control.
// Gives what is stored, so that the test can see whether a turn was kept.
(() => {
  const wanted = ["[data-do=curtain]", "[data-action]", "[data-do^='pick:']", "[data-do]"];
  const usable = (control) =>
    !control.disabled && control.getAttribute("aria-disabled") !== "true" && control.getClientRects().length > 0;
  const game = document.querySelector("#app main, #app") ?? document.body;
  for (const selector of wanted) {
    const controls = [...game.querySelectorAll(selector)].filter(usable);
    if (!controls.length) continue;
    controls[controls.length - 1].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    break;
  }
})();
