/** Shapes and paints from px and shares, fixed to the grid. */
import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { heldColor } from "./held-color.ts";
import type { Place } from "./outlines.ts";
import type { PatternVersion } from "./pattern.ts";
import { mixed } from "./ramp.ts";
import {
  inThousandths,
  type LinearPaint,
  type Outline,
  onGrid,
  type Paint,
  pointOnGrid,
  type RadialPaint,
  type RectangleShape,
  type Shape,
  type Stop,
} from "./scene.ts";
import { type Tone, toneOf } from "./tones.ts";
import { squared } from "./trig.ts";

/** The inside of an outline; `opacity` 0 to 1. */
export function filled(outline: Outline, paint: Paint, opacity = 1): Shape {
  return { kind: "fill", outline, paint, opacity: inThousandths(opacity) };
}

/** A line of `width` px with round ends and corners. */
export function stroked(outline: Outline, paint: Paint, width: number, opacity = 1): Shape {
  return {
    kind: "stroke",
    outline,
    paint,
    width: onGrid(width),
    offset: [0, 0],
    opacity: inThousandths(opacity),
  };
}

/** A circle; center and radius in px, `opacity` 0 to 1. */
export function disc(center: Place, radius: number, paint: Paint, opacity = 1): Shape {
  return {
    kind: "circle",
    center: pointOnGrid(center),
    radius: onGrid(radius),
    paint,
    opacity: inThousandths(opacity),
  };
}

/** The whole box in one paint. */
export function ground({ width, height }: { width: number; height: number }, paint: Paint): RectangleShape {
  return {
    kind: "rectangle",
    corner: [0, 0],
    width: onGrid(width),
    height: onGrid(height),
    paint,
    opacity: 1,
  };
}

/** Between colors this far apart, in hundredths of OKLab, there is a stop more, so that a gradient in sRGB follows OKLab. */
const STEP = 12;
const MAX_STEPS = 5;

/** A linear gradient through these colors at even distances, as in OKLab. */
export function linear(from: Place, to: Place, colors: readonly Color[]): LinearPaint {
  return {
    kind: "linear",
    from: pointOnGrid(from),
    to: pointOnGrid(to),
    stops: stopsThrough(colors.map(toneOf)),
  };
}

/** A radial gradient from the center to `radius` px, through these colors at even distances, as in OKLab. */
export function radial(center: Place, radius: number, colors: readonly Color[]): RadialPaint {
  return {
    kind: "radial",
    center: pointOnGrid(center),
    radius: onGrid(radius),
    stops: stopsThrough(colors.map(toneOf)),
  };
}

function stopsThrough(tones: readonly Tone[]): readonly Stop[] {
  const stops = tones.flatMap((tone, index): Stop[] => {
    const next = tones[index + 1];
    if (next === undefined) return [{ at: 1, color: tone.color, opacity: 1 }];
    const [l, a, b] = [
      next.lab.lightness - tone.lab.lightness,
      next.lab.a - tone.lab.a,
      next.lab.b - tone.lab.b,
    ];
    // In whole hundredths, so that the last bit of a conversion does not decide.
    const apart = Math.round(Math.sqrt(l * l + a * a + b * b) * 100);
    const steps = Math.min(MAX_STEPS, 1 + Math.floor(apart / STEP));
    return Array.from({ length: steps }, (_, step) => ({
      at: inThousandths((index + step / steps) / (tones.length - 1)),
      color: mixed(tone, next, step / steps),
      opacity: 1,
    }));
  });
  return stops;
}

const BLOOM_STOPS = 8;

/** A color that fades smoothly to nothing at `radius`: (1 - d²)², the falloff of a mesh. */
export function bloom(center: Place, radius: number, color: Color, strength: number): RadialPaint {
  const stops = Array.from({ length: BLOOM_STOPS + 1 }, (_, index): Stop => {
    const rest = 1 - squared(index / BLOOM_STOPS);
    return { at: inThousandths(index / BLOOM_STOPS), color, opacity: inThousandths(strength * rest * rest) };
  });
  return { kind: "radial", center: pointOnGrid(center), radius: onGrid(radius), stops };
}

export interface Shadow {
  readonly color: Color;
  /** How far it falls to the right and down, in px. */
  readonly fall: Place;
  /** How far it reaches beyond that, in px. */
  readonly blur: number;
  /** Opacity next to the shape, 0 to 1. */
  readonly depth: number;
}

