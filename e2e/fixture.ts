// The fixture of every browser test: a console error or warning, a failed request or an exception fails the test.
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

export interface Problems {
  /** Allows a failing answer that the test expects, by its path. */
  allow(status: number, path: string | RegExp): void;
  /** Allows console messages that the test expects. */
  allowConsole(text: RegExp): void;
  /** Turns the network off; from here on requests that fail for this reason are expected. */
  goOffline(context: BrowserContext): Promise<void>;
  /** Also watches a context that the test opened itself. */
  watch(context: BrowserContext): void;
  /** Says that nobody answers at this origin from here on: a service worker goes on to store pages without its page. */
  ends(origin: string): void;
}

export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const watcher = createWatcher();
      watcher.watch(context);
      await use(watcher);
      // The next test uses the same page, and Playwright does not undo this.
      await context.setOffline(false);
      expect(watcher.found(), "problems seen by the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** Requests of a service worker report only that they failed; the router fetches route patches for links in view. */
const OFFLINE = /ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch manifest patches/;

function createWatcher(): Problems & { found(): string[] } {
  const found: { text: string; url: string; status?: number }[] = [];
  let isOffline = false;
  const allowed: { status: number; path: string | RegExp }[] = [];
  const words: RegExp[] = [];
  const ended = new Set<string>();

  const isAllowed = ({ url, status, text }: (typeof found)[number]) => {
    const code = status ?? Number(/status of (\d{3})/.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(code) || !URL.canParse(url)) return false;
    const { pathname, search } = new URL(url);
    return allowed.some((each) => {
      if (each.status !== code) return false;
      return typeof each.path === "string"
        ? each.path === pathname + search
        : each.path.test(pathname + search);
    });
  };

  return {
    allow: (status, path) => allowed.push({ status, path }),
    allowConsole: (text) => words.push(text),
    ends: (origin) => ended.add(origin),
    goOffline: async (context) => {
      isOffline = true;
      await context.setOffline(true);
    },
    watch(context) {
      context.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        // Our setting in playwright.config.ts causes this message, and the test runner logs it, not the page.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        // Without a GPU the browser itself reads back a WebGL canvas in order to paint it.
        if (message.text().includes("GPU stall due to ReadPixels")) return;
        // React Router preloads the style sheets of the next page, for which the browser expects a use within seconds.
        if (message.text().includes(".css# was preloaded using link preload")) return;
        found.push({ text: `console ${message.type()}: ${message.text()}`, url: message.location().url });
      });
      context.on("weberror", (webError) => {
        const thrown = webError.error();
        // A DOMException has no stack here.
        const text = thrown.stack || `${thrown.name}: ${thrown.message}`;
        found.push({ text: `exception: ${text}`, url: "" });
      });
      context.on("response", (response) => {
        const status = response.status();
        if (status >= 400) found.push({ text: `answer ${status}`, url: response.url(), status });
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // The page navigated away or canceled a preload: nothing failed. "csp" is also reported for scripts where
        // JavaScript is off; a policy that blocks anything else logs an error on the console.
        // Through a service worker, the router's request for the routes in view only fails when its page is left.
        const isOfRouter = new URL(request.url()).pathname === "/__manifest" && reason === "net::ERR_FAILED";
        const hasEnded = ended.has(new URL(request.url()).origin);
        if (reason !== "net::ERR_ABORTED" && reason !== "csp" && !isOfRouter && !hasEnded)
          found.push({ text: `failed: ${reason}`, url: request.url() });
      });
    },
    found: () =>
      found
        .filter((each) => !isAllowed(each))
        .filter(({ text }) => !words.some((known) => text.startsWith("console ") && known.test(text)))
        .filter(({ text }) => !isOffline || !OFFLINE.test(text))
        .map(({ text, url }) => `${text} ${url}`.trim()),
  };
}

/** For `test.use`: a first visit, in which the cookie banner is shown. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };

/** For `test.use`: a phone, in tests that need only a phone. Tests tagged @phone run on a desktop as well. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a page and waits until it is hydrated: links and buttons then have their event handlers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * `said` resolves when the element has said this, for however short a time: a notice such as "Copied" may be gone before a
 * busy test looks again. Await the call before the act, so that somebody is watching by then, and `said` afterwards.
 */
export async function says(locator: Locator, words: string): Promise<{ readonly said: Promise<void> }> {
  const watch = await locator.evaluateHandle(
    (element, wanted) => ({
      said: new Promise<void>((resolve) => {
        const look = () => {
          if (element.textContent?.includes(wanted)) resolve();
        };
        new MutationObserver(look).observe(element, { childList: true, characterData: true, subtree: true });
        look();
      }),
    }),
    words,
  );
  return { said: watch.evaluate(({ said }) => said) };
}

/** The line that says for four seconds what was done. */
export const toast = (page: Page): Locator => page.locator(".toast-region");

/** Waits until React has taken over the page (app/shell/early/early-actions.ts). */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html:not([data-early]) :is(main, h1)").first().waitFor({ state: "attached" });
}
