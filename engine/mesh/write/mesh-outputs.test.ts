import fc from "fast-check";
import { inflateSync, unzlibSync } from "fflate";
import { PDFDocument, PDFRawStream } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { differenceFrom, fitTarget } from "#engine/mesh/fit/fit-target.ts";
import { evenMesh, handlesOf, type Mesh, mapVertices } from "#engine/mesh/mesh.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { bernstein } from "#engine/mesh/surface.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { readMeshTokens, writeMeshTokens } from "./mesh-tokens.ts";
import { writePictureCss } from "./write-mesh-css.ts";
import { writeMeshSwift } from "./write-mesh-native.ts";
import { PDF_ORDER, writeMeshPdf } from "./write-mesh-pdf.ts";
import { writeMeshSvg } from "./write-mesh-svg.ts";

const GRID = { columns: 4, rows: 4 };
const SIZE = [160, 90] as const;
const mesh = randomMesh("outputs", GRID);

/** Difference of bytes, drawn at this size, from the mesh. */
function differenceOf(of: Mesh, bytes: ArrayLike<number>, size: readonly [number, number] = SIZE) {
  return differenceFrom(fitTarget(of, ...size), (pixel, out) => {
    for (const channel of [0, 1, 2]) out[channel] = (bytes[4 * pixel + channel] ?? 0) / 255;
  });
}

it("[MSH-1] the small stretched picture is within 0.25 and 3.1 kB, the SVG's within 0.25", () => {
  for (const seed of ["p", "q", "r"]) {
    const drawn = randomMesh(seed, GRID);
    const { css, mean } = writePictureCss(drawn);
    expect(mean).toBeLessThan(0.0025);
    expect(css.length).toBeLessThan(3200);
    expect(css).toContain(`mean ΔE ${(mean * 100).toFixed(1)}`);
    const { svg, mean: ofSvg } = writeMeshSvg(drawn, [1600, 900]);
    expect(ofSvg).toBeLessThan(0.0025);
    expect(svg).toContain('preserveAspectRatio="none" href="data:image/png;base64,iVBOR');
  }
});

describe("[MSH-1] PDF", () => {
  it("[MSH-1] read back and drawn patch by patch in sRGB it is within 0.35 of the mesh", async () => {
    const vivid = evenMesh(2, 2, ["#ff0000", "#0000ff", "#00ff00", "#ffff00"].map(color));
    for (const drawn of [mesh, vivid]) {
      const { bytes, mean } = await writeMeshPdf(drawn, { size: [480, 270], title: "Mesh" });
      const difference = differenceOf(drawn, await drawPdf(bytes));
      expect(difference.mean).toBeLessThan(0.0035);
      expect(mean).toBeLessThan(0.0035);
    }
  });

  it("[MSH-1] is the same file each time", async () => {
    const options = { size: [480, 270], title: "Mesh" } as const;
    expect((await writeMeshPdf(mesh, options)).bytes).toEqual((await writeMeshPdf(mesh, options)).bytes);
  });
});

/** Draws the type 7 shading of the file as a reader does: corner colors blended in sRGB over u and v. */
async function drawPdf(bytes: Uint8Array): Promise<Uint8ClampedArray> {
  const pdf = await PDFDocument.load(bytes);
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  const shading = streams.find(({ dict }) => dict.toString().includes("/ShadingType 7"));
  expect(shading?.dict.toString()).toMatch(/BitsPerCoordinate 32[\s\S]*BitsPerComponent 16/);
  expect(shading?.dict.toString()).toContain("[ -2 3 -2 3 0 1 0 1 0 1 ]");
  const packed = shading?.getContents() ?? new Uint8Array();
  const data = packed[0] === 0x78 ? unzlibSync(packed) : inflateSync(packed);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = SIZE;
  const drawn = new Uint8ClampedArray(4 * width * height);
  const steps = 24;
  expect(view.byteLength % 153).toBe(0);
  for (let start = 0; start < view.byteLength; start += 153) {
    const net = new Map<number, readonly [number, number]>();
    for (const [index, point] of PDF_ORDER.entries()) {
      const read = (at: number): number =>
        -2 + (5 * view.getUint32(start + 1 + 8 * index + at)) / (2 ** 32 - 1);
      net.set(point, [read(0), read(4)]);
    }
    const corner = (index: number, channel: number): number =>
      view.getUint16(start + 129 + 6 * index + 2 * channel) / 65_535;
    for (let row = 0; row <= steps; row += 1) {
      for (let column = 0; column <= steps; column += 1) {
        const [u, v] = [column / steps, row / steps];
        const [across, down] = [bernstein(u), bernstein(v)];
        let [x, y] = [0, 0];
        for (const [point, place] of net) {
          const weight = (across[point % 4] ?? 0) * (down[Math.floor(point / 4)] ?? 0);
          x += weight * place[0];
          y += weight * place[1];
        }
        // The pixel whose center is nearest; every pixel is reached, as the parts are small.
        const pixel =
          Math.min(height - 1, Math.max(0, Math.floor(y * height))) * width +
          Math.min(width - 1, Math.max(0, Math.floor(x * width)));
        const isNear =
          Math.abs(x * width - Math.floor(x * width) - 0.5) < 0.3 &&
          Math.abs(y * height - Math.floor(y * height) - 0.5) < 0.3;
        if (!isNear && drawn[4 * pixel + 3] === 255) continue;
        for (const channel of [0, 1, 2]) {
          const above = corner(0, channel) * (1 - u) + corner(1, channel) * u;
          const below = corner(3, channel) * (1 - u) + corner(2, channel) * u;
          drawn[4 * pixel + channel] = (above * (1 - v) + below * v) * 255;
        }
        drawn[4 * pixel + 3] = 255;
      }
    }
  }
  for (let at = 3; at < drawn.length; at += 4) expect(drawn[at]).toBe(255);
  return drawn;
}

