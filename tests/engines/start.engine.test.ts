// A page before React has taken it over, and its fonts (docs/decisions/057-live-pages.md).
import { expect, it } from "vitest";
import { page } from "./opened-page.ts";

// The names are loaded when the page is idle.
const LATE_SCRIPTS = /\/(?:color-)?names-[^/]*\.js$/;

// These tests are the first, each by a name of its own, so that the browser has none of the files in its cache.
it.each([
  ["style sheets", /\.css$/, "127.0.0.1"],
  ["scripts", LATE_SCRIPTS, "localhost"],
])("[QLT-9] [E1] a page can be left while its files are loading: %s", async (_, files, name) => {
  const { server } = page();
  const origin = server.origin.replace("127.0.0.1", name);
  const before = server.heldCount();
  const release = await page().gotoHolding("/color-converter?c=0e2a47", files, origin);
  await expect.poll(() => server.heldCount() - before).toBeGreaterThanOrEqual(1);
  await page().run(() => location.assign("/about/pricing"));
  await expect.poll(() => page().urlPath()).toBe("/about/pricing");
  release();
  await page().hydrated();
  expect(await page().urlPath()).toBe("/about/pricing");
  expect(await page().run(() => sessionStorage.getItem("tincture:reloaded-at"))).toBeNull();
  expect(await page().takeProblems()).toEqual([]);
});

it("[QLT-9] [QLT-2] text is set in the two cut fonts", async () => {
  const loaded = () =>
    page().run(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
  await expect
    .poll(async () => {
      // The fonts are optional: a page that waited too long for them keeps its fallbacks until it is opened again.
      await page().goto("/help");
      return (await loaded()).map((family) => family.replaceAll('"', "")).toSorted();
    })
    .toEqual(expect.arrayContaining(["Tincture Mono", "Tincture Sans"]));
});

it("[QLT-9] [QLT-2] a press before React is there is carried out once it is", async () => {
  const release = await page().gotoHolding("/palettes");
  await page().click(["button", "Search"]);
  expect(await page().textsOf("[role=dialog]")).toEqual([]);
  release();
  await expect.poll(async () => (await page().textsOf("[role=dialog]")).length).toBe(1);
  // The next test leaves the page, which must not happen while it loads a part.
  await page().hydrated();
});

it("[QLT-9] [SHL-7] a menu opens before React is there, and the color mode is chosen at once", async () => {
  const release = await page().gotoHolding("/help");
  const mode = () => page().run(() => document.documentElement.dataset["theme"]);
  await page().click("summary[aria-label='Color mode']");
  await page().click([".mode-menu label", "Dark"]);
  await expect.poll(mode).toBe("dark");
  release();
  await page().hydrated();
  expect(await mode()).toBe("dark");
  await page().run(() => localStorage.clear());
});
