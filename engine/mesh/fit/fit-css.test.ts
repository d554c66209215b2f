import { describe, expect, it } from "vitest";
import { DEFAULT_BOX } from "#engine/gradient/read/gradient-lengths.ts";
import { readGradientFunction } from "#engine/gradient/read/read-gradient.ts";
import { evenMesh } from "#engine/mesh/mesh.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { writeFittedCss } from "#engine/mesh/write/write-mesh-css.ts";
import { layersRaster } from "#engine/raster/layers-raster.ts";
import { rasterTile } from "#engine/raster/raster.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { fitLayers } from "./fit-css.ts";
import { differenceFrom, fitTarget } from "./fit-target.ts";

/** For layers, which are slow to draw one by one. */
const SMALL = [64, 36] as const;
/** A quarter of the places that the tool searches; what is reached is measured at 96 × 54 all the same. */
const COARSE = [24, 14] as const;
const mesh = randomMesh("outputs", { columns: 4, rows: 4 });

describe("[MSH-1] fitted CSS", () => {
  it("[MSH-1] is as near as its comment says, read and drawn by the gradient reader", () => {
    for (const layers of [12, 24]) {
      const fitted = fitLayers(mesh, { layers, searched: COARSE });
      if (fitted === undefined) throw new Error("cancelled");
      const css = writeFittedCss(fitted);
      expect(css).toContain(`mean ΔE ${(fitted.mean * 100).toFixed(1)}`);
      const texts = css.match(/radial-gradient\((?:[^()]|\([^()]*\))*\)/g) ?? [];
      const read = texts.map((text) => {
        const found = readGradientFunction(
          { text, at: 0 },
          { box: DEFAULT_BOX, notice: () => undefined, usedBox: () => undefined },
        );
        if (!found.ok) throw new Error(text);
        return { ...found.gradient, blend: "normal" as const };
      });
      expect(read).toHaveLength(fitted.layers.length);
      const [, ground = ""] = /background-color: (#\w{6});/.exec(css) ?? [];
      const stops = [0, 1].map((position01) => ({ color: color(ground), position01 }));
      const all = [...read, { type: "linear", angleDeg: 0, space: "srgb", stops, blend: "normal" } as const];
      const bytes = rasterTile(layersRaster(all, SMALL), {
        tile: { x: 0, y: 0, width: SMALL[0], height: SMALL[1] },
        gamut: "srgb",
      });
      const drawn = differenceFrom(fitTarget(mesh, ...SMALL), (pixel, out) => {
        for (const channel of [0, 1, 2]) out[channel] = (bytes[4 * pixel + channel] ?? 0) / 255;
      });
      expect(Math.abs(drawn.mean - fitted.mean)).toBeLessThan(0.001);
    }
  });

  it("[MSH-1] reports its progress to the end, can be cancelled, and is the same each time", () => {
    const plain = evenMesh(2, 2, ["#f43", "#25c", "#fd4", "#2b7"].map(color));
    const seen: number[] = [];
    const fitted = fitLayers(plain, { layers: 3, onProgress: (done) => seen.push(done) > 0 });
    expect(seen.length).toBeGreaterThan(20);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeGreaterThan(0.95);
    expect(seen.at(-1)).toBeLessThanOrEqual(1);
    expect(fitLayers(plain, { layers: 3 })).toEqual(fitted);
    let calls = 0;
    const cancelled = fitLayers(plain, {
      layers: 3,
      onProgress: () => {
        calls += 1;
        return calls < 4;
      },
    });
    expect([cancelled, calls]).toEqual([undefined, 4]);
  });

  it.each([
    [12, 1.8],
    [24, 0.9],
  ])("[MSH-1] %d layers are within a mean of %f on meshes that nothing was tuned to", (layers, most) => {
    const means = Array.from({ length: sampled(10, 4) }, (_, index) => {
      const heldOut = randomMesh(`held out ${index}`, { columns: 4, rows: 4 });
      return 100 * (fitLayers(heldOut, { layers, searched: COARSE })?.mean ?? Number.NaN);
    });
    expect(means.reduce((sum, mean) => sum + mean, 0) / means.length).toBeLessThanOrEqual(most);
  });
});
