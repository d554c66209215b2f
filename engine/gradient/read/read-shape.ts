/** Parses the part of a CSS gradient before its first color: direction, shape, size, center, color space. */

import { EXTENTS, type Gradient, type RadialSize } from "#engine/gradient/gradient.ts";
import {
  HUE_METHODS,
  HUE_SPACES,
  type HueMethod,
  INTERPOLATION_SPACES,
  type InterpolationSpace,
} from "#engine/mix/mix.ts";

/** The number of each angle unit in a full turn. */
export const TURNS: Readonly<Record<string, number>> = { deg: 360, grad: 400, rad: 2 * Math.PI, turn: 1 };

export interface ReadShape {
  readonly angleDeg: number;
  readonly space?: InterpolationSpace;
  readonly hue?: HueMethod;
  readonly center01?: readonly [number, number];
  readonly size?: RadialSize;
}

/**
 * Undefined if the text is a color or cannot be read; an empty text gives the defaults of CSS. Adds a notice for each
 * part that was ignored.
 */
export function readShape(type: Gradient["type"], text: string, notices: string[]): ReadShape | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found: { -readonly [Key in keyof ReadShape]: ReadShape[Key] } = {
    angleDeg: type === "linear" ? 180 : 0,
  };
  let form: RadialSize["shape"] | undefined;
  let extent: (typeof EXTENTS)[number] | undefined;
  const radii: number[] = [];
  let hasLength = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const next = words[at + 1] ?? "";
    if (word === "in") {
      const space = spaceOf(next);
      if (space === undefined) return undefined;
      found.space = space;
      at += 1;
      const hue = HUE_METHODS.find((known) => known === words[at + 1]);
      if (hue !== undefined && words[at + 2] === "hue") {
        if (HUE_SPACES.includes(space)) found.hue = hue;
        at += 2;
      }
    } else if (type === "linear" && word === "to") {
      const sides = words.slice(at + 1, at + 3).filter((side) => side in SIDES);
      if (sides.length === 0) return undefined;
      found.angleDeg = angleOfSides(sides);
      if (sides.length === 2)
        notices.push(`The way to a corner follows the box; ${found.angleDeg}° was taken, as in a square.`);
      at += sides.length;
    } else if (type === "conic" && word === "from" && angleOf(next) !== undefined) {
      found.angleDeg = angleOf(next) ?? 0;
      at += 1;
    } else if (type === "linear" && angleOf(word) !== undefined) {
      found.angleDeg = angleOf(word) ?? 0;
    } else if (type !== "linear" && word === "at") {
      const places = [];
      while (at + 1 < words.length && words[at + 1] !== "in") places.push(words[(at += 1)] ?? "");
      const center = centerOf(places);
      if (center === undefined) notices.push("The center is not in percent, so the middle was taken.");
      else found.center01 = center;
    } else if (type === "radial" && (word === "circle" || word === "ellipse")) {
      form = word;
    } else if (type === "radial" && EXTENTS.some((known) => known === word)) {
      extent = EXTENTS.find((known) => known === word);
    } else if (type === "radial" && /^[\d.]+%$/.test(word)) {
      radii.push(Number(word.slice(0, -1)) / 100);
    } else if (type === "radial" && /^[\d.]+[a-z]+$/.test(word)) {
      hasLength = true;
    } else return undefined;
  }
  if (hasLength) notices.push("A size in pixels depends on the box, so it reaches to the farthest corner.");
  if (type === "radial") found.size = sizeOf(form, extent, radii, hasLength);
  return found;
}

function spaceOf(word: string): InterpolationSpace | undefined {
  const named = word === "xyz" ? "xyz-d65" : word;
  return INTERPOLATION_SPACES.find((known) => known === named);
}

function sizeOf(
  form: RadialSize["shape"] | undefined,
  extent: (typeof EXTENTS)[number] = "farthest-corner",
  [x, y]: readonly number[],
  hasLength: boolean,
): RadialSize {
  if (x !== undefined && y !== undefined && x > 0 && y > 0) return { shape: "ellipse", radii01: [x, y] };
  return { shape: form ?? (hasLength ? "circle" : "ellipse"), extent };
}

function angleOf(word: string): number | undefined {
  if (word === "0") return 0;
  const [, number = "", unit = ""] = /^([+-]?(?:\d+\.?\d*|\.\d+))(deg|grad|rad|turn)$/.exec(word) ?? [];
  const turn = TURNS[unit];
  return turn === undefined || number === "" ? undefined : (Number(number) * 360) / turn;
}

const SIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  top: [0, 1],
  right: [1, 0],
  bottom: [0, -1],
  left: [-1, 0],
};

function angleOfSides(sides: readonly string[]): number {
  const [x, y] = sides.reduce<readonly [number, number]>(
    ([sumX, sumY], side) => [sumX + (SIDES[side]?.[0] ?? 0), sumY + (SIDES[side]?.[1] ?? 0)],
    [0, 0],
  );
  return (Math.round((Math.atan2(x, y) * 180) / Math.PI) + 360) % 360;
}

const NAMED: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

function centerOf(places: readonly string[]): readonly [number, number] | undefined {
  const [first = "center", second = "center", ...rest] = places;
  if (rest.length > 0) return undefined;
  // A single "top" or "bottom" centers the other direction.
  const isTurned = first === "top" || first === "bottom" || second === "left" || second === "right";
  const [x, y] = (isTurned ? [second, first] : [first, second]).map((word) =>
    /^[+-]?[\d.]+%$/.test(word) ? Number(word.slice(0, -1)) / 100 : word === "0" ? 0 : NAMED[word],
  );
  return x === undefined || y === undefined ? undefined : [x, y];
}
