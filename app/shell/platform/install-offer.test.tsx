import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HIDE_KEY, holdInstallOffer, installOffer, isInstalled } from "./install-offer.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const view = (userAgent: string, isStandalone = false) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the edge of the process: a browser's own parts
  ...({ matchMedia: () => ({ matches: isStandalone }), navigator: { userAgent } } as unknown as Pick<
    Window,
    "matchMedia" | "navigator"
  >),
});

/** Simulates the browser's install prompt; returns what was called on it. */
function offer() {
  const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

beforeEach(() => {
  localStorage.clear();
  delete window.tinctureInstall;
});
afterEach(() => localStorage.clear());

// The script in <head> calls this once per page.
holdInstallOffer();

describe("[PLT-2] the install prompt", () => {
  it("is caught before the page's scripts, in place of the browser's own bar", () => {
    const heard = vi.fn();
    const stop = installOffer.subscribe(heard);
    expect(installOffer.get()).toBe(false);
    const { event } = offer();
    expect(event.defaultPrevented).toBe(true);
    expect(installOffer.get()).toBe(true);
    expect(heard).toHaveBeenCalled();
    stop();
  });
  it("shows the browser's prompt once", async () => {
    const { prompt } = offer();
    await installOffer.accept();
    await installOffer.accept();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(installOffer.get()).toBe(false);
  });
  it("can be dismissed permanently", () => {
    offer();
    installOffer.dismiss();
    expect(localStorage.getItem(HIDE_KEY)).toBe("true");
    expect(HIDE_KEY).toBe("vite-pwa:hide-install");
    offer();
    expect(installOffer.get()).toBe(false);
  });
  it("disappears after installation", () => {
    offer();
    window.dispatchEvent(new Event("appinstalled"));
    expect(installOffer.get()).toBe(false);
  });
  it.each([
    ["a window of its own", view("Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0", true), true],
    ["a browser", view("Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36"), false],
    ["Safari on iOS", view(`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`), false],
    ["started from the home screen of iOS", view(`${IPHONE} Mobile/15E148`), true],
    ["another browser on iOS", view(`${IPHONE} CriOS/150.0 Mobile/15E148 Safari/604.1`), true],
  ])("in %s it counts as installed: %#", (_where, where, isIt) => {
    expect(isInstalled(where)).toBe(isIt);
  });
});
