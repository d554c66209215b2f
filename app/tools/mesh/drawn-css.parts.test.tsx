import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { fitLayers } from "#engine/mesh/fit/fit-css.ts";
import { differenceFrom, fitTarget } from "#engine/mesh/fit/fit-target.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { writeFittedCss, writePictureCss } from "#engine/mesh/write/write-mesh-css.ts";

const SIZE = [480, 270] as const;
const mesh = randomMesh("drawn", { columns: 4, rows: 4 });

afterEach(() => document.querySelector("[data-drawn]")?.remove());

it.each([
  [12, 1.8],
  [24, 0.9],
])("[MSH-1] Chromium draws %d fitted layers within %f of the mesh, as measured", async (layers, most) => {
  const fitted = fitLayers(mesh, { layers });
  if (fitted === undefined) throw new Error("The fit was cancelled.");
  const mean = await drawnDifference(mesh, writeFittedCss(fitted));
  expect(mean).toBeLessThanOrEqual(most);
  expect(Math.abs(mean - 100 * fitted.mean)).toBeLessThan(0.1);
});

it("[MSH-1] Chromium draws the stretched picture within 0.35 of the mesh", async () => {
  expect(await drawnDifference(mesh, writePictureCss(mesh).css)).toBeLessThanOrEqual(0.35);
});

/** Mean ΔEOK × 100 between the mesh and a screenshot of a box with these declarations. */
async function drawnDifference(of: Mesh, css: string): Promise<number> {
  const box = document.createElement("div");
  box.dataset.drawn = "";
  box.style.cssText = `position:fixed;z-index:99999;inset:0 auto auto 0;width:${SIZE[0]}px;height:${SIZE[1]}px;${css}`;
  document.body.append(box);
  const base64 = await page.elementLocator(box).screenshot({ save: false });
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  expect([bitmap.width, bitmap.height]).toEqual(SIZE);
  const context = new OffscreenCanvas(...SIZE).getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, ...SIZE);
  const { mean } = differenceFrom(fitTarget(of, ...SIZE), (pixel, out) => {
    for (const channel of [0, 1, 2]) out[channel] = (data[4 * pixel + channel] ?? 0) / 255;
  });
  return 100 * mean;
}
