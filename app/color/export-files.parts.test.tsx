import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { press } from "#tests/parts/input.ts";
import { copied } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

/** The picture on the clipboard; undefined if there is none. */
async function copiedPicture(): Promise<ImageBitmap | undefined> {
  const [item] = await navigator.clipboard.read();
  return item?.types.includes("image/png") === true
    ? createImageBitmap(await item.getType("image/png"))
    : undefined;
}

/** The color of a pixel of the copied picture, as "0e2a47". */
async function colorAt(x01: number, y01: number): Promise<string | undefined> {
  const picture = await copiedPicture();
  if (picture === undefined) return undefined;
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const data = context?.getImageData(x01 * picture.width, y01 * picture.height, 1, 1).data ?? [];
  return Array.from(data.slice(0, 3), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

it("[TLS-10] the sheet of a palette is copied as a picture and as SVG", async () => {
  await mountTool("/palette-generator?c=0e2a47-e4572e");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: "Copy SVG" }).click();
  await expect.poll(copied).toMatch(/^<svg[^]*#0e2a47[^]*#e4572e[^]*<\/svg>\s*$/i);
  await page.getByRole("button", { name: "Copy picture" }).click();
  await expect.poll(() => colorAt(0.25, 0.3)).toBe("0e2a47");
});

it("[TLS-10] a gradient is copied as a picture of the chosen size", async () => {
  await mountTool("/gradient-generator?g=ff0000@0-ff0000@100");
  await page.getByRole("button", { name: "Image", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Width" }).fill("320");
  await page.getByRole("textbox", { name: "Height" }).fill("200");
  await press("Enter");
  await expect.element(page.getByRole("button", { name: "Write 320 × 200" })).toBeVisible();
  await page.getByRole("button", { name: "Copy picture" }).click();
  await expect
    .poll(async () => {
      const picture = await copiedPicture();
      return picture && [picture.width, picture.height];
    })
    .toEqual([320, 200]);
});
