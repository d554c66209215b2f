/** The part of the Contrast Checker's document that says what the text stands over; its words are in contrast-document.ts. */

import type { Scrim } from "#engine/contrast/contrast-region.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import type { InterpolationSpace } from "#engine/mix/mix.ts";
import type { Color } from "#engine/space/color.ts";
import { colorText, parseColorText, shortText, splitColors } from "./color-text.ts";

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
export const MOST_STOPS = 8;

export interface OverSettings {
  readonly ground: OverGround;
  readonly gradient: Gradient;
  /** Where the text stands: shares of the room that its box leaves free, 0 to 1 from the upper left. */
  readonly x01: number;
  readonly y01: number;
  /** A layer between the ground and the text. */
  readonly scrim?: Scrim;
}

const stop = (red: number, green: number, blue: number, place: number): GradientStop => ({
  color: { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 },
  position01: place / 100,
});

export const FIRST_OVER: OverSettings = {
  ground: "gradient",
  gradient: {
    type: "linear",
    angleDeg: 100,
    space: "oklab",
    stops: [stop(0x11, 0x2f, 0x2c, 0), stop(0x3f, 0x6f, 0x68, 55), stop(0xe3, 0xc9, 0xa8, 100)],
  },
  x01: 0.06,
  y01: 0.5,
};

export function encodeOver(over: OverSettings, params: URLSearchParams): void {
  const { gradient } = over;
  if (over.ground !== FIRST_OVER.ground) params.set("on", over.ground);
  const stops = stopsText(gradient.stops);
  if (stops !== stopsText(FIRST_OVER.gradient.stops)) params.set("g", stops);
  if (gradient.type !== FIRST_OVER.gradient.type) params.set("type", gradient.type);
  if (gradient.angleDeg !== FIRST_OVER.gradient.angleDeg) params.set("angle", String(gradient.angleDeg));
  if (gradient.space !== FIRST_OVER.gradient.space) params.set("in", gradient.space);
  if (over.x01 !== FIRST_OVER.x01 || over.y01 !== FIRST_OVER.y01)
    params.set("at", `${percent(over.x01)}_${percent(over.y01)}`);
  if (over.scrim !== undefined) params.set("scrim", `${over.scrim.tone}_${percent(over.scrim.alpha)}`);
}

type Choose = <Value extends string>(name: string, values: readonly Value[], fallback: Value) => Value;

/** Total; what cannot be read leaves a sentence. */
export function readOver(params: URLSearchParams, choose: Choose, notices: string[]): OverSettings {
  const first = FIRST_OVER.gradient;
  const angle = Number(params.get("angle") ?? first.angleDeg);
  const isAngle = Number.isInteger(angle) && angle >= 0 && angle <= 360;
  if (!isAngle) notices.push("The angle is a whole number of degrees from 0 to 360.");
  const at = readPair(params.get("at"));
  if (params.get("at") !== null && at === undefined)
    notices.push("The place of the text (at) is two percentages, so it was left out.");
  const scrim = readScrim(params.get("scrim"), notices);
  return {
    ground: choose("on", OVER_GROUNDS, FIRST_OVER.ground),
    gradient: {
      type: choose("type", GRADIENT_TYPES, "linear"),
      angleDeg: isAngle ? angle : first.angleDeg,
      space: choose("in", OVER_SPACES, "oklab"),
      stops: readStops(params.get("g"), notices) ?? first.stops,
    },
    x01: at?.[0] ?? FIRST_OVER.x01,
    y01: at?.[1] ?? FIRST_OVER.y01,
    ...(scrim !== undefined && { scrim }),
  };
}

/** Even positions for colors that have none. */
export function evenStops(colors: readonly Color[]): readonly GradientStop[] {
  const used = colors.slice(0, MOST_STOPS);
  const last = Math.max(1, used.length - 1);
  return used.map((color, index) => ({ color, position01: Math.round((index / last) * 100) / 100 }));
}

/** In the order of their positions, as gradients have them. */
export function sortedStops(stops: readonly GradientStop[]): readonly GradientStop[] {
  return stops.toSorted((a, b) => a.position01 - b.position01);
}

function stopsText(stops: readonly GradientStop[]): string {
  return stops.map(({ color, position01 }) => `${colorText(color)}@${percent(position01)}`).join("-");
}

function readStops(text: string | null, notices: string[]): readonly GradientStop[] | undefined {
  if (text === null) return undefined;
  const stops = splitColors(text)
    .slice(0, MOST_STOPS)
    .flatMap((part): GradientStop[] => {
      const [color = "", place = ""] = part.split("@");
      const parsed = parseColorText(color);
      const position = readPercent(place);
      if (parsed.ok && position !== undefined) return [{ color: parsed.color, position01: position }];
      notices.push(`“${shortText(part)}” is not a stop of a gradient, so it was left out.`);
      return [];
    });
  if (stops.length >= 2) return sortedStops(stops);
  notices.push("A gradient needs at least 2 stops.");
  return undefined;
}

function readScrim(text: string | null, notices: string[]): Scrim | undefined {
  if (text === null) return undefined;
  const [tone, share = ""] = text.split("_");
  const alpha = readPercent(share);
  if ((tone === "black" || tone === "white") && alpha !== undefined && alpha > 0) return { tone, alpha };
  notices.push("The scrim is black or white and a percentage, so it was left out.");
  return undefined;
}

function readPair(text: string | null): readonly [number, number] | undefined {
  const [x, y] = (text ?? "").split("_").map(readPercent);
  return x === undefined || y === undefined ? undefined : [x, y];
}

function readPercent(text: string): number | undefined {
  const value = Number(text);
  return text !== "" && Number.isInteger(value) && value >= 0 && value <= 100 ? value / 100 : undefined;
}

function percent(share01: number): string {
  return String(Math.round(share01 * 100));
}
