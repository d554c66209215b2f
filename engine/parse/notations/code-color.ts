/**
 * One color as the code of another language writes it: a constructor of SwiftUI, UIKit, AppKit, Compose, Android, Flutter,
 * Qt, .NET, Unity or a shader, or a constant of theirs, with what sets its alpha behind it. Code is only read as text.
 */
import { materialColor } from "#engine/frameworks/material-colors.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { amountOf, constructedColor } from "./code-arguments.ts";

export type CodeColor =
  | { readonly ok: true; readonly color: Color; readonly end: number }
  /** `why` is a sentence. */
  | { readonly ok: false; readonly why: string; readonly end: number };

const CONSTRUCTOR =
  /(?:(?:const|new)\s{1,9})?(?:SwiftUI\.)?(#colorLiteral|HS[LV]Color\.fromAHS[LV]|(?:UI|NS|CG)?Color(?:\.(?:fromARGB|fromRGBO|from|rgb|argb|parseColor|hsl|hsv|FromArgb|FromRgb))?|Color32|QColor|Qt\.(?:rgba|hsva|hsla)|(?:vec|float|half)[34])\s{0,9}\(/y;
const OBJECTIVE_C = /\[(?:UI|NS)Color\s{1,9}colorWith((?:SRGB|DisplayP3)?(?:Red|White|Hue):[^[\]]{1,300})\]/y;
const CONSTANT =
  /(?:const\s{1,9})?(?:SwiftUI\.)?(Colors?|(?:UI|NS)Color|CupertinoColors)\.(\w{1,40})(?:\.shade(\d{2,3})\b|\[(\d{2,3})\]!?)?(?![\w(])/y;
const MAX_ARGUMENTS = 400;

/** Undefined where no color begins, and for one that has no value of its own, as `Color("Sky")`. */
export function codeColorAt(text: string, from: number): CodeColor | undefined {
  const objective = matchAt(OBJECTIVE_C, text, from);
  if (objective !== undefined)
    return answer(constructedColor(objective[1] ?? "", "UIColor"), from + objective[0].length);
  const constructor = matchAt(CONSTRUCTOR, text, from);
  if (constructor === undefined) return constantAt(text, from);
  const open = from + constructor[0].length;
  const inner = argumentsIn(text, open);
  if (inner === undefined) return undefined;
  const end = open + inner.length + 1;
  const nested = codeColorAt(inner.trim().replace(/^(?:ui|ns|cg)Color:\s{0,9}/i, ""), 0);
  if (nested?.ok === true) return withAlpha(text, nested.color, end);
  // `Color { traits in … }` holds further colors.
  if (/Color\s{0,9}[({]/.test(inner)) return undefined;
  const color = constructedColor(inner, constructor[1] ?? "");
  if (color === "other") return undefined;
  return color === undefined ? answer(undefined, end) : withAlpha(text, color, end);
}

/** The color that the whole text is; undefined for another text. */
export function wholeCodeColor(text: string): CodeColor | undefined {
  const found = codeColorAt(text, 0);
  return found?.ok === false || /^\s*;?$/.test(text.slice(found?.end)) ? found : undefined;
}

function matchAt(pattern: RegExp, text: string, from: number): RegExpExecArray | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text) ?? undefined;
}

function answer(color: Color | "other" | undefined, end: number): CodeColor {
  return color === undefined || color === "other"
    ? { ok: false, why: "These arguments of a color are not understood.", end }
    : { ok: true, color, end };
}

/** The text up to the closing bracket; undefined if it is far away. */
function argumentsIn(text: string, from: number): string | undefined {
  let depth = 1;
  for (let at = from; at < Math.min(text.length, from + MAX_ARGUMENTS); at += 1) {
    const letter = text.charAt(at);
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0) return text.slice(from, at);
    if (letter === ";") return undefined;
  }
  return undefined;
}

const ALPHA =
  /\s{0,99}\.(opacity|withOpacity|withAlphaComponent|withAlpha|withValues|copy)\(\s{0,9}(?:alpha\s{0,9}[:=]\s{0,9})?([\d./]{1,20}f?)\s{0,9}\)/y;
/** What changes nothing of the color. */
const SAME = /\.(?:toColor\(\)|toArgb\(\)|cgColor\b)/y;
const CHANGED =
  /\s{0,99}\.(?:with(?:Red|Green|Blue|Hue|Saturation|Lightness|Values|Opacity|Alpha\w{0,9})|copy|opacity|lighter|darker|brightness|mix|lerp|compositeOver|blended|shade\d{2,3})\b/y;

/** Applies what stands behind a color: SwiftUI's opacity() multiplies, all others set the alpha. */
function withAlpha(text: string, given: Color, from: number): CodeColor {
  let [color, end] = [given, from];
  for (;;) {
    const same = matchAt(SAME, text, end);
    const [whole = "", way = "", amount = ""] = matchAt(ALPHA, text, end) ?? [];
    if (same !== undefined) end += same[0].length;
    else if (way === "") {
      if (matchAt(CHANGED, text, end) === undefined) return { ok: true, color, end };
      return { ok: false, why: "What the code makes of this color is computed when it runs.", end };
    } else {
      const share = amountOf(amount.replace(/f$/, "")) / (way === "withAlpha" ? 255 : 1);
      if (!(share >= 0 && share <= 1)) return answer(undefined, end + whole.length);
      color = { ...color, alpha: way === "opacity" ? (color.alpha ?? 1) * share : share };
      end += whole.length;
    }
  }
}

/** Compose and Android, whose constants begin with a capital. */
const ANDROID: Readonly<Record<string, string>> = {
  black: "#000",
  darkgray: "#444",
  dkgray: "#444",
  gray: "#888",
  lightgray: "#ccc",
  ltgray: "#ccc",
  white: "#fff",
  red: "#f00",
  green: "#0f0",
  blue: "#00f",
  yellow: "#ff0",
  cyan: "#0ff",
  magenta: "#f0f",
  transparent: "#0000",
};
/** UIKit and AppKit; those of SwiftUI follow the system but for the first three. */
const UIKIT: Readonly<Record<string, readonly [number, number, number, number]>> = {
  black: [0, 0, 0, 1],
  white: [1, 1, 1, 1],
  clear: [0, 0, 0, 0],
  darkGray: [1 / 3, 1 / 3, 1 / 3, 1],
  lightGray: [2 / 3, 2 / 3, 2 / 3, 1],
  gray: [0.5, 0.5, 0.5, 1],
  red: [1, 0, 0, 1],
  green: [0, 1, 0, 1],
  blue: [0, 0, 1, 1],
  cyan: [0, 1, 1, 1],
  yellow: [1, 1, 0, 1],
  magenta: [1, 0, 1, 1],
  orange: [1, 0.5, 0, 1],
  purple: [0.5, 0, 0.5, 1],
  brown: [0.6, 0.4, 0.2, 1],
};
const FIXED = ["black", "white", "clear"];
const SYSTEM =
  /^(?:system\w+|red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|gray|primary|secondary|accentColor|label|\w+Label|separator|link|tint|active\w+)$/;

function constantAt(text: string, from: number): CodeColor | undefined {
  const [whole = "", type = "", name = "", dotted, indexed] = matchAt(CONSTANT, text, from) ?? [];
  if (type === "") return undefined;
  const end = from + whole.length;
  const shade = dotted ?? indexed;
  const color = constantColor(type, name, shade === undefined ? undefined : Number(shade));
  if (color !== undefined) return withAlpha(text, color, end);
  return shade === undefined && SYSTEM.test(name) && type !== "Colors"
    ? { ok: false, why: `${type}.${name} follows the system and has no one value.`, end }
    : undefined;
}

function constantColor(type: string, name: string, shade: number | undefined): Color | undefined {
  if (type === "Colors") {
    const hex = materialColor(name, shade);
    return hex === undefined ? undefined : colorOf(hex);
  }
  if (shade !== undefined) return undefined;
  if (type === "Color" && /^[A-Z]/.test(name)) {
    const key = name.toLowerCase();
    return Object.hasOwn(ANDROID, key) ? colorOf(ANDROID[key] ?? "") : undefined;
  }
  const isUikit = type === "UIColor" || type === "NSColor" || (type === "Color" && FIXED.includes(name));
  if (!isUikit || !Object.hasOwn(UIKIT, name)) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = UIKIT[name] ?? [];
  return { space: "srgb", coords: [red, green, blue], alpha };
}

function colorOf(hex: string): Color | undefined {
  const parsed = parseColor(hex);
  return parsed.ok ? parsed.color : undefined;
}
