// A preview in a tab of its own follows its generator, also after the generator was reloaded (UIP-2).
import { expect, hydrated, open, test } from "./fixture.ts";

test("[UIP-2] a preview follows its generator, and goes on after the generator is loaded again", async ({
  page,
  context,
}) => {
  await open(page, "/dark-theme-generator?c=e8622c");
  await hydrated(page);
  // The channel opens when the page is idle; the link has its name then.
  await page.keyboard.press("Shift");
  const link = page.getByRole("link", { name: "Marketing" });
  await expect(link).toHaveAttribute("href", /[?&]live=\w+/);
  const opening = context.waitForEvent("page");
  await link.click();
  const preview = await opening;
  const brand = () =>
    preview.locator(".preview-root").evaluate((root) => getComputedStyle(root).getPropertyValue("--brand"));
  const change = async (hex: string) => {
    const field = page.getByRole("textbox", { name: "Brand color", exact: true });
    await field.fill(hex);
    await field.press("Enter");
  };
  await hydrated(preview);
  await change("#2f6690");
  await expect.poll(brand).toBe("#2f6690");
  await page.reload();
  await hydrated(page);
  await page.keyboard.press("Shift");
  await expect(link).toHaveAttribute("href", /[?&]live=\w+/);
  await change("#0b6e4f");
  await expect.poll(brand).toBe("#0b6e4f");
  await preview.close();
});
