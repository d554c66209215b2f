// The browser of a test file: the engine of the project that runs it, opened before the first test.
import { afterAll, beforeAll, inject } from "vitest";
import { findFirefox, findWebkit } from "#scripts/test-machine.ts";
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

/** Opens the browser before the tests of a file; the returned function gives its page. */
export function openedPage(): () => EnginePage {
  let page: EnginePage | undefined;
  beforeAll(async () => {
    const server = await startWatchingServer(inject("applicationOrigin"));
    const browser = await openBrowser(inject("engine"));
    await browser.resize(1440, 900);
    page = new EnginePage(browser, server);
  });
  afterAll(async () => {
    await page?.browser.close();
    await page?.server.close();
  });
  return () => {
    if (page === undefined) throw new Error("The browser is not open");
    return page;
  };
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
  return openWebkit(webkit);
}
