/**
 * A mesh as stacked radial gradients, found by gradient descent (Adam: Kingma and Ba, 2015). The result is rounded as
 * it is written, and the difference is measured after that, at other places than those that the search looked at.
 */

import type { Mesh } from "#engine/mesh/mesh.ts";
import { createRandom } from "#engine/random/random.ts";
import { fitRoom, LAYER_NUMBERS, layerStart, loss, sigmoid } from "./fit-model.ts";
import { differenceFrom, type FitTarget, fitTarget } from "./fit-target.ts";

/** An elliptical radial gradient of one color that ends in transparency. */
export interface FittedLayer {
  /** Center and radii in tenths of a percent of the box, whole numbers. */
  readonly center: readonly [x: number, y: number];
  readonly radii: readonly [x: number, y: number];
  /** Red, green and blue, 0 to 255. */
  readonly bytes: readonly [number, number, number];
  /** Alpha of the stops of `FALLOFF_PLACES`, 0 to 255, the last 0. */
  readonly alphas: readonly number[];
}

export interface FittedLayers {
  /** The topmost first. */
  readonly layers: readonly FittedLayer[];
  readonly ground: readonly [number, number, number];
  /** ΔEOK between the rounded layers and the mesh, at 96 × 54 places. */
  readonly mean: number;
  readonly max: number;
}

export interface FitOptions {
  /** 1 to 32. */
  readonly layers: number;
  /** Receives the share that is done, 0 to 1, about fifty times; returning false cancels the fit. */
  readonly onProgress?: (done01: number) => boolean;
  /** Places across and down that the search looks at, 48 × 27 by default: fewer are quicker and less exact. */
  readonly searched?: readonly [across: number, down: number];
}

/** Distances from the center, in radii, at which a layer has a stop. */
export const FALLOFF_PLACES: readonly number[] = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1];
const SEARCHED = [48, 27] as const;
const MEASURED = [96, 54] as const;
const [STARTS, STARTING_STEPS] = [4, 90];
/** Evaluations of one layer after the starts: fewer layers take more steps in the same time. */
const [LAYER_STEPS, MAX_STEPS] = [11_000, 900];
/** Steps between two calls of `onProgress`. */
const REPORTED = 14;
const [FIRST_RATE, LAST_RATE] = [0.05, 0.002];

/** The same layers for the same mesh; undefined if `onProgress` cancelled. */
export function fitLayers(
  mesh: Mesh,
  { layers, onProgress, searched = SEARCHED }: FitOptions,
): FittedLayers | undefined {
  const target = fitTarget(mesh, ...searched);
  let done = 0;
  const steps = Math.min(MAX_STEPS, Math.round(LAYER_STEPS / layers));
  const total = STARTS * STARTING_STEPS + steps;
  const step = (): boolean => {
    done += 1;
    return done % REPORTED !== 0 || onProgress?.(done / total) !== false;
  };
  let best: Search | undefined;
  for (let start = 0; start < STARTS; start += 1) {
    const search = createSearch(
      firstNumbers(mesh, target, { layers, searched, seed: `fit ${start}` }),
      layers,
      target,
    );
    if (!search.run(STARTING_STEPS, [FIRST_RATE, FIRST_RATE / 2], step)) return undefined;
    if (best === undefined || search.loss() < best.loss()) best = search;
  }
  if (best === undefined || !best.run(steps, [FIRST_RATE / 2, LAST_RATE], step)) return undefined;
  const rounded = roundedLayers(best.numbers, layers);
  const measured = fitTarget(mesh, ...MEASURED);
  return { ...rounded, ...differenceFrom(measured, layersPainter(rounded, measured)) };
}

type Search = ReturnType<typeof createSearch>;

function createSearch(numbers: Float64Array, layers: number, target: FitTarget) {
  const room = fitRoom(layers);
  const [mean, variance] = [new Float64Array(numbers.length), new Float64Array(numbers.length)];
  let [steps, last] = [0, Number.POSITIVE_INFINITY];
  return {
    numbers,
    loss: () => last,
    /** False if `step` cancelled. */
    run(count: number, [from, to]: readonly [number, number], step: () => boolean): boolean {
      for (let at = 0; at < count; at += 1) {
        last = loss(numbers, layers, target, room);
        steps += 1;
        const rate = from * (to / from) ** (at / count);
        for (const [index, slope] of room.gradient.entries()) {
          const first = 0.9 * (mean[index] ?? 0) + 0.1 * slope;
          const second = 0.99 * (variance[index] ?? 0) + 0.01 * slope * slope;
          mean[index] = first;
          variance[index] = second;
          const stride = first / (1 - 0.9 ** steps) / (Math.sqrt(second / (1 - 0.99 ** steps)) + 1e-10);
          numbers[index] = limited((numbers[index] ?? 0) - rate * stride, index);
        }
        if (!step()) return false;
      }
      return true;
    },
  };
}

