import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PREVIEW_PARTS, pairsOfPart, previewPairs } from "#domain/previews/preview-parts.ts";
import { readPreviewTheme } from "#domain/previews/preview-theme-link.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { focus, press } from "#tests/parts/input.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { openThemeSender } from "./theme-channel.ts";
import { wornPairs } from "./worn-pairs.ts";

const address = (kind: string, search = "") => `/ui-palette-generator/preview/${kind}${search}`;
const root = () => document.querySelector<HTMLElement>(".preview-root");
const token = (name: string) => root()?.style.getPropertyValue(`--${name}`);
const bar = () => page.getByRole("region", { name: "Preview" });

/** A preview shows the mode of the theme in its address, whatever the mode of the browser. */
const OWN_MODE = ["light"] as const;

for (const kind of ["marketing", "application"])
  it(`[UIP-1] [QLT-1] ${kind} has no accessibility fault in any of the four modes`, async () => {
    for (const mode of THEME_MODES) {
      await mountTool(address(kind, `?mode=${mode}`));
      await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(OWN_MODE);
    }
  });

it("[UIP-1] the state sheet has no accessibility fault, in light and dark", async () => {
  for (const mode of ["light", "dark"]) {
    await mountTool(address("application", `?sheet=1&mode=${mode}`));
    await expect.element(page.getByRole("heading", { name: "State sheet" })).toBeVisible();
    await expectAccessible(OWN_MODE);
  }
});

it("[UIP-2] every pair that stands on the previews is in the table that the audit reads", async () => {
  const known = new Set(previewPairs().map(({ foreground, background }) => `${foreground} ${background}`));
  for (const search of ["marketing", "application", "application?sheet=1"]) {
    await mountTool(address(search));
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    const missing = [...document.querySelectorAll("[data-part]")].flatMap((element) =>
      wornPairs(element)
        .filter(({ use }) => use !== "exempt")
        .map(({ foreground, background }) => `${foreground} ${background}`)
        .filter((pair) => !known.has(pair)),
    );
    expect([...new Set(missing)]).toEqual([]);
  }
  expect(Object.values(PREVIEW_PARTS).flatMap((part) => pairsOfPart(part)).length).toBeGreaterThan(100);
});

it("[UIP-1] the bar changes the mode inside the preview, while the page stays light", async () => {
  await mountTool(address("marketing", "?c=e8622c"));
  await expect.poll(() => token("brand")).toBe("#e8622c");
  const light = token("a0");
  await bar().getByRole("link", { name: "Dark", exact: true }).click();
  await expect.poll(() => query().get("mode")).toBe("dark");
  await expect.poll(() => token("a0")).not.toBe(light);
  expect(query().get("c")).toBe("e8622c");
  expect(token("brand")).toBe("#e8622c");
});

it("[UIP-1] a theme from the open generator arrives without a render, and its failing pairs are named", async () => {
  const { sheet } = readPreviewTheme(new URLSearchParams("c=3b5bdb"));
  const sender = openThemeSender("proof", () => sheet);
  await mountTool(address("application", "?live=proof"));
  await expect.poll(() => token("brand")).toBe("#3b5bdb");
  await expect.element(bar().getByText("All pairs pass")).toBeVisible();
  const weak = { ...sheet, light: { ...sheet.light, "text-3": "#b0b0b0" } };
  sender.send(weak);
  await expect.poll(() => token("text-3")).toBe("#b0b0b0");
  await expect.element(bar().getByText(/\d+ pairs fail/)).toBeVisible();
  await expect
    .poll(() => document.querySelector(".preview-failing span")?.textContent)
    .toMatch(/^\d\.\d+ of 4\.5, text-3 on a/);
  sender.close();
});

it("[UIP-2] an element shows its tokens, and a token rings every element that wears it", async () => {
  await mountTool(address("application", "?tokens=1"));
  const button = page.getByRole("button", { name: "New order" });
  await button.hover();
  const chips = page.css(".preview-chips");
  const words = () => document.querySelector(".preview-chips")?.textContent;
  await expect.poll(words).toMatch(/^primaryon-primary\d\.\d+, Lc \d+$/);
  await expect.element(button).toHaveAttribute("data-ringed", "one");
  await chips.getByRole("button", { name: "on-primary" }).hover();
  await expect.poll(() => document.querySelectorAll('[data-ringed="all"]').length).toBeGreaterThan(1);
  for (const element of document.querySelectorAll('[data-ringed="all"]'))
    expect(element.getAttribute("data-tokens")?.split(" ")).toContain("on-primary");
  await press("Escape");
});

it("[UIP-2] by keys alone: a token of the list rings what wears it", async () => {
  await mountTool(address("application", "?tokens=1"));
  await focus(page.getByRole("list", { name: "Tokens" }).getByRole("button", { name: "warning-soft" }));
  await expect.poll(() => document.querySelectorAll('[data-ringed="all"]').length).toBeGreaterThan(1);
});

it("[UIP-2] side by side, the divider moves by keys and stays between 0 and 100", async () => {
  await mountTool(address("marketing", "?split=1"));
  const divider = page.getByRole("slider", { name: "Divider between Light and Dark" });
  await focus(divider);
  await press("ArrowLeft");
  await expect.element(divider).toHaveAttribute("aria-valuenow", "55");
  await press("Shift+ArrowRight");
  await expect.element(divider).toHaveAttribute("aria-valuenow", "65");
  await press("End");
  await press("ArrowRight");
  await expect.element(divider).toHaveAttribute("aria-valuenow", "100");
  await press("Home");
  await expect.element(divider).toHaveAttribute("aria-valuenow", "0");
  expect(document.querySelectorAll(".preview-root")).toHaveLength(2);
  await expectAccessible();
});

it("[UIP-2] lenses, long text and right to left are chosen in the bar and stay in the address", async () => {
  await mountTool(address("application"));
  await page.css(".preview-menu > summary").first().click();
  await bar().getByRole("link", { name: "Deuteranopia" }).click();
  await expect.poll(() => query().get("lens")).toBe("deutan");
  const frame = () => getComputedStyle(document.querySelector(".preview-frame") ?? document.body).filter;
  await expect.poll(frame).toContain("lens-deutan");
  await mountTool(address("application", "?lens=print&mode=dark&rtl=1&long=1"));
  await expect.poll(() => token("a0")).toBe("white");
  await expect.poll(() => root()?.dir).toBe("rtl");
  // A space that parts a number would put its halves in the order of the text.
  expect(root()?.textContent).not.toMatch(/\d \d{3}\b/);
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Spring orders Mindestbestellmenge");
});

it("[UIP-2] [QLT-7] nothing runs out at the side on a phone, with long text and right to left", async () => {
  for (const search of [
    "marketing",
    "application",
    "marketing?long=1",
    "application?long=1&rtl=1",
    "application?sheet=1",
  ]) {
    await mountTool(address(search), { screen: "phone" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(document.documentElement.scrollWidth, search).toBeLessThanOrEqual(390);
  }
});
