import { expect, it } from "vitest";
import { TOOLS } from "#domain/navigation/tools.ts";
import { POST_SHAPES } from "#domain/pictures/post-shapes.ts";
import { drawPicture, type PreviewPicture } from "./picture.server.ts";

const SPOTLIGHT: PreviewPicture = {
  title: "Spotlight",
  line: "Five colors, 2 pairs that carry text",
  credit: "Kjetil Golid",
  colors: ["#ef888f", "#f34312", "#00a49e", "#f5b408", "#412432"],
  names: ["Vinaceous Cinnamon", "Glowing Meteor", "Silken Jade", "Waxy Corn", "Castro"],
};

/** Width and height in the header of a PNG. */
function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

it.each(POST_SHAPES)("[LIB-3] [V6] a palette is posted as $label at its size", async ({ width, height }) => {
  const drawn = await drawPicture({ ...SPOTLIGHT, size: { width, height } });
  expect(sizeOf(drawn)).toEqual({ width, height });
  // Names and values stand on it: without them it has other bytes.
  const bare = await drawPicture({ ...SPOTLIGHT, names: [], size: { width, height } });
  expect(drawn.byteLength).toBeGreaterThan(bare.byteLength);
});

it("[SHL-2] [V6] the link previews of the tools differ from each other", async () => {
  const drawn = await Promise.all(
    TOOLS.slice(0, 6).map(({ id }) => drawPicture({ ...SPOTLIGHT, title: "Tool", line: "Line", tool: id })),
  );
  expect(new Set(drawn.map((png) => Buffer.from(png).toString("base64"))).size).toBe(6);
  for (const png of drawn) expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
});

it("[LIB-3] [V6] letters that no font has are left out, and a palette of one color or twelve is drawn", async () => {
  const many = Array.from(
    { length: 12 },
    (_, index) => `#${(index * 1_118_481 + 1_122_867).toString(16).padStart(6, "0")}`,
  );
  for (const colors of [["#808080"], many])
    expect(
      (await drawPicture({ ...SPOTLIGHT, title: "Łódź 東京 ăâ", colors, names: [] })).byteLength,
    ).toBeGreaterThan(1000);
});
