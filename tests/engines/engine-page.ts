// A page in any of the engines: opens it, finds elements, presses them and reads what is shown.
import { setTimeout as sleep } from "node:timers/promises";
import { vi } from "vitest";
import type { EngineBrowser, Point } from "./engine-browser.ts";
import { NOTED, type WatchingServer } from "./watching-server.ts";

/** A CSS selector, or a selector and a text that the element's content, label or accessible name contains. */
export type Place = string | readonly [selector: string, text: string];

const PATIENCE = { timeout: 60_000, interval: 50 };

export class EnginePage {
  readonly browser: EngineBrowser;
  readonly server: WatchingServer;

  constructor(browser: EngineBrowser, server: WatchingServer) {
    this.browser = browser;
    this.server = server;
  }

  /**
   * Opens a page without waiting for its scripts. Those of the page before are waited for: WebKit reports a module that
   * is still loading when the page is left as an error.
   */
  async goto(path: string): Promise<void> {
    await this.#scriptsLoaded();
    await this.browser.goto(`${this.server.origin}${path}`);
  }

  /**
   * Opens a page as `goto` does, with files held back, by default its scripts, until the returned function is called.
   * The scripts of the page before have arrived by then: held back, they would keep every later page from opening. By
   * another name of the server nothing of it is in a cache.
   */
  async gotoHolding(path: string, files?: RegExp, origin = this.server.origin): Promise<() => void> {
    await this.#scriptsLoaded();
    const release = this.server.hold(files);
    await this.browser.goto(`${origin}${path}`);
    return release;
  }

  async #scriptsLoaded(): Promise<void> {
    const isQuiet = () => this.server.loadingScriptCount() === 0;
    // Twice, since a script that has arrived may ask for the next one.
    await vi.waitUntil(async () => {
      if (!isQuiet()) return false;
      await sleep(PATIENCE.interval);
      return isQuiet();
    }, PATIENCE);
  }

  /** Opens a page and waits until React has hydrated it. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  /** Waits until React has taken over the page. */
  async hydrated(): Promise<void> {
    const isHydrated = () =>
      document.querySelector("main, h1") !== null && !("early" in document.documentElement.dataset);
    await vi.waitUntil(() => this.run(isHydrated), PATIENCE);
  }

  /** Calls a function in the page. It refers to nothing outside itself, and its result must survive JSON. */
  async run<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const given = args.map((each) => JSON.stringify(each)).join(", ");
    return (await this.browser.valueOf(`(${String(task)})(${given})`)) as Result;
  }

  /** The center of an element, which is scrolled into view; undefined when there is none. */
  async centerOf(place: Place): Promise<Point | undefined> {
    const [selector, text] = typeof place === "string" ? [place, ""] : place;
    const center = await this.run(
      (wanted: string, words: string) => {
        const nameOf = (each: Element) =>
          [
            each.getAttribute("aria-label"),
            each.textContent,
            ...(each instanceof HTMLInputElement ? [...(each.labels ?? [])] : []).map(
              (label) => label.textContent,
            ),
          ].join(" ");
        const found = [...document.querySelectorAll(wanted)].find(
          (each) => each.checkVisibility() && nameOf(each).includes(words),
        );
        if (found === undefined) return null;
        found.scrollIntoView({ block: "nearest", behavior: "instant" });
        const { left, top, width, height } = found.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      selector,
      text,
    );
    return center ?? undefined;
  }

  async click(place: Place): Promise<void> {
    await this.drag(place, (center) => [center]);
  }

  /** Presses the mouse in the middle of an element, moves it through points and releases it. */
  async drag(place: Place, points: (center: Point) => readonly Point[]): Promise<void> {
    const center = await vi.waitUntil(() => this.centerOf(place), PATIENCE);
    await this.browser.drag([center, ...points(center)]);
  }

  /** Replaces the text of a field and commits it. */
  async write(field: Place, text: string): Promise<void> {
    await this.click(field);
    await this.browser.press("Control+a");
    await this.browser.type(text);
    await this.browser.press("Enter");
  }

  /**
   * Presses an element, and resolves when it has said this, for however short a time: a notice such as "Copied" may be gone
   * before the driver has answered the press.
   */
  async clickThatSays(place: readonly [selector: string, text: string], words: string): Promise<void> {
    const watch = (selector: string, text: string, wanted: string) => {
      const found = [...document.querySelectorAll(selector)].find((each) => each.textContent.includes(text));
      if (found === undefined) return false;
      delete document.documentElement.dataset["said"];
      new MutationObserver(() => {
        if (found.textContent.includes(wanted)) document.documentElement.dataset["said"] = "";
      }).observe(found, { childList: true, characterData: true, subtree: true });
      return true;
    };
    await vi.waitUntil(() => this.run(watch, ...place, words), PATIENCE);
    await this.click(place);
    await vi.waitUntil(() => this.run(() => "said" in document.documentElement.dataset), PATIENCE);
  }

  /** The texts, or an attribute, of all elements. */
  async textsOf(selector: string, attribute?: string): Promise<string[]> {
    return this.run(
      (wanted: string, name: string) =>
        [...document.querySelectorAll(wanted)].map(
          (each) => (name === "" ? each.textContent : each.getAttribute(name)) ?? "",
        ),
      selector,
      attribute ?? "",
    );
  }

  async urlPath(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  /** The elements that extend beyond the right edge of the viewport, and by how many pixels the page is too wide. */
  async overflow(): Promise<string[]> {
    return this.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const widest = [...document.body.querySelectorAll("*")]
        .filter((each) => each.getBoundingClientRect().right > clientWidth + 0.5)
        .slice(0, 5);
      return [`${scrollWidth} of ${clientWidth} px`, ...widest.map((each) => each.outerHTML.slice(0, 120))];
    });
  }

  /** Errors, warnings and failed answers since the last call. */
  async takeProblems(): Promise<string[]> {
    const noted = await this.run((key: string) => {
      const text = sessionStorage.getItem(key) ?? "[]";
      sessionStorage.removeItem(key);
      return text;
    }, NOTED);
    const problems: string[] = [...JSON.parse(noted), ...this.server.takeFailures()];
    // The router logs that its request for routes in view has ended with the page; nothing of it is shown.
    return problems.filter((text) => !text.includes("Failed to fetch manifest patches"));
  }

  /** Throws with what was noted since the last call. */
  async mustHaveNoProblems(): Promise<void> {
    const problems = await this.takeProblems();
    if (problems.length > 0) throw new Error(problems.join("\n"));
  }
}
