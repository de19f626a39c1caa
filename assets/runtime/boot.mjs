// Brings the page from its static first screen to the app.
const root = document.documentElement;
const { parts } = JSON.parse(document.getElementById("fumoto-parts").textContent);
const url = (name) => new URL(parts[name].file, location.href).href;
const kept = new Map();

globalThis.fumotoParts = {
  response: (name) => fetch(url(name)),
  bytes(name) {
    if (!kept.has(name))
      kept.set(name, fetch(url(name)).then(async (got) => new Uint8Array(await got.arrayBuffer())));
    return kept.get(name);
  },
  factory: async () => (await import(url("asm"))).default,
};

const script = document.createElement("script");
script.type = "py";
script.setAttribute("config", JSON.stringify({ interpreter: parts.python.file, packages_cache: "never" }));
script.textContent = "from pyapp.web.main import start\nstart()\n";
document.body.append(script);

try {
  await import(url("core"));
} catch (error) {
  root.dataset.state = "error";
  console.error(error);
}