/** In version 1: on large pictures each is seen as a band, of 2 or 3 levels of 255. */
const SHADOW_STEPS = 10;
/** In version 2: a step is at most so wide, in px, and then a part of a level. */
const STEP_PX = 3;
const MAX_SHADOW_STEPS = 72;

/**
 * The soft shadow of an outline, as strokes of growing width, below a shape that covers its inside. No filter: a
 * filter is a picture of limited size in most programs, and slow in all.
 */
export function shadowOf(
  outline: Outline,
  { color, fall, blur, depth }: Shadow,
  version: PatternVersion,
): readonly Shape[] {
  if (depth <= 0) return [];
  const offset = pointOnGrid(fall);
  const contact = Math.sqrt(fall[0] * fall[0] + fall[1] * fall[1]);
  if (version >= 3)
    return softShadow(color, depth).map(({ color: paint, opacity, reach }) => ({
      kind: "stroke",
      outline,
      paint,
      width: onGrid(2 * (contact + blur * reach)),
      offset,
      opacity: inThousandths(opacity),
    }));
  const steps =
    version === 1
      ? SHADOW_STEPS
      : Math.min(MAX_SHADOW_STEPS, Math.max(SHADOW_STEPS, Math.ceil(blur / STEP_PX)));
  let clear = 1;
  const shapes: Shape[] = [];
  // From the widest to the narrowest; the opacities multiply to a falloff with the square of the distance.
  for (let step = steps; step >= 1; step -= 1) {
    const wanted = 1 - depth * squared(1 - (step - 1) / steps);
    const opacity = inThousandths(1 - wanted / clear);
    if (opacity > 0) {
      clear *= 1 - opacity;
      const width = onGrid(2 * (contact + (blur * step) / steps));
      shapes.push({ kind: "stroke", outline, paint: color, width, offset, opacity });
    }
  }
  return shapes;
}

const LEVELS = 255;
/** Fewer levels are rounded too coarsely against what is below; more are seen as steps. */
const MIN_STROKE_LEVELS = 3;
/** Places at which a stroke can begin, along the blur. */
const PLACES = 72;

interface ShadowStroke {
  readonly color: Color;
  /** A whole number of levels of 255, as a share. */
  readonly opacity: number;
  /** How far it reaches along the blur: above 0 to 1. */
  readonly reach: number;
}

/**
 * The strokes of a soft shadow that keeps its color where pictures are drawn in 8 bits, from the widest to the narrowest;
 * their opacities multiply to a falloff with the square of the distance, up to `depth` (0 to 1). The color is held in sRGB.
 *
 * A stroke of one or two levels of opacity cannot carry a hue there: each component of its color, times its opacity, is
 * rounded to a whole level, and dozens of strokes add up to a halo of cyan or yellow. So each stroke has some levels, its
 * color is one that is whole in them, and what was rounded off goes to the next one (error diffusion).
 */
export function softShadow(color: Color, depth: number): readonly ShadowStroke[] {
  const { bytes } = toBytes(heldColor(color, "srgb"));
  // In whole numbers, so that every engine of JavaScript gives the same strokes.
  let rest = bytes.map(() => 0);
  let clear = 1;
  const strokes: ShadowStroke[] = [];
  for (let place = PLACES; place >= 1; place -= 1) {
    const wanted = 1 - depth * squared(1 - (place - 1) / PLACES);
    const levels = Math.round((1 - wanted / clear) * LEVELS);
    if (levels < MIN_STROKE_LEVELS) continue;
    clear *= 1 - levels / LEVELS;
    const owed = bytes.map((byte, axis) => byte * levels + (rest[axis] ?? 0));
    const drawn = owed.map((value) => Math.min(levels, Math.max(0, Math.round(value / LEVELS))));
    rest = owed.map((value, axis) => value - (drawn[axis] ?? 0) * LEVELS);
    const [red = 0, green = 0, blue = 0] = drawn.map(
      (value) => Math.round((value * LEVELS) / levels) / LEVELS,
    );
    strokes.push({
      color: { space: "srgb", coords: [red, green, blue], alpha: 1 },
      opacity: levels / LEVELS,
      reach: place / PLACES,
    });
  }
  return strokes;
}
