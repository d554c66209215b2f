import { expect, it } from "vitest";
import { knownColor } from "#domain/documents/color-text.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { gradientPicture, pictureSheet } from "#domain/pictures/post-picture.ts";
import { POST_SHAPES } from "#domain/pictures/post-shapes.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { drawPicture, type PreviewPicture } from "./picture.server.ts";
import { pictureFaces } from "./picture-faces.server.ts";

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

it.each([
  ["dark to light", ["#0e2a47", "#7a7f6a", "#f4d35e"], "paper"],
  ["middle grey", ["#808080", "#707070"], "paper"],
  ["dark", ["#0e2a47", "#412432"], "edges"],
  ["light", ["#f4d35e", "#faf0ca"], "edges"],
] as const)(
  "[LIB-3] the title of a gradient stands on it where it reads on all of it: %s",
  async (_name, samples, where) => {
    for (const size of [
      { width: 1200, height: 630 },
      { width: 1080, height: 1350 },
    ]) {
      const content = { title: "Aurora over the fjord", line: "#000000 to #FFFFFF", credit: "", colors: [] };
      const drawn = gradientPicture(content, size, await pictureFaces(), samples);
      const inks = [...drawn.matchAll(/<path fill="(#[0-9a-f]{6})"/g)].map(([, ink = ""]) => ink);
      const grounds = drawn.includes('fill="#f7f6ff"') ? ["#f7f6ff"] : samples;
      expect(grounds === samples ? "edges" : "paper").toBe(where);
      for (const ink of inks)
        for (const ground of grounds)
          expect(wcagRatio(knownColor(ink), knownColor(ground))).toBeGreaterThanOrEqual(4.5);
      expect(inks.length).toBeGreaterThan(2);
    }
  },
);

it("[LIB-3] below a picture of its own the mark ends where the credit does", async () => {
  const faces = await pictureFaces();
  const content = { title: "Veil", line: "", credit: "Kjetil Golid", colors: [] };
  for (const { width, height } of POST_SHAPES.filter((shape) => shape.width <= shape.height)) {
    const svg = pictureSheet(content, { width, height }, { faces, draw: () => "" });
    const ends = [...svg.matchAll(/<path fill="#14121f" d="([^"]*)"\/>/g)].map(([, path = ""]) =>
      Math.max(...[...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x]) => Number(x))),
    );
    // The name beside the mark and the credit; the title is the last.
    for (const end of ends.slice(-3, -1)) expect(Math.abs(end - (width - 60))).toBeLessThan(4);
    expect(ends.length).toBeGreaterThanOrEqual(3);
  }
});
