/** Parses the part of a CSS gradient before its first color: direction, shape, size, center, color space. */

import { EXTENTS, type Gradient, type RadialSize } from "#engine/gradient/gradient.ts";
import {
  HUE_METHODS,
  HUE_SPACES,
  type HueMethod,
  INTERPOLATION_SPACES,
  type InterpolationSpace,
} from "#engine/mix/mix.ts";
import { angleOfSides, isSide } from "./angle-text.ts";
import { amountOf, angleOf, type GradientBox } from "./gradient-lengths.ts";
import { wordsOf } from "./split-words.ts";

export interface ReadShape {
  readonly angleDeg: number;
  readonly space?: InterpolationSpace;
  readonly hue?: HueMethod;
  readonly center01?: readonly [number, number];
  readonly size?: RadialSize;
}

/** Where notices go, and the box that lengths refer to. */
export interface ReadContext {
  readonly box: GradientBox;
  readonly notice: (sentence: string) => void;
  /** Says that a length was taken in the box. */
  readonly usedBox: () => void;
}

/**
 * Undefined if the text is a color or cannot be read; an empty text gives the defaults of CSS. Adds a notice for each
 * part that was ignored.
 */
export function readShape(type: Gradient["type"], text: string, context: ReadContext): ReadShape | undefined {
  const words = wordsOf({ text: text.toLowerCase(), at: 0 }).map((word) => word.text);
  const found: { -readonly [Key in keyof ReadShape]: ReadShape[Key] } = {
    angleDeg: type === "linear" ? 180 : 0,
  };
  const { width, height } = context.box;
  let form: RadialSize["shape"] | undefined;
  let extent: (typeof EXTENTS)[number] | undefined;
  const radii: string[] = [];
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
      const sides = words.slice(at + 1, at + 3).filter(isSide);
      if (sides.length === 0) return undefined;
      found.angleDeg = angleOfSides(sides);
      if (sides.length === 2)
        context.notice(`The way to a corner follows the box; ${found.angleDeg}° was taken, as in a square.`);
      at += sides.length;
    } else if (type === "conic" && word === "from" && angleOf(next) !== undefined) {
      found.angleDeg = angleOf(next) ?? 0;
      at += 1;
    } else if (type === "linear" && angleOf(word) !== undefined) {
      found.angleDeg = angleOf(word) ?? 0;
    } else if (type !== "linear" && word === "at") {
      const places = [];
      while (at + 1 < words.length && words[at + 1] !== "in") places.push(words[(at += 1)] ?? "");
      const center = centerOf(places, context);
      if (center === undefined) context.notice("The center is not understood, so the middle was taken.");
      else found.center01 = center;
    } else if (type === "radial" && (word === "circle" || word === "ellipse")) {
      form = word;
    } else if (type === "radial" && EXTENTS.some((known) => known === word)) {
      extent = EXTENTS.find((known) => known === word);
    } else if (type === "radial" && amountOf(word, width, context.box) !== undefined) {
      radii.push(word);
    } else return undefined;
  }
  if (type === "radial") {
    const [x, y] = radii;
    const own =
      x === undefined
        ? undefined
        : y === undefined
          ? radiiOf([x, x], [width, width], context)
          : radiiOf([x, y], [width, height], context);
    const isCircle = y === undefined;
    found.size =
      own === undefined
        ? { shape: form ?? "ellipse", extent: extent ?? "farthest-corner" }
        : { shape: "ellipse", radii01: isCircle ? [own[0], (own[0] * width) / height] : own };
  }
  return found;
}

function spaceOf(word: string): InterpolationSpace | undefined {
  const named = word === "xyz" ? "xyz-d65" : word;
  return INTERPOLATION_SPACES.find((known) => known === named);
}

/** Undefined if a radius is not positive. */
function radiiOf(
  texts: readonly [string, string],
  bases: readonly [number, number],
  context: ReadContext,
): readonly [number, number] | undefined {
  const [x, y] = [0, 1].map((index) => amountOf(texts[index] ?? "", bases[index] ?? 1, context.box));
  if (x === undefined || y === undefined || x.share <= 0 || y.share <= 0) return undefined;
  if (x.isLength || y.isLength) context.usedBox();
  return [x.share, y.share];
}

const ACROSS: Readonly<Record<string, number>> = { left: 0, center: 0.5, right: 1, "x-start": 0, "x-end": 1 };
const DOWN: Readonly<Record<string, number>> = { top: 0, center: 0.5, bottom: 1, "y-start": 0, "y-end": 1 };

/** A position of one to four values (CSS Values 4 §8.3); undefined for what is none. */
function centerOf(words: readonly string[], context: ReadContext): readonly [number, number] | undefined {
  const { width, height } = context.box;
  const amount = (word: string, base: number): number | undefined => {
    const read = amountOf(word, base, context.box);
    if (read?.isLength === true) context.usedBox();
    return read?.share;
  };
  const [first = "center", second, third, fourth] = words;
  if (words.length > 4) return undefined;
  if (second === undefined) {
    if (first in DOWN && !(first in ACROSS)) return [0.5, DOWN[first] ?? 0.5];
    const x = ACROSS[first] ?? amount(first, width);
    return x === undefined ? undefined : [x, 0.5];
  }
  if (third === undefined) {
    const isTurned = (first in DOWN && first !== "center") || second === "left" || second === "right";
    const [across, down] = isTurned ? [second, first] : [first, second];
    const [x, y] = [ACROSS[across] ?? amount(across, width), DOWN[down] ?? amount(down, height)];
    return x === undefined || y === undefined ? undefined : [x, y];
  }
  // A side, and how far from it: "right 20% bottom 30%", or three values with one side alone.
  let [x, y]: [number | undefined, number | undefined] = [undefined, undefined];
  const given = [first, second, third, ...(fourth === undefined ? [] : [fourth])];
  for (let at = 0; at < given.length; at += 1) {
    const side = given[at] ?? "";
    const isDown = side === "top" || side === "bottom";
    const isAcross = side === "left" || side === "right";
    if (!isDown && !isAcross) {
      if (side !== "center") return undefined;
      if (x === undefined && given.slice(at + 1).some((word) => word === "top" || word === "bottom")) x = 0.5;
      else if (y === undefined) y = 0.5;
      continue;
    }
    const offset = amount(given[at + 1] ?? "", isDown ? height : width);
    if (offset !== undefined) at += 1;
    const share = side === "right" || side === "bottom" ? 1 - (offset ?? 0) : (offset ?? 0);
    if (isDown) y = share;
    else x = share;
  }
  const tidy = (share: number): number => Math.round(share * 1e10) / 1e10;
  return [tidy(x ?? 0.5), tidy(y ?? 0.5)];
}
