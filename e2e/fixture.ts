// Every browser test runs under this: a console error or warning, a failed request or an exception fails it.
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

export interface Problems {
  /** Announces a failing answer that the test means to see, by the path it is asked for. */
  allow(status: number, path: string | RegExp): void;
  /** Announces words on the console that the test means to see. */
  allowConsole(text: RegExp): void;
  /** From here on the network is cut: requests that fail for this reason are meant to. */
  allowOffline(): void;
  /** Watches one more context that the test opened itself. */
  watch(context: BrowserContext): void;
}

export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const watcher = createWatcher();
      watcher.watch(context);
      await use(watcher);
      expect(watcher.found(), "problems seen by the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** What a service worker could not get is only said to have failed; the router looks for pages behind links. */
const OFFLINE = /ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch manifest patches/;

function createWatcher(): Problems & { found(): string[] } {
  const found: { text: string; url: string; status?: number }[] = [];
  let isOffline = false;
  const allowed: { status: number; path: string | RegExp }[] = [];
  const words: RegExp[] = [];

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
    allowOffline: () => {
      isOffline = true;
    },
    watch(context) {
      context.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        // Our own setting in playwright.config.ts: said by the runner, not by the page.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        found.push({ text: `console ${message.type()}: ${message.text()}`, url: message.location().url });
      });
      context.on("weberror", (webError) => {
        const thrown = webError.error();
        found.push({ text: `exception: ${thrown.stack ?? thrown.message}`, url: "" });
      });
      context.on("response", (response) => {
        const status = response.status();
        if (status >= 400) found.push({ text: `answer ${status}`, url: response.url(), status });
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // The page moved on, or took a preload back: nothing failed. "csp" is also what stops scripts where they
        // are off; a policy that stops anything else says so on the console.
        if (reason !== "net::ERR_ABORTED" && reason !== "csp")
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

/** For `test.use`: the visit of someone who never came before, and is asked about cookies. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };

/** Opens a page and waits until it is alive: links and buttons then do what their scripts say. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** React leaves its mark on the elements it has taken over; parts whose files come later are taken over last. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main, h1");
    if (main === null) return false;
    const pressable = document.querySelectorAll(
      "body :is(a.btn, button, input, select, textarea, [tabindex])",
    );
    return [main, ...pressable].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    );
  });
}
