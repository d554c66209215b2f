import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";

// Each goes a long way through the page.
test.slow();

const SHARED = "/color-mixer?c=1b3fa0-ffd60a-e4002b&p=3-2-1";
const colors = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).locator(":scope > li");
const mixture = (page: Page) => page.getByRole("region", { name: "Mixture" });
const mixedHex = (page: Page) =>
  mixture(page)
    .getByRole("button", { name: /^Copy #.*the mixture/ })
    .innerText();
const border = (page: Page, index: number) =>
  page.getByRole("slider", { name: /^Border between/ }).nth(index);
const query = (page: Page) => new URL(page.url()).searchParams;

test("[MIX] a border is dragged: the mixture follows, and the drag is one step of undo", async ({ page }) => {
  await open(page, "/color-mixer?c=1b3fa0-ffd60a");
  // Until the names have come the value also stands for the name.
  await expect(mixture(page).getByText("#649F3F").first()).toBeVisible();
  const box = await page.locator("[data-band]").boundingBox();
  const at = (percent: number) => (box?.x ?? 0) + ((box?.width ?? 0) * percent) / 100;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move(at(50), y);
  await page.mouse.down();
  await page.mouse.move(at(60), y, { steps: 6 });
  await page.mouse.move(at(75), y, { steps: 6 });
  await expect(mixture(page).getByText("#649F3F")).toHaveCount(0);
  await page.mouse.up();
  await expect(border(page, 0)).toHaveAttribute("aria-valuetext", /75 %.*25 %/);
  await expect.poll(() => query(page).get("p")).toBe("3-1");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect(border(page, 0)).toHaveAttribute("aria-valuetext", /50 %.*50 %/);
  // Until the names have come the value also stands for the name.
  await expect(mixture(page).getByText("#649F3F").first()).toBeVisible();
});

test("[MIX] Escape puts a border back that is being dragged", async ({ page }) => {
  await open(page, "/color-mixer?c=1b3fa0-ffd60a");
  const handle = await border(page, 0).boundingBox();
  await page.mouse.move((handle?.x ?? 0) + 12, (handle?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((handle?.x ?? 0) + 200, (handle?.y ?? 0) + 40, { steps: 4 });
  await expect(border(page, 0)).not.toHaveAttribute("aria-valuenow", "50");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(border(page, 0)).toHaveAttribute("aria-valuenow", "50");
  expect(query(page).get("p")).toBeNull();
});

test("[MIX] by keys alone: borders, amounts, order, ways of mixing and views", async ({ page }) => {
  await open(page, SHARED);
  await border(page, 0).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(border(page, 0)).toHaveAttribute("aria-valuenow", "49");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(border(page, 0)).toHaveAttribute("aria-valuenow", "39");
  await page.keyboard.press("Home");
  await expect(border(page, 0)).toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("Control+z");
  await expect(border(page, 0)).toHaveAttribute("aria-valuenow", "39");

  await colors(page)
    .nth(1)
    .getByRole("button", { name: /^Move / })
    .focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => query(page).get("c")).toBe("1b3fa0-e4002b-ffd60a");

  const parts = page.getByRole("textbox", { name: "Parts of color 1" });
  await parts.focus();
  await parts.fill("5");
  await page.keyboard.press("Enter");
  await expect(parts).toHaveValue("5");
  await parts.fill("many");
  await page.keyboard.press("Tab");
  await expect(parts).toHaveValue("5");

  await page.getByRole("main").click({ position: { x: 4, y: 4 } });
  const before = await mixedHex(page);
  await page.keyboard.press("Space");
  await expect.poll(() => mixedHex(page)).not.toBe(before);
  await expect.poll(() => query(page).get("in")).toBe("light");
  await page.keyboard.press("w");
  await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveCount(7);
  await page.keyboard.press("w");
  await expect(page.getByRole("list", { name: "Ways of mixing" }).getByRole("listitem")).toHaveCount(5);
});

test("[MIX] two to six colors: added, removed with a way back, reversed, made equal", async ({ page }) => {
  await open(page, SHARED);
  for (const count of [4, 5, 6]) {
    await page.getByRole("button", { name: "Add a color" }).click();
    await expect(colors(page)).toHaveCount(count);
  }
  await expect(page.getByRole("button", { name: "Add a color" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove #E4002B" }).click();
  await expect(colors(page)).toHaveCount(5);
  await page.getByRole("status").filter({ hasText: "removed" }).getByRole("button", { name: "Undo" }).click();
  await expect(colors(page)).toHaveCount(6);
  await page.getByRole("button", { name: "Equal parts" }).click();
  await expect.poll(() => query(page).get("p")).toBeNull();
  await page.getByRole("button", { name: "Reverse" }).click();
  await expect.poll(() => query(page).get("c")).toMatch(/1b3fa0$/);
});

test("[MIX] a color goes to another place by its grip", async ({ page }) => {
  await open(page, SHARED);
  const grip = colors(page)
    .first()
    .getByRole("button", { name: /^Move / });
  const last = await colors(page).nth(2).boundingBox();
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move((last?.x ?? 0) + (last?.width ?? 0) - 20, (last?.y ?? 0) + 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => query(page).get("c")).toBe("ffd60a-e4002b-1b3fa0");
  expect(query(page).get("p")).toBe("2-1-3");
});

test("[MIX] the CSS is what the browser itself makes of it", async ({ page }) => {
  for (const how of ["perceptual", "oklch&hue=longer", "light"]) {
    await open(page, `${SHARED}&in=${how}`);
    await expect(page.getByLabel("CSS of the mixture")).toContainText("color-mix(");
    const code = await page.getByLabel("CSS of the mixture").innerText();
    const shown = await mixedHex(page);
    const seen = await page.evaluate((css) => {
      const probe = document.createElement("i");
      probe.style.cssText = css;
      document.body.append(probe);
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      if (context === null) return [];
      context.fillStyle = getComputedStyle(probe).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
    }, code);
    const wanted = [1, 3, 5].map((at) => Number.parseInt(shown.slice(at, at + 2), 16));
    // What lies outside sRGB is clipped by a canvas and mapped by the page; these mixtures lie within.
    for (const [index, value] of wanted.entries()) {
      expect(
        Math.abs(value - (seen[index] ?? -9)),
        `${how}: ${shown} and ${seen.join()}`,
      ).toBeLessThanOrEqual(1);
    }
  }
});

test("[MIX] any space of color-mix(), its way of the hue, and blend modes in their order", async ({
  page,
}) => {
  await open(page, SHARED);
  await page.getByRole("radio", { name: "Space" }).check({ force: true });
  await page.getByLabel("Space", { exact: true }).last().selectOption("hsl");
  const shorter = await mixedHex(page);
  await page.getByLabel("Hue goes").selectOption("longer");
  await expect.poll(() => mixedHex(page)).not.toBe(shorter);
  await page.getByLabel("Space", { exact: true }).last().selectOption("xyz-d65");
  await expect(page.getByLabel("Hue goes")).toHaveCount(0);
  await page.getByRole("radio", { name: "Blend" }).check({ force: true });
  await page.getByLabel("Blend mode").selectOption("soft-light");
  await expect(page.getByLabel("CSS of the mixture")).toContainText("mix-blend-mode: soft-light");
  const ordered = await mixedHex(page);
  await page.getByRole("button", { name: "Reverse" }).click();
  await expect.poll(() => mixedHex(page)).not.toBe(ordered);
});

test("[MIX] steps are copied, counted and put into the tray", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${SHARED}&view=steps`);
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect(steps).toHaveCount(7);
  await steps
    .nth(1)
    .getByRole("button", { name: /^Copy / })
    .click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^#[0-9A-F]{6}$/);
  const number = page.getByRole("spinbutton", { name: "Number, number" });
  await number.fill("12");
  await number.blur();
  await expect(steps).toHaveCount(12);
  await expect.poll(() => query(page).get("n")).toBe("12");
  await steps.nth(3).getByRole("button", { name: /^Put / }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More" }).or(page.getByLabel("More")).first().click();
  await page.getByRole("button", { name: "Color tray" }).click();
  await expect(page.getByRole("list", { name: "Color tray" }).getByRole("listitem")).toHaveCount(1);
});

test("[MIX] from a target and the pots at hand to the recipe, which is used", async ({ page }) => {
  await open(page, SHARED);
  const field = page.getByRole("textbox", { name: "Color to reach" });
  // The section comes after the page: typed before it is alive, a text is put back.
  await expect(async () => {
    await field.fill("#4f6b3a");
    await field.press("Enter");
    await expect.poll(() => query(page).get("t"), { timeout: 1000 }).toBe("4f6b3a");
  }).toPass();
  const recipes = page.getByRole("list", { name: "Recipes" }).getByRole("listitem");
  await expect.poll(() => recipes.count()).toBeGreaterThan(2);
  const errors = (await recipes.allInnerTexts()).map((text) => Number(/ΔE ([\d.]+)/.exec(text)?.[1]));
  expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  const before = await mixedHex(page);
  await recipes.last().getByRole("button", { name: /^Use / }).click();
  await expect.poll(() => mixedHex(page)).not.toBe(before);
  await expect(colors(page)).toHaveCount(3);

  await field.fill("#ff00ff");
  await field.press("Enter");
  await expect(page.getByText("These pots cannot reach it")).toBeVisible();
  await page.getByRole("radio", { name: /^The tray/ }).check({ force: true });
  await expect(page.getByText("The tray is empty", { exact: false })).toBeVisible();
});

test("[COL-1] a wrong color says what is wrong and changes nothing", async ({ page }) => {
  await open(page, SHARED);
  const before = await mixedHex(page);
  const field = page.getByRole("textbox", { name: "Color 1", exact: true });
  await field.fill("rgb(0 0 0");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await mixedHex(page)).toBe(before);
});

test("[TLS-2] bad parameters fall back with a notice", async ({ page }) => {
  await open(page, "/color-mixer?c=1b3fa0-nothing-ffd60a&p=9&in=magic");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /nothing/ })
      .first(),
  ).toBeVisible();
  await expect(colors(page)).toHaveCount(2);
});

test("[TLS-6] [COL-6] the colors go on to other tools and out as files", async ({ page }) => {
  await open(page, "/color-mixer?from=1b3fa0-ffd60a-e4002b");
  await expect(colors(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("complementary", { name: "Export" })).toContainText(/#1b3fa0/i);
});

for (const view of ["mix", "steps", "compare"]) {
  test(`[QLT-1] [MIX] no axe violation: ${view}`, async ({ page }) => {
    await open(page, `${SHARED}&view=${view}&t=4f6b3a&in=oklch`);
    await expect(page.getByRole("list", { name: "Recipes" })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[MIX] by touch at 390 px: a border, a way, a recipe @phone", async ({ page }) => {
    await open(page, SHARED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const handle = await border(page, 0).boundingBox();
    expect(handle?.width).toBeGreaterThanOrEqual(44);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: (handle?.y ?? 0) + 60 }],
      });
    const from = (handle?.x ?? 0) + 22;
    await touch("touchStart", from);
    await touch("touchMove", from + 20);
    await touch("touchMove", from + 39);
    await touch("touchEnd", from + 39);
    await expect(border(page, 0)).toHaveAttribute("aria-valuenow", "60");
    await page.getByRole("radio", { name: "Mixed as" }).check({ force: true });
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    await expect.poll(() => query(page).get("in")).toBe("light");
  });
});
