// What is wrong with the picture: things cut off, too small for a finger, covered or outside.
(() => {
  const found = [];
  const say = (what, node) => {
    const name = node.getAttribute?.("aria-label") ?? node.textContent?.trim().slice(0, 40) ?? "";
    found.push(`${what}: <${node.tagName.toLowerCase()} class="${node.getAttribute("class") ?? ""}"> ${name}`);
  };
  const page = document.documentElement;
  const wide = innerWidth;
  if (page.scrollWidth > wide) found.push(`the page is ${page.scrollWidth} wide in a window of ${wide}`);
  const seen = (node) => {
    const style = getComputedStyle(node);
    return style.visibility !== "hidden" && style.display !== "none" && node.getClientRects().length > 0;
  };
  const scrolls = (node) => {
    for (let at = node; at && at !== page; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
    return page.scrollHeight > innerHeight && getComputedStyle(document.querySelector(".app")).overflow !== "hidden" ? page : null;
  };
  const controls = [...document.querySelectorAll("button, select, textarea, input, summary, [role=button]")];
  for (const node of controls) {
    if (node.closest("[inert]") || node.closest(".sr")) continue;
    let box = node;
    if (node.matches("input") && node.closest("label")) box = node.closest("label");
    if (node.matches("g")) box = node.querySelector(".hit") ?? node;
    if (!seen(box)) continue;
    const rect = box.getBoundingClientRect();
    const [width, height] = node.matches("g") ? sides(box) : [rect.width, rect.height];
    if (!node.matches("g") && (width < 39.5 || height < 39.5)) say(`${Math.round(width)}×${Math.round(height)} is small for a finger`, node);
    if (rect.left < -1 || rect.right > wide + 1) say("outside at the side", node);
    if (!scrolls(box) && (rect.top < -1 || rect.bottom > innerHeight + 1)) say("outside above or below", node);
    const x = rect.left + rect.width / 2;
    const y = rect.top + rect.height / 2;
    if (x >= 0 && x < wide && y >= 0 && y < innerHeight && !node.matches("[role=button]")) {
      const top = document.elementFromPoint(x, y);
      if (top && top !== node && !node.contains(top) && !box.contains(top) && !top.contains(node) && !top.closest(".toast, .setup__foot"))
        say(`covered by <${top.tagName.toLowerCase()} class="${top.getAttribute("class") ?? ""}">`, node);
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const node of document.querySelectorAll("select")) {
    if (node.closest("[inert]") || !seen(node)) continue;
    const style = getComputedStyle(node);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
    if (pen.measureText(node.selectedOptions[0]?.text ?? "").width > room) say("choice cut off", node);
  }
  for (const node of document.querySelectorAll("#app *")) {
    if (node.closest("svg, .sr, [inert]") || !seen(node)) continue;
    const text = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    if (!text) continue;
    const style = getComputedStyle(node);
    const cuts = style.overflow !== "visible";
    if (cuts && !/auto|scroll/.test(style.overflow) && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)) say("text cut off", node);
    const rect = node.getBoundingClientRect();
    if (rect.left < -1 || rect.right > wide + 1) say("text outside at the side", node);
    const size = parseFloat(style.fontSize);
    if (size < 14) say(`letters of ${size} px`, node);
    for (let at = node.parentElement; at && at.id !== "app"; at = at.parentElement) {
      const around = getComputedStyle(at);
      if (around.overflow === "visible") continue;
      if (/auto|scroll/.test(around.overflowY)) break;
      const frame = at.getBoundingClientRect();
      if (rect.right > frame.right + 1 || rect.bottom > frame.bottom + 1 || rect.top < frame.top - 1) { say(`cut off by ${at.className}`, node); break; }
    }
  }
  for (const node of document.querySelectorAll(".play__under, .kili, .kili > *, .hand, .rows"))
    if (seen(node) && node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY === "visible") {
      const rect = node.getBoundingClientRect();
      if (rect.top + node.scrollHeight > innerHeight + 1) say(`runs out by ${node.scrollHeight - node.clientHeight} px`, node);
    }
  return [...new Set(found)];

  function sides(box) {
    const matrix = box.getScreenCTM();
    const scale = Math.hypot(matrix.a, matrix.b);
    return [box.width.baseVal.value * scale, box.height.baseVal.value * scale];
  }
})();
