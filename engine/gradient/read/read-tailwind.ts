/**
 * Parses the gradient classes of Tailwind CSS 3 and 4: `bg-gradient-to-r from-orange-400 to-pink-500`,
 * `bg-linear-45/oklch from-[#123456] via-30% to-transparent`, with variants and opacity. The names of colors are those of
 * Tailwind's own palette.
 */

import { tailwindColor } from "#engine/frameworks/tailwind-colors.ts";
import type { GradientStop, RadialSize } from "#engine/gradient/gradient.ts";
import type { HueMethod, InterpolationSpace } from "#engine/mix/mix.ts";
import { HUE_METHODS, INTERPOLATION_SPACES } from "#engine/mix/mix.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { DEFAULT_BOX } from "./gradient-lengths.ts";
import type { ReadGradients } from "./read-css.ts";
import { readShape } from "./read-shape.ts";

const HEAD =
  /^(-)?bg-(?:(gradient)-(to-[trbl]{1,2})|(linear|radial|conic)(?:-(to-[trbl]{1,2}|\d+(?:\.\d+)?|\[[^\]]*\]))?)(?:\/(\w+|\[[^\]]*\]))?$/;
const STOP =
  /^(from|via|to)-(?:(\d+(?:\.\d+)?%)|(\[[^\]]*\]|\([^)]*\)|[a-z]+(?:-[a-z\d]+)*)(?:\/(\d+(?:\.\d+)?|\[[^\]]*\]))?)$/;
