// Drives Firefox for test_firefox.py: commands come as lines of JSON, answers go back as lines of JSON.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [modules, executablePath] = process.argv.slice(2);
const { default: puppeteer } = await import(
  pathToFileURL(`${modules}/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js`).href
);
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, protocol: "webDriverBiDi" });
const page = await browser.newPage();

for await (const line of createInterface({ input: process.stdin })) {
  const { go, run } = JSON.parse(line);
  let answer = null;
  try {
    if (go) await page.goto(go, { waitUntil: "domcontentloaded", timeout: 120_000 });
    else answer = await page.evaluate(run);
    process.stdout.write(`${JSON.stringify({ answer: answer ?? null })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
  }
}
await browser.close();
