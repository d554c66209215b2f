import { expect, it } from "vitest";
import { labOfSrgb } from "#engine/mesh/fit/fit-target.ts";
import { withGrain } from "#engine/mesh/grain.ts";
import { evenMesh } from "#engine/mesh/mesh.ts";
import { meshRaster } from "#engine/mesh/mesh-raster.ts";
import { blueNoiseMask } from "#engine/raster/dither.ts";
import { readPng } from "#engine/testing/read-png.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { pictureOf, writePictureCss } from "./write-mesh-css.ts";
import { grainedCss, grainedSvg, grainTile } from "./write-mesh-grain.ts";
import { writeMeshSvg } from "./write-mesh-svg.ts";

const mask = blueNoiseMask("grain");

/** Lightness of each pixel of the tile, laid over a gray as browsers do. */
function laidOver(gray: number, tile: string): number[] {
  const png = readPng(Buffer.from(tile.replace("data:image/png;base64,", ""), "base64"));
  return Array.from({ length: png.width * png.height }, (_, index) => {
    const [shade = 0, , , alpha = 0] = png.at(index % png.width, Math.floor(index / png.width));
    const value = Math.round((gray * (255 - alpha) + shade * alpha) / 255) / 255;
    return labOfSrgb(value, value, value)[0];
  });
}

it("[MSH] on a middle gray the tile of CSS and SVG is the grain of pictures, pixel by pixel", () => {
  const raster = withGrain(meshRaster(evenMesh(2, 2, [color("#808080")]), [64, 64]), 1, mask);
  const row = new Float64Array(4 * 64);
  const laid = laidOver(0x80, grainTile(mask, 1));
  for (let y = 0; y < 64; y += 1) {
    raster.writeRow(row, y, 0, 64);
    for (let x = 0; x < 64; x += 1)
      expect(Math.abs((laid[64 * y + x] ?? 0) - (row[4 * x] ?? 0))).toBeLessThan(0.006);
  }
});

it("[MSH] it moves the mean lightness of any gray by little", () => {
  for (const gray of [16, 64, 128, 192, 250]) {
    const laid = laidOver(gray, grainTile(mask, 1));
    const plain = labOfSrgb(gray / 255, gray / 255, gray / 255)[0];
    expect(Math.abs(laid.reduce((sum, value) => sum + value, 0) / laid.length - plain)).toBeLessThan(0.035);
  }
});

it("[MSH] it lies on top of what is written without it, in CSS and in SVG", () => {
  const mesh = evenMesh(2, 2, ["#f43", "#25c", "#fd4", "#2b7"].map(color));
  const tile = grainTile(mask, 0.2);
  const { address } = pictureOf(mesh, [44, 25]);
  expect(grainedCss(writePictureCss(mesh).css, tile)).toContain(
    `background: url(${tile}), url(${address}) 0 0 / 100% 100% no-repeat;`,
  );
  expect(grainedCss("background-image:\n  radial-gradient(red, blue);\n", tile)).toBe(
    `background-image:\n  url(${tile}),\n  radial-gradient(red, blue);\n`,
  );
  const svg = grainedSvg(writeMeshSvg(mesh, [1600, 900]).svg, tile);
  expect(svg.indexOf(tile)).toBeGreaterThan(svg.indexOf("preserveAspectRatio"));
  expect(svg).toMatch(/fill="url\(#grain\)"\/>\n<\/svg>\n$/);
});
