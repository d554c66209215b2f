/** One layer of a gradient document in its query fields; later layers have a number after each key. */

import { depending, type Field, group, mapped, single } from "#domain/documents/fields/field.ts";
import { list } from "#domain/documents/fields/list.ts";
import { choice, flag, whole } from "#domain/documents/fields/simple-fields.ts";
import { fadedStops } from "#engine/gradient/faded-stops.ts";
import { EXTENTS, type Gradient, type GradientStop, type RadialSize } from "#engine/gradient/gradient.ts";
import type { GradientLayer as WrittenLayer } from "#engine/gradient/write/write-css.ts";
import { BLEND_MODES, type BlendMode } from "#engine/mix/blend.ts";
import { HUE_METHODS, HUE_SPACES, type InterpolationSpace } from "#engine/mix/mix.ts";
import { orderedStops, STOP } from "./gradient-stop.ts";

export const GRADIENT_SPACES = [
  "srgb",
  "srgb-linear",
  "oklab",
  "oklch",
  "lab",
  "lch",
  "hsl",
  "hwb",
  "display-p3",
] as const satisfies readonly InterpolationSpace[];
export type GradientSpace = (typeof GRADIENT_SPACES)[number];
export const GRADIENT_TYPES = ["linear", "radial", "conic"] as const;
export const [MIN_STOPS, MAX_STOPS, MAX_LAYERS] = [2, 16, 8];

/** A layer with all defaults filled in, and two to sixteen stops. */
export interface GradientLayer extends WrittenLayer {
  readonly space: GradientSpace;
  readonly isHidden: boolean;
  /** Whole percent of its stops' own alpha, 0 to below 100; absent if it is as opaque as its stops. */
  readonly opacityPercent?: number;
  /** Random keeps type, direction, center, size and space; absent if it does not. */
  readonly isShapeLocked?: true;
}

const CIRCLE: RadialSize = { shape: "circle", extent: "farthest-corner" };
const MIDDLE: readonly [number, number] = [0.5, 0.5];

interface Parts {
  readonly stops: readonly GradientStop[];
  readonly type: Gradient["type"];
  readonly angleDeg: number;
  readonly space: GradientSpace;
  readonly hue: (typeof HUE_METHODS)[number];
  readonly isRepeating: boolean;
  readonly center01: readonly [number, number];
  readonly size: RadialSize;
  readonly blend: BlendMode;
  readonly isHidden: boolean;
  readonly opacityPercent: number;
  readonly isShapeLocked: boolean;
}

/** Fields that a layer's type or space does not use are omitted. */
export function layerField(number: number): Field<GradientLayer | undefined> {
  const key = (name: string) => (number === 1 ? name : `${name}${number}`);
  const hue = choice(key("hue"), "way for a hue to go", HUE_METHODS, "shorter");
  const center = pairField(key("at"));
  const size = sizeField(key("size"));
  const angle = angleField(key("angle"));
  const parts = group<Parts>({
    stops: mapped(
      list(key("g"), STOP, {
        most: MAX_STOPS,
        fewest: number === 1 ? MIN_STOPS : 0,
        few: "A gradient needs at least 2 stops.",
        isRequired: number === 1,
      }),
      orderedStops,
      (stops) => stops,
    ),
    type: choice(key("type"), "kind of gradient", GRADIENT_TYPES, "linear"),
    angleDeg: depending(({ type }: Parts) => (type === "radial" ? undefined : angle), 0),
    space: choice<GradientSpace>(key("in"), "space of a gradient", GRADIENT_SPACES, "oklch"),
    hue: depending(({ space }: Parts) => (HUE_SPACES.includes(space) ? hue : undefined), "shorter"),
    isRepeating: flag(key("rep")),
    center01: depending(({ type }: Parts) => (type === "linear" ? undefined : center), MIDDLE),
    size: depending(({ type }: Parts) => (type === "radial" ? size : undefined), CIRCLE),
    blend: choice(key("blend"), "blend mode", BLEND_MODES, "normal"),
    isHidden: flag(key("off")),
    opacityPercent: whole(key("op"), "opacity of a layer, in percent,", [0, OPAQUE, OPAQUE]),
    isShapeLocked: flag(key("lock")),
  });
  return mapped<Parts, GradientLayer | undefined, unknown>(
    parts,
    (layer, { notices }) => {
      if (layer.stops.length >= MIN_STOPS) return layerOfParts(layer);
      if (layer.stops.length > 0 && number > 1)
        notices.push(`Layer ${number} has fewer than 2 stops, so it was left out.`);
      return undefined;
    },
    (layer) => (layer === undefined ? NOTHING : partsOf(layer)),
  );
}

const OPAQUE = 100;

function layerOfParts({ opacityPercent, isShapeLocked, ...rest }: Parts): GradientLayer {
  return {
    ...rest,
    ...(opacityPercent < OPAQUE && { opacityPercent }),
    ...(isShapeLocked && { isShapeLocked }),
  };
}

