// The page of Palette from Image, as its tests see it.
import type { Page } from "@playwright/test";
import { pngFile } from "#tests/picture-files.ts";
import { expect as expectSoon } from "./fixture.ts";

/** Pictures are decoded and looked at by another thread, which a busy machine lets wait. */
export const expect = expectSoon.configure({ timeout: 20_000 });
export const SLOW = { timeout: 90_000 };

export const PATH = "/color-image-picker";
export const SHARED = `${PATH}?c=0e2a47*41.2*120.340-f4ebd9*30*800.600-2f6690*28.4*600.100-e4572e*0.4*400.200*a&n=3&accent=1&pic=abc.1200x800`;
export const RED = [192, 0, 0] as const;
export const GREEN = [0, 160, 0] as const;
export const BLUE = [0, 0, 192] as const;

export const band = (page: Page) =>
  page.getByRole("list", { name: "Colors and their shares" }).getByRole("button");
/** "#c00000, 33.3%" of each color, as they stand. */
export const colors = (page: Page) =>
  band(page).evaluateAll((all) =>
    all.map((one) => (one.getAttribute("aria-label") ?? "").replace("Copy ", "")),
  );
export const hexes = async (page: Page) => (await colors(page)).map((text) => text.slice(0, 7));
export const rings = (page: Page) =>
  page.getByRole("region", { name: "Canvas" }).getByRole("button", { name: /^Picker/ });
export const picture = (page: Page, name: string | RegExp) => page.getByRole("img", { name });
export const said = (page: Page, words: RegExp) =>
  page.getByRole("status").filter({ hasText: words }).first();

export async function choose(
  page: Page,
  name: string,
  buffer: Buffer,
  mimeType = "image/png",
): Promise<void> {
  await page.getByLabel("Picture", { exact: true }).setInputFiles({ name, mimeType, buffer });
}

/** A JPEG of the browser's own making: red at the left, blue at the right. */
export async function jpeg(page: Page, width = 60, height = 30): Promise<Buffer> {
  const text = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      if (context === null) return "";
      context.fillStyle = "#c00000";
      context.fillRect(0, 0, w, h);
      context.fillStyle = "#0000c0";
      context.fillRect(w / 2, 0, w / 2, h);
      return canvas.toDataURL("image/jpeg", 1).split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  return Buffer.from(text, "base64");
}

export const flag = pngFile(90, 40, (x) => (x < 45 ? RED : x < 72 ? GREEN : BLUE));
