// WebKitGTK's small browser on a virtual screen, driven by WebDriver.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "#server/http/testing/free-port.ts";
import type { WebkitPaths } from "#tests/machine.ts";
import { type EngineBrowser, keysOf } from "./engine-browser.ts";

/** The driver's own time limits do not fire when its browser hangs. */
const COMMAND_MS = 60_000;
const START_MS = 60_000;
/** A script that runs while the browser gives the page to another process is never answered. */
const LOST_MS = 3_000;
const MAX_WIDER_PX = 2;
/** The toolbar would make the window wider than a phone. */
const NARROW_TOOLBAR = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";
const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** `drawsInLayers` is WebKit's own way of drawing; without it all of a page is drawn on one surface. */
export async function openWebkit(
  { driver, browser, screen }: WebkitPaths,
  { drawsInLayers }: { readonly drawsInLayers: boolean },
): Promise<EngineBrowser> {
  const home = mkdtempSync(join(tmpdir(), "tincture-webkit-"));
  mkdirSync(join(home, ".config/gtk-3.0"), { recursive: true });
  writeFileSync(join(home, ".config/gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  const { process: xvfb, display } = await startScreen(screen);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Drawing in layers, each of which is put together by software, takes a third of the time of the tests.
      ...(!drawsInLayers && { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
      // A page is open too briefly for the compiler that takes longest.
      JSC_useFTLJIT: "false",
      GTK_THEME: "Adwaita",
      HOME: home,
      XDG_CONFIG_HOME: join(home, ".config"),
    },
    stdio: "ignore",
  });
  await driverReady(port);
  const web = await inTime(
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          // Otherwise the driver answers nothing while a module of the page is loading, also one that is held back.
          pageLoadStrategy: "none",
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
        }),
      )
      .build(),
    "start",
  );
  return {
    ...commandsOf(web),
    async close() {
      await inTime(web.quit(), "quit").catch(() => undefined);
      await ended(service);
      await ended(xvfb);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function commandsOf(web: WebDriver): Omit<EngineBrowser, "close"> {
  const valueOf = (expression: string, limitMs?: number) =>
    inTime(web.executeScript<unknown>(`return (${expression})`), expression.slice(0, 80), limitMs);
  const actions = () => web.actions({ async: true });
  const key = (name: string) => KEYS[name] ?? name;
  return {
    async goto(url) {
      await valueOf("document.left = true");
      await inTime(web.get(url), url);
      const deadline = AbortSignal.timeout(COMMAND_MS);
      const isThere = `!("left" in document) && document.readyState !== "loading"`;
      while (!(await valueOf(isThere, LOST_MS).catch(() => false))) deadline.throwIfAborted();
    },
    valueOf: (expression) => valueOf(expression),
    async resize(width, height) {
      const area = () => valueOf("[innerWidth, innerHeight]") as Promise<[number, number]>;
      const view = web.manage().window();
      const { width: outerWidth, height: outerHeight } = await inTime(view.getRect(), "size");
      const [innerWidth, innerHeight] = await area();
      const size = { width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight };
      await inTime(view.setRect({ x: 0, y: 0, ...size }), "resize");
      // The page is laid out later. A narrow window may be a pixel wider than asked for.
      const deadline = AbortSignal.timeout(COMMAND_MS);
      while (Math.abs((await area())[0] - width) > MAX_WIDER_PX) deadline.throwIfAborted();
    },
    async drag([first, ...others]) {
      if (first === undefined) return;
      const at = ({ x, y }: { x: number; y: number }) => ({
        x: Math.round(x),
        y: Math.round(y),
        origin: Origin.VIEWPORT,
        duration: 50,
      });
      let made = actions().move(at(first)).press();
      for (const point of others) made = made.move(at(point));
      await inTime(made.release().perform(), "drag");
    },
    async press(...chords) {
      for (const chord of chords) {
        const keys = keysOf(chord).map(key);
        let made = actions();
        for (const each of keys) made = made.keyDown(each);
        for (const each of keys.toReversed()) made = made.keyUp(each);
        await inTime(made.perform(), chord);
      }
    },
    type: (text) => inTime(actions().sendKeys(text).perform(), "type"),
    upload: (selector, path) =>
      inTime(web.findElement(By.css(`input[type=file]${selector}`)).sendKeys(path), "upload"),
  };
}

/** A virtual screen that chooses a free number itself. */
async function startScreen(program: string): Promise<{ process: ChildProcess; display: string }> {
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const pipe = child.stdio[3];
  if (pipe === null || pipe === undefined) throw new Error("The virtual screen has no pipe");
  const [chosen] = await inTime(once(pipe, "data"), "screen");
  return { process: child, display: `:${String(chosen).trim()}` };
}

async function driverReady(port: number): Promise<void> {
  const deadline = AbortSignal.timeout(START_MS);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (deadline.aborted) throw new Error("WebKit's driver did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

async function inTime<Result>(
  command: PromiseLike<Result>,
  what: string,
  limitMs = COMMAND_MS,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`WebKit's driver did not answer: ${what}`)), limitMs);
  try {
    return await Promise.race([command, promise]);
  } finally {
    clearTimeout(timer);
  }
}