it("[MSH-1] SwiftUI's source has the control points and colors of the mesh", () => {
  const text = writeMeshSwift(mesh);
  expect(text).toContain("  width: 4,\n  height: 4,\n  locations: .bezierPoints([");
  const numbers = [...text.matchAll(/\[(-?[\d.]+), (-?[\d.]+)\]/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const expected = mesh.vertices.flatMap(({ at }, index) => {
    const { left, up, right, down } = handlesOf(mesh, index % 4, Math.floor(index / 4));
    return [[0, 0] as const, left, up, right, down].map(([x, y]) => [at[0] + x, at[1] + y]);
  });
  expect(numbers).toHaveLength(80);
  for (const [index, pair] of numbers.entries())
    for (const axis of [0, 1]) expect(pair[axis]).toBeCloseTo(expected[index]?.[axis] ?? Number.NaN, 3);
  const colors = [...text.matchAll(/red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+)/g)];
  for (const [index, [, red, green, blue]] of colors.entries()) {
    const read = { space: "srgb", coords: [Number(red), Number(green), Number(blue)], alpha: 1 } as const;
    expect(deltaEOK(read, mesh.vertices[index]?.color ?? color("red"))).toBeLessThan(0.001);
  }
  expect(colors).toHaveLength(16);
  expect(writeMeshSwift(evenMesh(2, 2, [color("color(display-p3 0 1 0)")]))).toContain(
    "Color(.displayP3, red: 0, green: 1",
  );
});

describe("[MSH-1] design tokens", () => {
  it("[MSH-1] give the same mesh back", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const written = writeMeshTokens(randomMesh(seed, { columns: 3, rows: 4 }), "dusk");
        const read = readMeshTokens(written);
        expect(read.ok && writeMeshTokens(read.mesh, "dusk")).toBe(written);
      }),
      { numRuns: sampled(40, 14) },
    );
    const handled = mapVertices(mesh, (vertex, column, row) => ({
      ...vertex,
      handles: handlesOf(mesh, column, row),
    }));
    const read = readMeshTokens(writeMeshTokens(handled, "own"));
    expect(read.ok && read.mesh.vertices[5]?.handles?.left[0]).toBeCloseTo(handlesOf(mesh, 1, 1).left[0], 8);
  });

  it.each(["", "{", "null", "[]", '{"a":{"$extensions":{"app.tincture.mesh":{"columns":99}}}}', '{"a":1}'])(
    "[MSH-1] refuses %s",
    (text) => expect(readMeshTokens(text).ok).toBe(false),
  );

  it("[MSH-1] refuses a mesh with a wrong number, a missing vertex or a fold", () => {
    const text = writeMeshTokens(evenMesh(2, 2, [color("#123")]), "a");
    expect(readMeshTokens(text).ok).toBe(true);
    expect(readMeshTokens(text.replace('"columns": 2', '"columns": 3')).ok).toBe(false);
    expect(readMeshTokens(text.replaceAll('"at": [', '"at": ["x", ')).ok).toBe(false);
    const folded = mapVertices(evenMesh(2, 2, [color("#123")]), (vertex, column, row) =>
      column === 0 && row === 0 ? { ...vertex, at: [2, 2] } : vertex,
    );
    expect(readMeshTokens(writeMeshTokens(folded, "a")).ok).toBe(false);
  });
});
