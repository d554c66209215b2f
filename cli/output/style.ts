/** Colors and swatches of a terminal. */
import { toBytes } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import type { Color } from "#engine/space/color.ts";

/** How many colors the output shows: none, 256, or all. */
export type ColorDepth = "none" | "256" | "all";

export interface Style {
  readonly depth: ColorDepth;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  /** A field of the color, with a space after it; "" without colors, and for text that is no color. */
  readonly swatch: (css: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

/**
 * By --color, then FORCE_COLOR (0, false, 1 to 3), then NO_COLOR (https://no-color.org), then the terminal.
 * COLORTERM says that a terminal shows every color, and most do.
 */
export function colorDepth(
  asked: boolean | undefined,
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): ColorDepth {
  const { FORCE_COLOR: forced, NO_COLOR: refused, TERM: term = "", COLORTERM: colorTerm = "" } = env;
  const full: ColorDepth =
    /truecolor|24bit/.test(colorTerm) || !/256/.test(term) || /direct/.test(term) ? "all" : "256";
  if (asked !== undefined) return asked ? full : "none";
  if (forced !== undefined) {
    if (forced === "0" || forced === "false") return "none";
    return forced === "1" || forced === "2" ? "256" : full;
  }
  if (refused !== undefined && refused !== "") return "none";
  return isTerminal && term !== "dumb" ? full : "none";
}

export function styleOf(depth: ColorDepth): Style {
  const wrap = (open: number, close: number) => (text: string) =>
    depth === "none" ? text : `\x1b[${open}m${text}\x1b[${close}m`;
  return {
    depth,
    bold: wrap(1, 22),
    dim: wrap(2, 22),
    good: wrap(32, 39),
    bad: wrap(31, 39),
    swatch(css) {
      if (depth === "none") return "";
      const parsed = parseFullColor(css);
      return parsed.ok ? `\x1b[48;${groundOf(parsed.color, depth)}m    \x1b[49m ` : "";
    },
  };
}

/** The color as a ground of SGR: 24 bits, or the nearest of the cube of six levels (xterm). */
function groundOf(color: Color, depth: ColorDepth): string {
  const {
    bytes: [red, green, blue],
  } = toBytes(mapToGamut({ ...color, alpha: 1 }, "srgb"));
  if (depth === "all") return `2;${red};${green};${blue}`;
  const level = (byte: number) => Math.round((byte / 255) * 5);
  return `5;${16 + 36 * level(red) + 6 * level(green) + level(blue)}`;
}
