import { expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { readPng } from "#engine/testing/read-png.ts";
import { DEFICIENCIES, simulateVision } from "#engine/vision/vision.ts";
import { evenMesh } from "./mesh.ts";
import { seenMeshPictures } from "./mesh-vision.ts";
import { pictureOf } from "./write/write-mesh-css.ts";

const read = (address = "") => readPng(new Uint8Array(Buffer.from(address.split(",")[1] ?? "", "base64")));

it("[MSH] [LIB-3] a mesh is simulated where it is blended: each pixel as that deficiency sees it, within 1 of 255", () => {
  const colors = ["#d01c1f", "#14692a", "#2b4fd0", "#f2d13c"].flatMap((text) => {
    const parsed = parseColor(text);
    return parsed.ok ? [parsed.color] : [];
  });
  const mesh = evenMesh(2, 2, colors);
  const size = [12, 8] as const;
  const [plain, ...seen] = seenMeshPictures(mesh, size, [undefined, ...DEFICIENCIES]);
  expect(plain).toBe(pictureOf(mesh, size).address);
  const before = read(plain);
  for (const [index, deficiency] of DEFICIENCIES.entries()) {
    const after = read(seen[index]);
    for (const [x, y] of [
      [0, 0],
      [5, 3],
      [11, 7],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = before.at(x, y);
      const color = { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 } as const;
      const expected = colorToSrgb(simulateVision(color, deficiency));
      const [r = 0, g = 0, b = 0] = after.at(x, y);
      expect(Math.abs(r - 255 * expected.red)).toBeLessThanOrEqual(1);
      expect(Math.abs(g - 255 * expected.green)).toBeLessThanOrEqual(1);
      expect(Math.abs(b - 255 * expected.blue)).toBeLessThanOrEqual(1);
    }
  }
});
