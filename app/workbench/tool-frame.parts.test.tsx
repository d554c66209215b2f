// Behavior that all tools share (TLS): every address of a tool uses the same frame.
import { expect, it, onTestFinished } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { TOOLS } from "#domain/navigation/tools.ts";
import { sampleOf } from "#tests/exhaustive.ts";
import { press } from "#tests/parts/input.ts";
import { followLink, mountTool } from "#tests/parts/mount-tool.tsx";

const NONSENSE = "c=zzz&n=-4&seed=%21%21&view=nowhere&m=magic&k=&l=9-1&v=99";

for (const { path } of sampleOf(TOOLS, 2))
  it(`[TLS-8] ${path}: the frame works by keyboard alone`, async () => {
    await mountTool(path);
    await press("?");
    const keys = page.getByRole("complementary", { name: "From the keyboard" });
    await expect.element(keys.getByRole("row", { name: /Export/ })).toBeVisible();
    await press("Escape");
    await expect.element(keys).toHaveLength(0);
    await press("t");
    await expect.element(page.getByRole("complementary", { name: "Color tray" })).toBeVisible();
    await press("Escape", "e");
    const exported = page.getByRole("complementary", { name: "Export" });
    await expect.element(exported.getByRole("button", { name: /^Copy CSS/ }).first()).toBeVisible();
  });

for (const { path } of TOOLS) {
  it(`[TLS-6] ${path} makes a document from colors of another tool, without a notice`, async () => {
    await mountTool(`${path}?from=0e2a47-2f6690-oklch(70%25_0.15_40)`);
    await expect.poll(() => window.location.search).toMatch(/^\?(?!from=).+/);
    await expect.element(page.css(".tool-notice[data-tone=warn]")).toHaveLength(0);
    await expect
      .element(page.css(".tool-open-in a").first())
      .toHaveAttribute("href", expect.stringMatching(/\?from=.+/));
  });

  it(`[TLS-2] ${path} falls back for an invalid address`, async () => {
    await mountTool(`${path}?${NONSENSE}`);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Canvas" })).toBeVisible();
  });
}

it("[TLS-2] a link within the open tool to a palette that has to be generated opens that palette", async () => {
  await mountTool("/palette-generator?c=111111-777777-eeeeee");
  await followLink("/palette-generator?c=2f6690");
  const canvas = page.getByRole("region", { name: "Canvas" });
  await expect.element(canvas.getByText("#2F6690").first()).toBeVisible();
  await expect.element(canvas.getByText("#777777")).toHaveLength(0);
});

it("[TLS-2] copies a link; a document that is too long for a link is reported, and the clipboard stays unchanged", async () => {
  await mountTool("/css-generator?c=ink.17132b");
  await userEvent.click(page.getByRole("button", { name: "Copy link" }));
  await expect.poll(() => navigator.clipboard.readText()).toMatch(/css-generator\?c=ink\.17132b$/);
  const alphas = Array.from({ length: 20 }, (_, step) => 11 + step).join("-");
  const rows = Array.from(
    { length: 64 },
    (_, row) => `${"n".repeat(37)}${row + 10}.17132b80-f1eff780.ra${alphas}`,
  );
  await mountTool(`/css-generator?c=${rows.join("*")}`);
  await userEvent.click(page.getByRole("button", { name: "Copy link" }));
  await expect
    .element(
      page.getByText(
        /^This is too long for a link: \d{4} characters, and links of up to 7500 work everywhere/,
      ),
    )
    .toBeVisible();
  // Each visit begins with an empty clipboard.
  expect(await navigator.clipboard.readText()).toBe("");
});

it("is mounted on the screen that a test asks for, whatever the runner has set since the last one", async () => {
  await mountTool("/color-mixer", { screen: "phone" });
  await page.viewport(1440, 900);
  await mountTool("/color-mixer", { screen: "phone" });
  expect([window.innerWidth, window.innerHeight]).toEqual([390, 844]);
});

it("[QLT-7] a page that is dark on screen is printed on white, with its colors and without its controls", async () => {
  onTestFinished(() => commands.emulateMedia(null, null));
  await mountTool("/palette-generator?c=0e2a47-e4572e", { mode: "dark" });
  const shown = (selector: string) => page.css(selector).first().element().checkVisibility();
  expect([".palette-hex", ".tool-dock", ".palette-lock"].map(shown)).toEqual([true, true, true]);
  await commands.emulateMedia("print", null);
  const root = getComputedStyle(document.documentElement);
  expect([root.colorScheme, root.printColorAdjust, root.backgroundColor]).toEqual([
    "light",
    "exact",
    "rgb(255, 255, 255)",
  ]);
  expect([".palette-hex", ".tool-dock", ".palette-lock"].map(shown)).toEqual([true, false, false]);
});

it("[TLS-8] on a phone a menu of the header lies above the sheet", async () => {
  await mountTool("/gradient-generator", { screen: "phone" });
  await page.css(".tool-switcher summary").click();
  const list = page.css(".tool-switcher > ul");
  await expect.element(list).toBeVisible();
  const { left, bottom, width } = list.element().getBoundingClientRect();
  expect(bottom).toBeGreaterThan(page.css(".inspector").element().getBoundingClientRect().top);
  const atFoot = document.elementFromPoint(left + width / 2, bottom - 12);
  expect(atFoot?.closest(".tool-switcher")).not.toBeNull();
});
