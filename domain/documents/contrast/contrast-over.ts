/**
 * The part of the Contrast Checker's document that describes what lies under the text; contrast-document.ts
 * documents the query fields.
 */

import { colorText, parseColorText, shortText } from "#domain/documents/color-text.ts";
import { group, mapped, single } from "#domain/documents/fields/field.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import { choice, whole } from "#domain/documents/fields/simple-fields.ts";
import type { Scrim } from "#engine/contrast/contrast-region.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import type { InterpolationSpace } from "#engine/mix/mix.ts";
import type { Color } from "#engine/space/color.ts";

export const OVER_GROUNDS = ["gradient", "image"] as const;
export type OverGround = (typeof OVER_GROUNDS)[number];
export const GRADIENT_TYPES = ["linear", "radial", "conic"] as const;
export const OVER_SPACES = [
  "oklab",
  "oklch",
  "srgb",
  "srgb-linear",
  "lab",
  "hsl",
] as const satisfies readonly InterpolationSpace[];
export const MAX_STOPS = 8;

export interface OverSettings {
  readonly ground: OverGround;
  readonly gradient: Gradient;
  /** Position of the text as a share of the free room around its box, 0 to 1 from the top left. */
  readonly x01: number;
  readonly y01: number;
  /** A layer between the gradient or picture and the text. */
  readonly scrim?: Scrim;
}

const FIRST_STOPS = "112f2c@0-3f6f68@55-e3c9a8@100";

const STOP: Item<GradientStop> = {
  read: (part, notices) => {
    const [text = "", place = ""] = part.split("@");
    const color = parseColorText(text);
    const position01 = readPercent(place);
    if (color.ok && position01 !== undefined) return { color: color.color, position01 };
    notices.push(`“${shortText(part)}” is not a stop of a gradient, so it was left out.`);
    return undefined;
  },
  write: ({ color, position01 }) => `${colorText(color)}@${percent(position01)}`,
};

const GRADIENT = group<Pick<Gradient, "stops" | "type" | "angleDeg" | "space">>({
  stops: mapped(
    list("g", STOP, {
      most: MAX_STOPS,
      fewest: 2,
      few: "A gradient needs at least 2 stops.",
      usual: FIRST_STOPS,
    }),
    sortedStops,
    (stops) => stops,
  ),
  type: choice("type", "kind of gradient", GRADIENT_TYPES, "linear"),
  angleDeg: whole("angle", "angle in degrees", [0, 100, 360]),
  space: choice<InterpolationSpace>("in", "space of a gradient", OVER_SPACES, "oklab"),
});

type Place = Pick<OverSettings, "x01" | "y01">;

const AT = single<Place>(
  "at",
  { x01: 0.06, y01: 0.5 },
  {
    read: (text) => {
      const [x01, y01] = text.split("_").map(readPercent);
      return x01 === undefined || y01 === undefined ? undefined : { x01, y01 };
    },
    write: ({ x01, y01 }) => `${percent(x01)}_${percent(y01)}`,
    mistake: () => "The place of the text (at) is two percentages, so it was left out.",
  },
);

const SCRIM = single<Scrim | undefined>("scrim", undefined, {
  read: (text) => {
    const [tone, share = ""] = text.split("_");
    const alpha = readPercent(share);
    return (tone === "black" || tone === "white") && alpha ? { tone, alpha } : undefined;
  },
  write: ({ tone, alpha }) => `${tone}_${percent(alpha)}`,
  mistake: () => "The scrim is black or white and a percentage, so it was left out.",
});

interface OverParts {
  readonly ground: OverGround;
  readonly gradient: Gradient;
  readonly at: Place;
  readonly scrim?: Scrim;
}

export const OVER = mapped(
  group<OverParts>({
    ground: choice("on", "ground", OVER_GROUNDS, "gradient"),
    gradient: GRADIENT,
    at: AT,
    scrim: SCRIM,
  }),
  ({ at, ...rest }): OverSettings => ({ ...rest, ...at }),
  ({ x01, y01, ...rest }) => ({ ...rest, at: { x01, y01 } }),
);

/** Even positions for stops without a position. */
export function evenStops(colors: readonly Color[]): readonly GradientStop[] {
  const used = colors.slice(0, MAX_STOPS);
  const last = Math.max(1, used.length - 1);
  return used.map((color, index) => ({ color, position01: Math.round((index / last) * 100) / 100 }));
}

/** Stops sorted by position, as gradients require. */
export function sortedStops(stops: readonly GradientStop[]): readonly GradientStop[] {
  return stops.toSorted((a, b) => a.position01 - b.position01);
}

function readPercent(text: string): number | undefined {
  const percents = Number(text);
  const isPercent = text !== "" && Number.isInteger(percents) && percents >= 0 && percents <= 100;
  return isPercent ? percents / 100 : undefined;
}

function percent(share01: number): string {
  return String(Math.round(share01 * 100));
}
