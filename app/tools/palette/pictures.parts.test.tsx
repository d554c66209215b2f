/** Pictures that are opened, pasted or dropped in the palette generator. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { colorItems } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { stripedPng } from "#tests/picture-files.ts";

const AREAS = ["#c00000", "#00a000", "#0000c0", "#f0f000"];
const picture = async () =>
  new File(
    [
      await stripedPng(
        80,
        20,
        AREAS.map((hex) => [
          Number.parseInt(hex.slice(1, 3), 16),
          Number.parseInt(hex.slice(3, 5), 16),
          Number.parseInt(hex.slice(5, 7), 16),
        ]),
      ),
    ],
    "areas.png",
    { type: "image/png" },
  );
const colors = () =>
  colorItems()
    .getByRole("button", { name: /^Copy #/ })
    .elements()
    .map((button) => /#[0-9A-F]{6}/i.exec(button.getAttribute("aria-label") ?? "")?.[0].toLowerCase() ?? "");

it("[U22] a picture read into a palette of two colors gives colors that are in it, no mean", async () => {
  await mountTool("/palette-generator?c=0e2a47-2f6690");
  await userEvent.upload(page.getByLabelText("Picture", { exact: true }), await picture());
  await expect.poll(() => colors().toSorted()).toEqual(AREAS.toSorted());
});

it("[U23] [COL-6] a picture chosen in “Read in” is handed to the reader of pictures", async () => {
  await mountTool("/palette-generator?c=0e2a47-2f6690");
  await page.getByRole("button", { name: "Export" }).click();
  await page
    .getByRole("complementary", { name: "Export" })
    .getByLabelText("Export to read in", { exact: true })
    .upload(await picture());
  await expect.poll(() => colors().toSorted()).toEqual(AREAS.toSorted());
});
