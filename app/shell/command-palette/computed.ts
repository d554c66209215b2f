/**
 * The result of a typed expression (SHL-13): "teal 40%", "#2942c2 on white", "contrast #777 #fff", "mix red blue"; and
 * the row of a list of colors, which the reader reads. Pure.
 */
import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import { mixColors } from "#engine/mix/mix.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import type { Color } from "#engine/space/color.ts";

export interface Computed {
  readonly kind: "color" | "contrast" | "list";
  /** Colors that can be opened in tools. */
  readonly colors: readonly Color[];
  /** CSS background of the band. */
  readonly background: string;
  /** CSS color of the band's text. */
  readonly text: string;
  /** The result in large text; the color's name if undefined. */
  readonly title: string | undefined;
  readonly values: readonly string[];
  /** The text that Enter copies. */
  readonly copied: string;
}

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };
/** Most colors of a list that become a palette. */
const MOST = 10;

/** Undefined for text that is neither a color nor an expression. */
export function computed(text: string): Computed | undefined {
  const given = text.trim();
  if (given === "" || given.length > 2000) return undefined;
  return single(given) ?? faded(given) ?? contrast(given) ?? mixture(given);
}

function single(text: string): Computed | undefined {
  const color = read(text);
  return color && band(color);
}

/** "teal 40%" is the color with this opacity. */
function faded(text: string): Computed | undefined {
  const [, name = "", percent = ""] = /^(.+?)\s+(\d{1,3}(?:\.\d+)?)\s*%$/.exec(text) ?? [];
  const color = read(name);
  const alpha = Number(percent) / 100;
  return color && alpha <= 1 ? band({ ...color, alpha }) : undefined;
}

/** "#2942c2 on white" and "contrast #2942c2 white" are the contrast of text on a background. */
function contrast(text: string): Computed | undefined {
  const [, first = "", second = ""] = /^(.+?)\s+(?:on|over|auf)\s+(.+)$/i.exec(text) ?? [];
  const [, both = ""] = /^contrast\s+(?:of\s+|between\s+)?(.+)$/i.exec(text) ?? [];
  const pair: Pair | undefined = twoColors([first, second]) ?? pairIn(both);
  if (pair === undefined) return undefined;
  const [front, back] = pair;
  const ratio = wcagRatio(front, back);
  const level = ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "AA for large text" : "fails";
  return {
    kind: "contrast",
    colors: [front, back],
    background: formatHex(compositeOver(back, WHITE)),
    text: formatHex(compositeOver(front, back)),
    title: `${formatRatio(ratio)} : 1`,
    values: [level, `${formatHex(front)} on ${formatHex(back)}`],
    copied: formatRatio(ratio),
  };
}

/** "mix red blue" and "mix red and blue 30%" are mixtures in OKLab; the percentage is the share of the second color. */
function mixture(text: string): Computed | undefined {
  const [, rest = ""] = /^mix\s+(.+)$/i.exec(text) ?? [];
  const [, pair = rest, percent = "50"] = /^(.+?)\s+(\d{1,3})\s*%$/.exec(rest) ?? [];
  const weight01 = Math.min(1, Number(percent) / 100);
  const both = pairIn(pair);
  if (both === undefined) return undefined;
  const [first, second] = both;
  const shown = band(mixColors(first, second, { space: "oklab", weight01 }));
  return { ...shown, values: [`${formatHex(first)} + ${formatHex(second)}`, ...shown.values] };
}

type Pair = readonly [first: Color, second: Color];

/** Two colors with "and", "with", "+", a comma or a space between; a color may be several words. */
function pairIn(text: string): Pair | undefined {
  const words = text.split(/\s+(?:and\s+|with\s+|on\s+|\+\s*)?|\s*,\s*/);
  for (let at = 1; at < words.length; at += 1) {
    const pair = twoColors([words.slice(0, at).join(" "), words.slice(at).join(" ")]);
    if (pair !== undefined) return pair;
  }
  return undefined;
}

function twoColors([first, second]: readonly [string, string]): Pair | undefined {
  const [one, other] = [read(first), read(second)];
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** Whether the text can be more than one color, so that it is worth reading. */
export function mayBeList(text: string): boolean {
  return /\S[,\n;#/:\s]+\S/.test(text.trim());
}

/** Several colors that were read; `unread` is the number of those that were left out. Undefined for fewer than two. */
export function computedList(found: readonly Color[], unread: number): Computed | undefined {
  if (found.length < 2 || unread > found.length) return undefined;
  const colors = found.slice(0, MOST);
  const hexes = colors.map(formatHex);
  const width = 100 / hexes.length;
  const stops = hexes.map((hex, at) => `${hex} ${at * width}% ${(at + 1) * width}%`);
  return {
    kind: "list",
    colors,
    // No text color is legible on every color of a list, so its words stand below them.
    background: `linear-gradient(90deg, ${stops.join(", ")}) top / 100% 56px no-repeat, var(--raised)`,
    text: "var(--ink)",
    title: `${found.length} colors`,
    values: unread === 0 ? [] : [`${unread} left out`],
    copied: hexes.join("\n"),
  };
}

function band(color: Color): Computed {
  const seen = compositeOver(color, WHITE);
  return {
    kind: "color",
    colors: [color],
    background: formatHex(seen),
    text: `var(--on-color-${onColor(seen)})`,
    title: undefined,
    values: [
      formatHex(color),
      formatColor(color, "oklch"),
      `${formatRatio(wcagRatio(color, WHITE))} on white`,
    ],
    copied: formatHex(color),
  };
}

function read(text: string): Color | undefined {
  const parsed = parseFullColor(text.trim());
  return parsed.ok ? parsed.color : undefined;
}
