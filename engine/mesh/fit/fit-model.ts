/**
 * Elliptical layers over a ground, as CSS draws them in sRGB, with the derivatives that the search in fit-css.ts needs.
 * A layer covers (1 − d²)² of its strength, where d is the distance from its center in its radii.
 */
import type { FitTarget } from "./fit-target.ts";

/** Numbers of a layer: center x and y, logarithm of both radii, logit of the strength, red, green and blue. */
export const LAYER_NUMBERS = 8;
/** Index of the first number of the layer; the ground's color comes first. */
export const layerStart = (layer: number): number => 3 + layer * LAYER_NUMBERS;

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Room for one evaluation. */
export interface FitRoom {
  /** Coverage of each layer at one pixel, and what the layers above let through. */
  readonly alpha: Float64Array;
  readonly fall: Float64Array;
  readonly below: Float64Array;
  readonly gradient: Float64Array;
}

/** Room for this many layers, 1 or more; each evaluation overwrites it. */
export function fitRoom(layers: number): FitRoom {
  return {
    alpha: new Float64Array(layers),
    fall: new Float64Array(layers),
    below: new Float64Array(3 * (layers + 1)),
    gradient: new Float64Array(layerStart(layers)),
  };
}

/** Mean squared ΔEOK, to first order around the target; `room.gradient` gets its derivatives. */
export function loss(numbers: Float64Array, layers: number, target: FitTarget, room: FitRoom): number {
  const { alpha, fall, below, gradient } = room;
  gradient.fill(0);
  const { count, places, colors, metric } = target;
  const scales = new Float64Array(4 * layers);
  for (let layer = 0; layer < layers; layer += 1) {
    const at = layerStart(layer);
    scales[4 * layer] = Math.exp(-2 * (numbers[at + 2] ?? 0));
    scales[4 * layer + 1] = Math.exp(-2 * (numbers[at + 3] ?? 0));
    scales[4 * layer + 2] = sigmoid(numbers[at + 4] ?? 0);
  }
  let total = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const [x, y] = [places[2 * pixel] ?? 0, places[2 * pixel + 1] ?? 0];
    let [red, green, blue] = [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
    // From the lowest layer to the topmost, which is the first.
    for (let layer = layers - 1; layer >= 0; layer -= 1) {
      const at = layerStart(layer);
      const [dx, dy] = [x - (numbers[at] ?? 0), y - (numbers[at + 1] ?? 0)];
      const rest = 1 - dx * dx * (scales[4 * layer] ?? 0) - dy * dy * (scales[4 * layer + 1] ?? 0);
      below[3 * layer] = red;
      below[3 * layer + 1] = green;
      below[3 * layer + 2] = blue;
      if (rest <= 0) {
        alpha[layer] = 0;
        continue;
      }
      const cover = (scales[4 * layer + 2] ?? 0) * rest * rest;
      alpha[layer] = cover;
      fall[layer] = rest;
      red += cover * ((numbers[at + 5] ?? 0) - red);
      green += cover * ((numbers[at + 6] ?? 0) - green);
      blue += cover * ((numbers[at + 7] ?? 0) - blue);
    }
    const errorR = red - (colors[3 * pixel] ?? 0);
    const errorG = green - (colors[3 * pixel + 1] ?? 0);
    const errorB = blue - (colors[3 * pixel + 2] ?? 0);
    const m = 6 * pixel;
    let toR = (metric[m] ?? 0) * errorR + (metric[m + 1] ?? 0) * errorG + (metric[m + 2] ?? 0) * errorB;
    let toG = (metric[m + 1] ?? 0) * errorR + (metric[m + 3] ?? 0) * errorG + (metric[m + 4] ?? 0) * errorB;
    let toB = (metric[m + 2] ?? 0) * errorR + (metric[m + 4] ?? 0) * errorG + (metric[m + 5] ?? 0) * errorB;
    total += errorR * toR + errorG * toG + errorB * toB;
    for (let layer = 0; layer < layers; layer += 1) {
      const cover = alpha[layer] ?? 0;
      if (cover === 0) continue;
      const at = layerStart(layer);
      const ofCover =
        toR * ((numbers[at + 5] ?? 0) - (below[3 * layer] ?? 0)) +
        toG * ((numbers[at + 6] ?? 0) - (below[3 * layer + 1] ?? 0)) +
        toB * ((numbers[at + 7] ?? 0) - (below[3 * layer + 2] ?? 0));
      const strength = scales[4 * layer + 2] ?? 0;
      const ofRest = ofCover * 2 * strength * (fall[layer] ?? 0);
      const [dx, dy] = [x - (numbers[at] ?? 0), y - (numbers[at + 1] ?? 0)];
      const [sx, sy] = [dx * (scales[4 * layer] ?? 0), dy * (scales[4 * layer + 1] ?? 0)];
      add(gradient, at, ofRest * 2 * sx);
      add(gradient, at + 1, ofRest * 2 * sy);
      add(gradient, at + 2, ofRest * 2 * sx * dx);
      add(gradient, at + 3, ofRest * 2 * sy * dy);
      add(gradient, at + 4, ofCover * cover * (1 - strength));
      add(gradient, at + 5, toR * cover);
      add(gradient, at + 6, toG * cover);
      add(gradient, at + 7, toB * cover);
      toR *= 1 - cover;
      toG *= 1 - cover;
      toB *= 1 - cover;
    }
    add(gradient, 0, toR);
    add(gradient, 1, toG);
    add(gradient, 2, toB);
  }
  const scale = 2 / count;
  for (let at = 0; at < gradient.length; at += 1) gradient[at] = (gradient[at] ?? 0) * scale;
  return total / count;
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}