/** Limits of a layer's numbers, in their order in fit-model.ts. */
const LIMITS = [
  [-0.6, 1.6],
  [-0.6, 1.6],
  [Math.log(0.08), Math.log(2)],
  [Math.log(0.08), Math.log(2)],
  [-5, 6],
  [0, 1],
  [0, 1],
  [0, 1],
] as const;

function limited(value: number, index: number): number {
  const [least, most] = index < 3 ? [0, 1] : (LIMITS[(index - 3) % LAYER_NUMBERS] ?? [0, 1]);
  return Math.min(most, Math.max(least, value));
}

/** The mean as ground, and layers at the vertices and random places, with the colors there. */
function firstNumbers(
  mesh: Mesh,
  target: FitTarget,
  {
    layers,
    searched: [across, down],
    seed,
  }: Required<Pick<FitOptions, "layers" | "searched">> & { seed: string },
): Float64Array {
  const random = createRandom(seed);
  const numbers = new Float64Array(layerStart(layers));
  for (let pixel = 0; pixel < target.count; pixel += 1) {
    for (const channel of [0, 1, 2])
      numbers[channel] = (numbers[channel] ?? 0) + (target.colors[3 * pixel + channel] ?? 0) / target.count;
  }
  const places = mesh.vertices.map(({ at }) => ({ at, order: random() })).sort((p, q) => p.order - q.order);
  const radius = Math.log(1.25 / Math.sqrt(layers) + 0.12);
  for (let layer = 0; layer < layers; layer += 1) {
    const vertex = places[layer];
    const x = limited(vertex?.at[0] ?? random(), 3) + 0.06 * (random() - 0.5);
    const y = limited(vertex?.at[1] ?? random(), 4) + 0.06 * (random() - 0.5);
    const pixel =
      Math.min(down - 1, Math.max(0, Math.floor(y * down))) * across +
      Math.min(across - 1, Math.max(0, Math.floor(x * across)));
    const color = target.colors.subarray(3 * pixel, 3 * pixel + 3);
    numbers.set([x, y, radius, radius, 1.5, ...color], layerStart(layer));
  }
  return numbers;
}

function roundedLayers(numbers: Float64Array, count: number): Pick<FittedLayers, "layers" | "ground"> {
  const byte = (value: number | undefined): number => Math.round((value ?? 0) * 255);
  const layers = Array.from({ length: count }, (_, layer): FittedLayer => {
    const [x = 0, y = 0, width = 0, height = 0, strength = 0, red, green, blue] = numbers.subarray(
      layerStart(layer),
      layerStart(layer + 1),
    );
    return {
      center: [Math.round(x * 1000), Math.round(y * 1000)],
      radii: [Math.round(Math.exp(width) * 1000), Math.round(Math.exp(height) * 1000)],
      bytes: [byte(red), byte(green), byte(blue)],
      alphas: FALLOFF_PLACES.map((place) => byte(sigmoid(strength) * (1 - place * place) ** 2)),
    };
  }).filter(({ alphas }) => (alphas[0] ?? 0) > 0);
  return { layers, ground: [byte(numbers[0]), byte(numbers[1]), byte(numbers[2])] };
}

/**
 * The color of rounded layers at a place: alpha is linear between stops, and layers are laid over in encoded sRGB. Alpha,
 * the layer's share and what is below it are bytes, as in browsers.
 */
export function layersPainter(
  { layers, ground }: Pick<FittedLayers, "layers" | "ground">,
  target: FitTarget,
) {
  return (pixel: number, out: Float64Array): void => {
    out.set(ground);
    const [x, y] = [target.places[2 * pixel] ?? 0, target.places[2 * pixel + 1] ?? 0];
    for (const { center, radii, bytes, alphas } of layers.toReversed()) {
      const distance = Math.hypot((x * 1000 - center[0]) / radii[0], (y * 1000 - center[1]) / radii[1]);
      if (distance >= 1) continue;
      const next = FALLOFF_PLACES.findIndex((place) => place > distance);
      const [from, to] = [FALLOFF_PLACES[next - 1] ?? 0, FALLOFF_PLACES[next] ?? 1];
      const share = (distance - from) / (to - from);
      const alpha = Math.round((alphas[next - 1] ?? 0) * (1 - share) + (alphas[next] ?? 0) * share);
      for (const channel of [0, 1, 2]) {
        const above = Math.round(((bytes[channel] ?? 0) * alpha) / 255);
        out[channel] = above + Math.round(((out[channel] ?? 0) * (255 - alpha)) / 255);
      }
    }
    for (const channel of [0, 1, 2]) out[channel] = Math.min(1, (out[channel] ?? 0) / 255);
  };
}
