// Locators and pictures for the tests of Palette from Image.
import { expect } from "vitest";
import { page } from "vitest/browser";
import "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { pngFile } from "#tests/picture-files.ts";

export const PATH = "/color-image-picker";
export const SHARED = `${PATH}?c=0e2a47*41.2*120.340-f4ebd9*30*800.600-2f6690*28.4*600.100-e4572e*0.4*400.200*a&n=3&accent=1&pic=abc.1200x800`;
export const RED = [192, 0, 0] as const;
export const GREEN = [0, 160, 0] as const;
export const BLUE = [0, 0, 192] as const;

export const band = () => page.getByRole("list", { name: "Colors and their shares" }).getByRole("button");
/** "#c00000, 33.3%" of each color, in order. */
export const colors = () =>
  band()
    .elements()
    .map((one) => (one.getAttribute("aria-label") ?? "").replace("Copy ", ""));
export const hexes = () => colors().map((text) => text.slice(0, 7));
export const rings = () =>
  page.getByRole("region", { name: "Canvas" }).getByRole("button", { name: /^Picker/ });
export const picture = (name: string | RegExp) => page.getByRole("img", { name });
export const said = (words: RegExp) => page.getByRole("status").filter({ hasText: words }).first();

export async function choose(name: string, bytes: BlobPart, type = "image/png"): Promise<void> {
  await page.getByLabelText("Picture", { exact: true }).upload(new File([bytes], name, { type }));
}

/** 90 by 40 pixels: half red, then green, a fifth blue. */
export const flag = () => pngFile(90, 40, (x) => (x < 45 ? RED : x < 72 ? GREEN : BLUE));

/** Opens the tool with that picture. */
export async function mountFlag(screen: "desktop" | "phone" = "desktop"): Promise<void> {
  await mountTool(PATH, { screen });
  await choose("flag.png", await flag());
  await expect.element(rings()).toHaveLength(3);
}

/** A JPEG encoded by the browser: red on the left, blue on the right. */
export async function jpeg(width = 60, height = 30): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas");
  context.fillStyle = "#c00000";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#0000c0";
  context.fillRect(width / 2, 0, width / 2, height);
  const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 1 });
  return new Uint8Array(await file.arrayBuffer());
}