/** The values of the fields, including those that the engine omits. */
function partsOf({
  hue = "shorter",
  isRepeating = false,
  center01 = MIDDLE,
  size = CIRCLE,
  opacityPercent = OPAQUE,
  isShapeLocked,
  ...rest
}: GradientLayer): Parts {
  return { ...rest, hue, isRepeating, center01, size, opacityPercent, isShapeLocked: isShapeLocked === true };
}

const NOTHING: Parts = {
  stops: [],
  type: "linear",
  angleDeg: 90,
  space: "oklch",
  hue: "shorter",
  isRepeating: false,
  center01: MIDDLE,
  size: CIRCLE,
  blend: "normal",
  isHidden: false,
  opacityPercent: OPAQUE,
  isShapeLocked: false,
};

/** Steps of a degree. An angle that was written in radians or turns is none in tenths, as 1.57rad. */
const ANGLE_STEPS = 1000;

/** Degrees in thousandths, 0 to below 360. */
export function heldAngle(angleDeg: number): number {
  const turn = 360 * ANGLE_STEPS;
  const steps = Math.round(angleDeg * ANGLE_STEPS);
  return (((steps % turn) + turn) % turn) / ANGLE_STEPS;
}

function angleField(key: string): Field<number> {
  return single(key, 90, {
    read: (text) =>
      /^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) <= 360 ? heldAngle(Number(text)) : undefined,
    write: String,
    mistake: () => "The angle is from 0 to 360 degrees; 90 was taken.",
  });
}

/** Percent, from the left and from above. */
function pairField(key: string): Field<readonly [number, number]> {
  return single<readonly [number, number]>(key, MIDDLE, {
    read: readPair,
    write: ([x, y]) => `${percent(x)}_${percent(y)}`,
    mistake: () => "The center (at) is two percentages; the middle was taken.",
  });
}

function sizeField(key: string): Field<RadialSize> {
  const words = EXTENTS.flatMap((extent) =>
    (["circle", "ellipse"] as const).map(
      (shape) => [`${shape}.${extent.replace("-", ".")}`, { shape, extent }] as const,
    ),
  );
  return single<RadialSize>(key, CIRCLE, {
    read: (text) => {
      const known = words.find(([word]) => word === text)?.[1];
      const radii01 = known === undefined ? readPair(text) : undefined;
      return (
        known ??
        (radii01 !== undefined && Math.min(...radii01) > 0 ? { shape: "ellipse", radii01 } : undefined)
      );
    },
    write: (size) =>
      "radii01" in size
        ? `${percent(size.radii01[0])}_${percent(size.radii01[1])}`
        : `${size.shape}.${size.extent.replace("-", ".")}`,
    mistake: () => "The size of the radial gradient cannot be read, so it reaches to the farthest corner.",
  });
}

function readPair(text: string): readonly [number, number] | undefined {
  const [, x, y] = /^(-?\d{1,3}(?:\.\d)?)_(-?\d{1,3}(?:\.\d)?)$/.exec(text) ?? [];
  if (x === undefined || y === undefined) return undefined;
  const pair = [heldPlace(Number(x) / 100), heldPlace(Number(y) / 100)] as const;
  return pair;
}

/** A share of a box in tenths of a percent; may be outside the box. */
export function heldPlace(share01: number): number {
  return Math.round(Math.min(2, Math.max(-1, share01)) * 1000) / 1000 + 0;
}

function percent(share01: number): string {
  return String(Math.round(share01 * 1000) / 10);
}

/** The engine's input without default values, so that equal gradients are equal objects. */
export function tidyLayer(layer: GradientLayer): GradientLayer {
  const { hue, isRepeating, center01, size, ...rest } = partsOf(layer);
  const isPolar = HUE_SPACES.includes(rest.space);
  return layerOfParts({
    ...rest,
    angleDeg: rest.type === "radial" ? 0 : heldAngle(rest.angleDeg),
    stops: orderedStops(rest.stops),
    hue: isPolar ? hue : "shorter",
    isRepeating,
    center01: rest.type === "linear" ? MIDDLE : center01,
    size: rest.type === "radial" ? size : CIRCLE,
    opacityPercent: Math.round(Math.min(OPAQUE, Math.max(0, rest.opacityPercent))),
  });
}

/** The layers that are seen, with their opacity in the alpha of their stops, as every format writes it. */
export function paintedLayers(layers: readonly GradientLayer[]): readonly GradientLayer[] {
  return layers
    .filter(({ isHidden }) => !isHidden)
    .map(({ opacityPercent = OPAQUE, ...layer }) =>
      opacityPercent === OPAQUE
        ? layer
        : { ...layer, stops: fadedStops(layer.stops, opacityPercent / OPAQUE) },
    );
}
