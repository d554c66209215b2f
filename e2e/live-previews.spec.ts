// A preview in a tab of its own follows the generator that opened it, also after that was loaded again (UIP-1).
import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./fixture.ts";

const brandOf = (preview: Page) =>
  preview.evaluate(() => {
    const root = document.querySelector<HTMLElement>(".preview-root");
    return root?.style.getPropertyValue("--brand");
  });

async function type(tool: Page, color: string): Promise<void> {
  const field = tool.getByRole("textbox", { name: /brand/i }).first();
  await field.fill(color);
  await field.press("Enter");
}

test("[UIP-1] a preview in another tab follows the tool that opened it, also after that was loaded again", async ({
  page,
}) => {
  await open(page, "/light-theme-generator?c=e8622c");
  const link = page.getByRole("link", { name: /^Marketing page/ });
  // The tool listens once it has been idle, and then says where.
  await expect(link).toHaveAttribute("href", /&live=/);
  const opened = page.waitForEvent("popup");
  await link.click();
  const preview = await opened;
  await hydrated(preview);

  await type(page, "#1d8a6b");
  await expect.poll(() => brandOf(preview)).toBe("#1d8a6b");

  await page.reload();
  await hydrated(page);
  const name = new URL(preview.url()).searchParams.get("live");
  await expect(link).toHaveAttribute("href", new RegExp(`&live=${name}$`));
  await type(page, "#2f6690");
  await expect.poll(() => brandOf(preview)).toBe("#2f6690");
});
