/**
 * The contrast of a pair as a browser draws it: translucent colors are composited on the stack in encoded sRGB, to 8 bits,
 * and measured by WCAG 2.2 and APCA. An opaque color outside of sRGB is measured both as it is and as sRGB shows it; the
 * lower contrast counts.
 */
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import { toBytes } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { snapped } from "#engine/theme/theme-contrast.ts";
import { type FloorSet, floorsOf } from "#engine/theme/theme-floors.ts";
import type { AuditPair, PairLayer, PairUse } from "./audit-pairs.ts";

export interface DrawnPair {
  /** Opaque 8-bit colors. */
  readonly text: Color;
  readonly ground: Color;
  /** WCAG ratio, 1 to 21. */
  readonly wcag: number;
  /** APCA Lc, signed. */
  readonly apca: number;
}

export interface PairFloors {
  readonly wcag?: number;
  /** Absolute Lc. */
  readonly apca?: number;
}

/** The browser's page below everything that is translucent. */
const PAGE: Readonly<Record<"light" | "dark", Color>> = {
  light: { space: "srgb", coords: [1, 1, 1], alpha: 1 },
  dark: { space: "srgb", coords: [18 / 255, 18 / 255, 18 / 255], alpha: 1 },
};

/** Undefined if a layer has no color. `colorOf` gives that of a token. */
function drawnPair(
  { text, on }: Pick<AuditPair, "text" | "on">,
  colorOf: (name: string) => Color | undefined,
  scheme: "light" | "dark",
): DrawnPair | undefined {
  const layers: Color[] = [];
  for (const layer of [text, ...on]) {
    const color = layerColor(layer, colorOf);
    if (color === undefined) return undefined;
    layers.push(color);
  }
  const [front, ...grounds] = layers;
  if (front === undefined) return undefined;
  const ground = grounds.reduceRight(over, PAGE[scheme]);
  const drawn = over(ground, front);
  const wcag = wcagRatio(drawn, ground);
  const apca = apcaLc(drawn, ground);
  const [top] = grounds;
  const isWide = [front, top].some((each) => each?.alpha === 1 && !screenColor(each).isInSrgb);
  if (!isWide || front.alpha !== 1 || top?.alpha !== 1) return { text: drawn, ground, wcag, apca };
  const exact = { wcag: wcagRatio(front, top), apca: apcaLc(front, top) };
  return {
    text: drawn,
    ground,
    wcag: Math.min(wcag, exact.wcag),
    apca: Math.abs(exact.apca) < Math.abs(apca) ? exact.apca : apca,
  };
}

/** The pair on a screen of sRGB, with the lower contrast of there and of a screen with a wider gamut. */
export function worstDrawn(
  pair: Pick<AuditPair, "text" | "on">,
  colorOf: (name: string) => { readonly color: Color; readonly wide?: Color } | undefined,
  scheme: "light" | "dark",
): DrawnPair | undefined {
  const narrow = drawnPair(pair, (name) => colorOf(name)?.color, scheme);
  const hasWide = [pair.text, ...pair.on].some(({ name }) => colorOf(name)?.wide !== undefined);
  if (narrow === undefined || !hasWide) return narrow;
  const inWide = (name: string): Color | undefined => {
    const found = colorOf(name);
    return found?.wide ?? found?.color;
  };
  const wide = drawnPair(pair, inWide, scheme) ?? narrow;
  return {
    ...narrow,
    wcag: Math.min(narrow.wcag, wide.wcag),
    apca: Math.abs(wide.apca) < Math.abs(narrow.apca) ? wide.apca : narrow.apca,
  };
}

function layerColor(
  { name, alpha = 1 }: PairLayer,
  colorOf: (name: string) => Color | undefined,
): Color | undefined {
  const color = colorOf(name) ?? strictColor(name);
  if (color === undefined || alpha === 1) return color;
  return { ...color, alpha: (color.alpha ?? 0) * alpha };
}

interface ScreenColor {
  /** On a screen of sRGB, to 8 bits. */
  readonly color: Color;
  readonly isInSrgb: boolean;
}

/** A plan of repairs draws the colors of a file thousands of times, and mapping them into sRGB takes most of the time. */
const SCREEN_COLORS = new WeakMap<Color, ScreenColor>();

function screenColor(color: Color): ScreenColor {
  const known = SCREEN_COLORS.get(color);
  if (known !== undefined) return known;
  const made = { color: snapped(color), isInSrgb: isInGamut(color, "srgb") };
  SCREEN_COLORS.set(color, made);
  return made;
}

/** The top color over an opaque one, to 8 bits. */
function over(below: Color, top: Color): Color {
  const alpha = top.alpha ?? 0;
  const front = screenColor(top).color;
  if (alpha >= 1) return front;
  const [first, second] = [toBytes(front).bytes, toBytes(below).bytes];
  const mixed = (index: 0 | 1 | 2): number =>
    Math.round(first[index] * alpha + second[index] * (1 - alpha)) / 255;
  return { space: "srgb", coords: [mixed(0), mixed(1), mixed(2)], alpha: 1 };
}

/** The floors of a use: those of the set, or a pair's own. */
export function pairFloors({ use, least }: Pick<AuditPair, "use" | "least">, floors: FloorSet): PairFloors {
  const key = use === "mark" ? "edge" : use;
  const set = floorsOf(floors, "light");
  const isWcag = set.metric === "wcag";
  const wcag = isWcag ? set[key] : undefined;
  const apca = isWcag ? set.also?.[key] : set[key];
  // A pair's own floor counts, also one that asks for less: large text that only its author knows of.
  return {
    ...(wcag !== undefined && { wcag: least?.wcag ?? wcag }),
    ...(apca !== undefined && { apca: least?.apca ?? apca }),
  };
}

/** The least share of a floor that is reached; 1 or more passes. */
export function reachedShare({ wcag, apca }: Pick<DrawnPair, "wcag" | "apca">, floors: PairFloors): number {
  return Math.min(
    floors.wcag === undefined ? Number.POSITIVE_INFINITY : wcag / floors.wcag,
    floors.apca === undefined ? Number.POSITIVE_INFINITY : Math.abs(apca) / floors.apca,
  );
}

/** The floor of WCAG AA, whatever the set: what counts beside APCA alone. */
export function aaFloor(use: PairUse): number {
  return floorsOf("aa", "light")[use === "mark" ? "edge" : use];
}
