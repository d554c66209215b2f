/**
 * Generated pictures that resemble photographs to a quantizer, from a seed: a sky, rough ground, shaded round
 * objects, a vignette, sensor noise, and one small vivid object of a known color. For tests and benchmarks.
 */

import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Oklab } from "#engine/space/color.ts";

export interface PhotoLike {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** The small vivid object: about half a percent of the picture. */
  readonly accent: Oklab;
}

/** The scene is computed at this width at most, then enlarged; noise is added to every pixel. */
const SCENE_WIDTH = 512;
const THINGS = 14;

export function photoLike(seed: string, width: number, height: number): PhotoLike {
  const random = createRandom(`photo-like/${seed}`);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const near = ({ lightness, a, b }: Oklab, by: number): Oklab => ({
    lightness: lightness + between(-by, by),
    a: a + between(-by, by) / 2,
    b: b + between(-by, by) / 2,
  });
  const material = (chroma: number): Oklab => {
    const turn = between(0, 2 * Math.PI);
    const size = between(0, chroma);
    return { lightness: between(0.2, 0.9), a: size * Math.cos(turn), b: size * Math.sin(turn) };
  };
  const [sky, zenith, soil, growth] = [material(0.07), material(0.1), material(0.06), material(0.12)];
  const things = Array.from({ length: THINGS }, () => ({
    x: between(0, 1),
    y: between(0.2, 1),
    radius: between(0.03, 0.16),
    color: random() < 0.5 ? near(growth, 0.1) : material(0.11),
  }));
  const horizon = between(0.3, 0.55);
  // From purple through red to orange, where sRGB contains this much chroma.
  const accentTurn = between(-1.1, 0.6);
  const accent: Oklab = {
    lightness: 0.62,
    a: 0.2 * Math.cos(accentTurn),
    b: 0.2 * Math.sin(accentTurn),
  };
  things.push({ x: between(0.1, 0.9), y: between(0.6, 0.9), radius: 0.035, color: accent });
  const rough = roughness(random);
  const sceneWidth = Math.min(SCENE_WIDTH, width);
  const sceneHeight = Math.max(1, Math.round((sceneWidth * height) / width));
  const scene = Array.from({ length: sceneWidth * sceneHeight }, (_, at): Oklab => {
    const [x, y] = [(at % sceneWidth) / sceneWidth, Math.floor(at / sceneWidth) / sceneHeight];
    const grain = rough(x * 40, y * 40);
    const isSky = y < horizon;
    let color = isSky
      ? blend(zenith, sky, y / horizon + 0.15 * rough(x * 5, y * 9))
      : blend(soil, growth, 0.5 + 0.9 * rough(x * 7, y * 7) + 0.3 * grain);
    let shade = isSky ? 0.01 * grain : 0.12 * grain;
    for (const thing of things) {
      const [dx, dy] = [
        (x - thing.x) / thing.radius,
        ((y - thing.y) * sceneHeight) / sceneWidth / thing.radius,
      ];
      const distance = Math.hypot(dx, dy);
      if (distance >= 1.05) continue;
      color = blend(color, thing.color, Math.min(1, (1.05 - distance) * 12));
      shade = 0.1 * (0.3 - dx * 0.6 - dy) * (thing.color === accent ? 0.3 : 1) + 0.03 * grain;
    }
    const vignette = 1 - 0.35 * Math.hypot(x - 0.5, y - 0.5) ** 2;
    return { ...color, lightness: (color.lightness + shade) * vignette };
  });
  return { rgba: develop(scene, sceneWidth, sceneHeight, width, height, random), width, height, accent };
}

function blend(from: Oklab, to: Oklab, amount: number): Oklab {
  const t = Math.min(1, Math.max(0, amount));
  return {
    lightness: from.lightness + t * (to.lightness - from.lightness),
    a: from.a + t * (to.a - from.a),
    b: from.b + t * (to.b - from.b),
  };
}

/** Smooth random values around 0, from -1 to 1, of two octaves. */
function roughness(random: () => number): (x: number, y: number) => number {
  const side = 64;
  const heights = Float32Array.from({ length: side * side }, () => random() * 2 - 1);
  const height = (x: number, y: number): number => heights[(y % side) * side + (x % side)] ?? 0;
  const octave = (x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - i), smooth(y - j)];
    const top = height(i, j) * (1 - u) + height(i + 1, j) * u;
    const bottom = height(i, j + 1) * (1 - u) + height(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
  return (x, y) => 0.65 * octave(x, y) + 0.35 * octave(x * 2.1 + 7, y * 2.1 + 3);
}
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Enlarges the scene and adds sensor noise of about two 8-bit steps. */
function develop(
  scene: readonly Oklab[],
  sceneWidth: number,
  sceneHeight: number,
  width: number,
  height: number,
  random: () => number,
): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const row = { lightness: new Float32Array(width), a: new Float32Array(width), b: new Float32Array(width) };
  let state = Math.floor(random() * 2 ** 32);
  const noise = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >> 8) / 2 ** 23; // -1 to 1
  };
  const grey: Oklab = { lightness: 0.5, a: 0, b: 0 };
  for (let y = 0; y < height; y += 1) {
    const v = (y * (sceneHeight - 1)) / height;
    const [j, dv] = [Math.floor(v), v - Math.floor(v)];
    for (let x = 0; x < width; x += 1) {
      const u = (x * (sceneWidth - 1)) / width;
      const [i, du] = [Math.floor(u), u - Math.floor(u)];
      const at = j * sceneWidth + i;
      const [p, q] = [scene[at] ?? grey, scene[at + 1] ?? grey];
      const [r, s] = [scene[at + sceneWidth] ?? p, scene[at + sceneWidth + 1] ?? q];
      const mixed = (channel: keyof Oklab): number =>
        (p[channel] * (1 - du) + q[channel] * du) * (1 - dv) + (r[channel] * (1 - du) + s[channel] * du) * dv;
      row.lightness[x] = mixed("lightness") + 0.012 * (noise() + noise());
      row.a[x] = mixed("a") + 0.005 * (noise() + noise());
      row.b[x] = mixed("b") + 0.005 * (noise() + noise());
    }
    plainKernel.oklabToRgba(row, rgba.subarray(y * width * 4, (y + 1) * width * 4));
  }
  return rgba;
}
