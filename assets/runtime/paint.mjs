// Carries out what the keyed diff found out: one call for each new picture, however much of it changes.
const SVG = "http://www.w3.org/2000/svg";

/** How many arguments each operation has. */
const LENGTHS = { element: 3, svg: 3, text: 2, write: 2, set: 3, unset: 2, append: 2, insert: 3, remove: 1 };

/** The nodes on the page by their numbers in Python; 0 is where the app lives. */
const nodes = new Map();
const numbers = new WeakMap();

/**
 * Only text and attributes, never markup. A name that begins with a dot is a property.
 * @param {string} text JSON: operations one after the other, each a word and what belongs to it
 */
export function paint(text) {
  const todo = JSON.parse(text);
  if (!nodes.has(0)) nodes.set(0, document.getElementById("app"));
  spareFocus(todo);
  for (let i = 0; i < todo.length; ) {
    switch (todo[i++]) {
      case "element":
        add(todo[i++], document.createElement(todo[i++]), todo[i++]);
        break;
      case "svg":
        add(todo[i++], document.createElementNS(SVG, todo[i++]), todo[i++]);
        break;
      case "text":
        add(todo[i++], document.createTextNode(todo[i++]), {});
        break;
      case "write":
        nodes.get(todo[i++]).data = todo[i++];
        break;
      case "set":
        set(nodes.get(todo[i++]), todo[i++], todo[i++]);
        break;
      case "unset":
        unset(nodes.get(todo[i++]), todo[i++]);
        break;
      case "append":
        nodes.get(todo[i++]).append(nodes.get(todo[i++]));
        break;
      case "insert":
        nodes.get(todo[i++]).insertBefore(nodes.get(todo[i++]), nodes.get(todo[i++]));
        break;
      case "remove":
        remove(nodes.get(todo[i++]));
        break;
      default:
        throw new Error(`unknown operation before ${i}`);
    }
  }
}

/**
 * What touches the focused element makes the browser lay out the whole page at once. So it comes first, while
 * there is nothing to be laid out.
 */
function spareFocus(todo) {
  const focused = document.activeElement;
  const number = numbers.get(focused);
  if (number === undefined) return;
  for (let i = 0; i < todo.length; i += LENGTHS[todo[i]] + 1) {
    if (todo[i] === "set" && todo[i + 1] === number && todo[i + 2] === "tabindex")
      focused.setAttribute("tabindex", todo[i + 3]);
    else if (todo[i] === "remove" && nodes.get(todo[i + 1])?.contains(focused)) focused.blur();
  }
}

/**
 * Moves the keyboard's focus, once the picture is there: focusing lays out the whole page.
 * @param {string} selector of the element
 */
export function focusSoon(selector) {
  requestAnimationFrame(() => setTimeout(() => document.querySelector(selector)?.focus()));
}

/**
 * Shows that a control has been tapped in the very next frame, and only then does what was tapped.
 * @param {Element} control
 * @param {() => void} run
 */
export function answerTap(control, run) {
  control.setAttribute("data-tapped", "");
  const { port1, port2 } = new MessageChannel();
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    port1.close();
    control.removeAttribute("data-tapped");
    run();
  };
  port1.onmessage = begin;
  // The next task comes after the frame was painted; a page that is not shown has no frames.
  requestAnimationFrame(() => port2.postMessage(0));
  setTimeout(begin, 100);
}

function add(number, node, attributes) {
  nodes.set(number, node);
  numbers.set(node, number);
  for (const name in attributes) set(node, name, attributes[name]);
}

function set(node, name, value) {
  if (name === ".value") {
    if (node.value !== value) node.value = value; // setting it would move the caret
  } else if (name.startsWith(".")) node[name.slice(1)] = true;
  else if (name !== "tabindex" || node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function unset(node, name) {
  if (name === ".value") node.value = "";
  else if (name.startsWith(".")) node[name.slice(1)] = false;
  else node.removeAttribute(name);
}

function remove(node) {
  node.remove();
  forget(node);
}

function forget(node) {
  nodes.delete(numbers.get(node));
  for (let child = node.firstChild; child; child = child.nextSibling) forget(child);
}
