/** A picture of a page in Chromium, taken when there is one. */
import type { Page, PageScreenshotOptions } from "@playwright/test";
import { waitFor } from "#tests/wait-for.ts";

/**
 * PNG. On a busy machine Chromium may have no frame of a new page to give, and says that it is unable to capture a screenshot:
 * the picture is taken once it has one.
 */
export async function pagePicture(page: Page, options: PageScreenshotOptions = {}): Promise<Uint8Array> {
  const taken = await waitFor(async () => {
    try {
      return { png: await page.screenshot(options) };
    } catch (error) {
      if (isWithoutFrame(error)) throw error;
      return { error };
    }
  });
  if (taken.png === undefined) throw taken.error;
  return taken.png;
}

const isWithoutFrame = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("Unable to capture screenshot");
