// Each kind of page in this engine: it reports no error, and nothing is wider than the screen. `npm run
// test:all` and `npm run test:engines` test every public page.

import { describe, expect, it } from "vitest";
import { CONVERTER_PAIRS, pairPath } from "#domain/navigation/converter-pairs.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { PUBLIC_PAGES, SIGN_IN_PAGES, SIGN_IN_STATES } from "#tests/public-pages.ts";
import { page } from "./opened-page.ts";

/** The last one is the size that the page has in all other tests. */
const SIZES = [
  [390, 844],
  [1440, 900],
] as const;
/** Home, a list, a reading page, a form. Tools are in tools.engine.test.ts. */
const ONE_OF_EACH = ["/", "/palettes", "/help", "/login"];
const ALL = [
  ...PUBLIC_PAGES,
  ...CONVERTER_PAIRS.slice(0, 1).map(pairPath),
  ...SIGN_IN_PAGES,
  ...SIGN_IN_STATES.map(([path]) => path),
];

async function expectFitting(): Promise<void> {
  for (const [width, height] of SIZES) {
    await page().browser.resize(width, height);
    await expect.poll(() => page().overflow(), { message: `${width} px` }).toEqual([]);
  }
}

describe("[QLT-9] [E1] a page without errors that fits the screen", () => {
  it.each(IS_EXHAUSTIVE ? ALL : ONE_OF_EACH)("%s", async (path) => {
    await page().open(path);
    await expectFitting();
  });

  it.each(["/palettes", "/gradients"])("an item of %s", async (list) => {
    await page().open(list);
    const [address = ""] = await page().textsOf(`a[href^="${list}/"].item-title`, "href");
    expect(address).not.toBe("");
    await page().open(address);
    await expectFitting();
  });

  it("of an address that does not exist", async () => {
    await page().open("/no/such-page");
    expect(page().server.takeFailures()).toEqual(["404 /no/such-page"]);
    await expectFitting();
  });
});

it("[QLT-9] [E4] underlines are 1 px thick", async () => {
  await page().open("/about/privacy");
  const thicknesses = await page().run(() =>
    [...document.querySelectorAll("main a")]
      .map((link) => getComputedStyle(link))
      .filter((style) => style.textDecorationLine === "underline")
      .map((style) => style.textDecorationThickness),
  );
  expect([...new Set(thicknesses)]).toEqual(["1px"]);
});

it("[QLT-9] errors of a page are noted", async () => {
  await page().open("/help");
  await page().run(() => {
    console.error("one");
    setTimeout(() => {
      throw new Error("two");
    });
  });
  const noted: string[] = [];
  await expect
    .poll(async () => {
      noted.push(...(await page().takeProblems()));
      return noted;
    })
    .toHaveLength(2);
  expect(noted[0]).toBe("/help: console.error one");
  expect(noted[1]).toContain("two");
});
