// The page of all tests in an engine, that of the project which runs them: opened before the first test.
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { findFirefox, findWebkit } from "#tests/machine.ts";
import type { Engine, EngineBrowser } from "./engine-browser.ts";
import { EnginePage } from "./engine-page.ts";
import { openFirefox } from "./firefox.ts";
import { startWatchingServer } from "./watching-server.ts";
import { openWebkit } from "./webkit.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly engine: Engine;
  }
}

let opened: EnginePage | undefined;

beforeAll(async () => {
  const server = await startWatchingServer(inject("applicationOrigin"));
  const browser = await openBrowser(inject("engine"));
  await browser.resize(1440, 900);
  opened = new EnginePage(browser, server);
});
afterEach(() => page().mustHaveNoProblems());
afterAll(async () => {
  await opened?.browser.close();
  await opened?.server.close();
});

export function page(): EnginePage {
  if (opened === undefined) throw new Error("The browser is not open");
  return opened;
}

async function openBrowser(engine: Engine): Promise<EngineBrowser> {
  if (engine === "firefox") {
    const path = findFirefox();
    if (path === undefined) throw new Error("Firefox is not installed (Debian: firefox-esr)");
    return openFirefox(path);
  }
  const webkit = findWebkit();
  if (webkit === undefined)
    throw new Error("WebKit is not installed (Debian: webkit2gtk-driver, xvfb, xauth)");
  return openWebkit(webkit, { drawsInLayers: IS_EXHAUSTIVE });
}
