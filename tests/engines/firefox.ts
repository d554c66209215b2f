// Firefox without a window, driven by WebDriver BiDi.
import puppeteer, { type KeyInput } from "puppeteer-core";
import { type EngineBrowser, keysOf } from "./engine-browser.ts";

/**
 * One process for all pages, started when it is needed, and 20 frames a second, which software draws: in six sevenths of
 * the processor time.
 */
const LEAN = {
  "dom.ipc.processCount": 1,
  "dom.ipc.processPrelaunch.enabled": false,
  "fission.autostart": false,
  "layout.frame_rate": 20,
};

export async function openFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: LEAN,
  });
  const page = await browser.newPage();
  return {
    async goto(url) {
      await page.goto(url);
    },
    valueOf: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    async drag([first, ...others]) {
      if (first === undefined) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    async press(...chords) {
      for (const chord of chords) {
        const keys = keysOf(chord) as KeyInput[];
        for (const key of keys) await page.keyboard.down(key);
        for (const key of keys.toReversed()) await page.keyboard.up(key);
      }
    },
    type: (text) => page.keyboard.type(text),
    async upload(selector, path) {
      const field = await page.$(`input[type=file]${selector}`);
      await field?.uploadFile(path);
    },
    close: () => browser.close(),
  };
}