const CSS_VALUE = /^bg-\[(?:image:)?(?:-\w+-)?(?:repeating-)?(?:linear|radial|conic)-gradient\(/;

const WAYS: Readonly<Record<string, readonly [InterpolationSpace, HueMethod]>> = {
  srgb: ["srgb", "shorter"],
  hsl: ["hsl", "shorter"],
  oklab: ["oklab", "shorter"],
  oklch: ["oklch", "shorter"],
  shorter: ["oklch", "shorter"],
  longer: ["oklch", "longer"],
  increasing: ["oklch", "increasing"],
  decreasing: ["oklch", "decreasing"],
};
const SIDES: Readonly<Record<string, number>> = {
  "to-t": 0,
  "to-tr": 45,
  "to-r": 90,
  "to-br": 135,
  "to-b": 180,
  "to-bl": 225,
  "to-l": 270,
  "to-tl": 315,
};
const TRANSPARENT: Color = { space: "srgb", coords: [0, 0, 0], alpha: 0 };

interface TailwindClass {
  readonly text: string;
  /** "dark:", "md:hover:", or nothing. */
  readonly variant: string;
  readonly at: number;
}

/** Undefined for a text without such classes. Never throws. */
export function readTailwind(text: string): ReadGradients | undefined {
  const all = classesOf(text);
  const heads = all.filter((each) => HEAD.test(each.text));
  const head = heads.find(({ variant }) => variant === "") ?? heads[0];
  if (head === undefined || all.some((each) => CSS_VALUE.test(each.text))) return undefined;
  const own = all.filter(({ variant }) => variant === head.variant || variant === "");
  const notices: string[] = [];
  const others = new Set(
    all
      .filter(({ variant, text: name }) => variant !== head.variant && variant !== "" && STOP.test(name))
      .map(({ variant }) => variant),
  );
  if (others.size > 0) notices.push(`Classes with ${[...others].slice(0, 4).join(", ")} were left out.`);
  const [, minus, older, corner = "", kind = "linear", way = "", modifier = ""] = HEAD.exec(head.text) ?? [];
  const version = older === undefined ? 4 : 3;
  const colors = new Map<string, Color>();
  const places = new Map<string, number>([
    ["from", 0],
    ["via", 0.5],
    ["to", 1],
  ]);
  for (const { text: name, at } of own) {
    const [, stop = "", percent, value = "", opacity] = STOP.exec(name) ?? [];
    if (stop === "") continue;
    const inner = /^\[(.*)\]$/.exec(value)?.[1]?.replaceAll("_", " ");
    const share = percent ?? (inner !== undefined && /^[\d.]+%$/.test(inner) ? inner : undefined);
    if (share !== undefined) {
      places.set(stop, Number(share.slice(0, -1)) / 100);
      continue;
    }
    if (value === "none") continue;
    const css = inner?.replace(/^color:/, "") ?? tailwindColor(value, version);
    if (css === undefined)
      return fail(
        `${value} is no color of Tailwind’s own palette; what a theme’s names stand for is not known here.`,
        at,
      );
    const color = parseCss5Color(css);
    if (!color.ok) return fail(color.error.message, at);
    const share01 = opacityOf(opacity);
    colors.set(
      stop,
      share01 === 1 ? color.color : { ...color.color, alpha: (color.color.alpha ?? 1) * share01 },
    );
  }
  if (colors.size === 0)
    return fail("The colors of this gradient, from-… and to-…, are not in this text.", head.at);
  const [first, last] = [colors.get("from"), colors.get("to")];
  const stops: GradientStop[] = ["from", "via", "to"].flatMap((stop): GradientStop[] => {
    const given = colors.get(stop);
    // Version 3 fades to the same color, version 4 to transparent black, which is the same when it is premultiplied.
    const absent =
      stop === "via" ? undefined : stop === "from" ? faded(last) : faded(colors.get("via") ?? first);
    const color = given ?? absent;
    return color === undefined ? [] : [{ color, position01: places.get(stop) ?? 0 }];
  });
  const type = kind === "radial" ? "radial" : kind === "conic" ? "conic" : "linear";
  const said = (sentence: string): void => {
    if (!notices.includes(sentence)) notices.push(sentence);
  };
  const inner = /^\[(.*)\]$/.exec(way)?.[1]?.replaceAll("_", " ");
  const shape =
    inner === undefined
      ? undefined
      : readShape(type, inner, { box: DEFAULT_BOX, notice: said, usedBox: () => undefined });
  const side = corner === "" ? way : corner;
  if (/^to-[tb][lr]$/.test(side))
    said(`The way to a corner follows the box; ${SIDES[side] ?? 0}° was taken, as in a square.`);
  const angle = SIDES[side] ?? (/^\d/.test(side) ? Number(side) * (minus === undefined ? 1 : -1) : undefined);
  const [space, hue] = version === 3 ? (["srgb", "shorter"] as const) : wayOf(modifier);
  const size: RadialSize = { shape: "ellipse", extent: "farthest-corner" };
  return {
    ok: true,
    notices,
    layers: [
      {
        type,
        angleDeg: type === "radial" ? 0 : wrapDeg(shape?.angleDeg ?? angle ?? (type === "linear" ? 180 : 0)),
        space: shape?.space ?? space,
        hue: shape?.hue ?? hue,
        stops,
        ...(shape?.center01 !== undefined && { center01: shape.center01 }),
        ...(type === "radial" && { size: shape?.size ?? size }),
        blend: "normal",
      },
    ],
  };
}

function faded(color: Color | undefined): Color {
  return color === undefined ? TRANSPARENT : { ...color, alpha: 0 };
}

/** `/50`, `/[0.3]`, `/[30%]`. */
function opacityOf(text: string | undefined): number {
  if (text === undefined) return 1;
  const inner = /^\[(.*)\]$/.exec(text)?.[1];
  const value =
    inner === undefined || inner.endsWith("%") ? Number.parseFloat(inner ?? text) / 100 : Number(inner);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1;
}

/** `/oklch`, `/longer`, `/[in_oklch_longer_hue]`. */
function wayOf(modifier: string): readonly [InterpolationSpace, HueMethod] {
  const words = modifier.replaceAll(/^\[|\]$/g, "").split("_");
  const [space, method] = words[0] === "in" ? [words[1], words[2]] : [];
  const known = INTERPOLATION_SPACES.find((each) => each === space);
  if (known !== undefined) return [known, HUE_METHODS.find((each) => each === method) ?? "shorter"];
  return WAYS[modifier] ?? ["oklab", "shorter"];
}

/** The classes of a text with their variants and places. */
function classesOf(text: string): readonly TailwindClass[] {
  return [...text.matchAll(/[^\s"'`]+/g)].map((match): TailwindClass => {
    const [whole] = match;
    const variant = /^(?:(?:\[[^\]]*\]|[\w-]+(?:\[[^\]]*\])?):)+(?=-?\w)/.exec(whole)?.[0] ?? "";
    const isVariant = variant !== "" && !/^(?:from|via|to|bg)-\[/.test(whole);
    return {
      text: isVariant ? whole.slice(variant.length) : whole,
      variant: isVariant ? variant : "",
      at: match.index,
    };
  });
}

function fail(message: string, index: number): ReadGradients {
  return { ok: false, message, position: index + 1 };
}
