import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { TOOLS } from "#domain/navigation/tools.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

it("[L27] every tool in the menu shows its sample", async () => {
  await mountTool("/color-mixer");
  await page.css(".tools-menu > summary").click();
  const samples = page.css(".tools-menu .tool-picture");
  await expect.element(samples).toHaveLength(TOOLS.length);
  for (const sample of samples.elements()) {
    const { width, height } = sample.getBoundingClientRect();
    expect(width).toBeGreaterThan(24);
    expect(height).toBeGreaterThan(24);
    await expect.poll(() => sample instanceof HTMLImageElement && sample.naturalWidth).toBeGreaterThan(0);
  }
});
