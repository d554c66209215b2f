// What all tools share (TLS): each address of a tool stands in the one frame.
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";
import { press } from "#tests/parts/input.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const NONSENSE = "c=zzz&n=-4&seed=%21%21&view=nowhere&m=magic&k=&l=9-1&v=99";

for (const { path } of BUILT_TOOLS) {
  it(`[TLS-6] ${path} makes a document of its own of colors from elsewhere, without a complaint`, async () => {
    await mountTool(`${path}?from=0e2a47-2f6690-oklch(70%25_0.15_40)`);
    await expect.poll(() => window.location.search).toMatch(/^\?(?!from=).+/);
    await expect.element(page.css(".tool-notice[data-tone=warn]")).toHaveLength(0);
    await expect
      .element(page.css(".tool-open-in a").first())
      .toHaveAttribute("href", expect.stringMatching(/\?from=.+/));
  });

  it(`[TLS-8] ${path}: the frame by keys alone`, async () => {
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
    await expect.element(exported.getByRole("button", { name: /^Copy CSS/ })).toBeVisible();
  });

  it(`[TLS-2] ${path} falls back where an address makes no sense`, async () => {
    await mountTool(`${path}?${NONSENSE}`);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Canvas" })).toBeVisible();
  });
}
