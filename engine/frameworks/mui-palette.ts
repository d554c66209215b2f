/**
 * The colors that MUI's createTheme derives where a palette gives `main` alone
 * (https://mui.com/material-ui/customization/palette/#tonal-offset, packages/mui-material/src/styles/createPalette.js and
 * packages/mui-system/src/colorManipulator, 7.3). Its arithmetic is its own: channels of 0 to 255 that are cut to whole
 * numbers, and luminances of three digits.
 */

export interface MuiSettings {
  /** The least ratio of white on a color; otherwise its label is dark. */
  readonly contrastThreshold: number;
  /** By how much `dark` is darker than `main`, 0 to 1. */
  readonly darkOffset: number;
}

const MUI_THRESHOLD = 3;
const MUI_OFFSET = 0.2;
/** What one number for both offsets is multiplied by for `dark`. */
const DARK_FACTOR = 1.5;
const [WHITE, INK] = ["#fff", "rgba(0, 0, 0, 0.87)"];

/** Whether a script or a file of JSON is a theme of MUI. */
export function isMuiTheme(text: string): boolean {
  return /\b(?:createTheme|createMuiTheme|extendTheme|createPalette)\s{0,9}\(|["']@(?:mui|material-ui)\//.test(
    text,
  );
}

/** What the text of a theme sets; elsewhere MUI's own settings. */
export function muiSettings(text: string): MuiSettings {
  const numberOf = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const plain = numberOf(/\btonalOffset["']?\s{0,9}:\s{0,9}(\d{0,3}(?:\.\d{1,9})?)/);
  const dark = numberOf(
    /\btonalOffset["']?\s{0,9}:\s{0,9}\{[^{}]{0,200}?\bdark["']?\s{0,9}:\s{0,9}(\d{0,3}(?:\.\d{1,9})?)/,
  );
  return {
    contrastThreshold:
      numberOf(/\bcontrastThreshold["']?\s{0,9}:\s{0,9}(\d{1,3}(?:\.\d{1,9})?)/) ?? MUI_THRESHOLD,
    darkOffset: Math.min(1, dark ?? (plain || MUI_OFFSET) * DARK_FACTOR),
  };
}

export interface MuiDerived {
  readonly contrastText: string;
  readonly dark: string;
}

/** As CSS text. Undefined for a notation that MUI does not take apart. */
export function muiDerived(
  main: string,
  { contrastThreshold, darkOffset }: MuiSettings,
): MuiDerived | undefined {
  const color = decomposed(main);
  if (color === undefined) return undefined;
  const isLabelWhite = (1 + 0.05) / (luminanceOf(color) + 0.05) >= contrastThreshold;
  return { contrastText: isLabelWhite ? WHITE : INK, dark: darkened(color, darkOffset) };
}

interface MuiColor {
  readonly type: "rgb" | "hsl";
  readonly values: readonly [number, number, number];
  readonly alpha: number | undefined;
}

function decomposed(css: string): MuiColor | undefined {
  const text = css.trim().toLowerCase();
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const size = hex.length < 6 ? 1 : 2;
    const [r = 0, g = 0, b = 0, a] = Array.from({ length: hex.length / size }, (_, index) =>
      Number.parseInt(hex.slice(index * size, (index + 1) * size).repeat(3 - size), 16),
    );
    return {
      type: "rgb",
      values: [r, g, b],
      alpha: a === undefined ? undefined : Math.round((a / 255) * 1000) / 1000,
    };
  }
  const [, type = "", inner = ""] = /^(rgb|hsl)a?\(([^()]{1,60})\)$/.exec(text) ?? [];
  const [one, two, three, alpha] = inner.split(",").map(Number.parseFloat);
  if ((type !== "rgb" && type !== "hsl") || one === undefined || two === undefined || three === undefined)
    return undefined;
  return [one, two, three].every(Number.isFinite) ? { type, values: [one, two, three], alpha } : undefined;
}

function luminanceOf({ type, values }: MuiColor): number {
  const [r = 0, g = 0, b = 0] = (type === "hsl" ? rgbOf(values) : values).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return Number((0.2126 * r + 0.7152 * g + 0.0722 * b).toFixed(3));
}

function rgbOf([hue, saturation, lightness]: MuiColor["values"]): number[] {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((start) => {
    const turn = (start + hue / 30) % 12;
    return Math.round((light - reach * Math.max(Math.min(turn - 3, 9 - turn, 1), -1)) * 255);
  });
}

function darkened({ type, values: [one, two, three], alpha }: MuiColor, offset: number): string {
  const share = 1 - offset;
  const parts =
    type === "hsl"
      ? [String(one), `${two}%`, `${three * share}%`]
      : [one, two, three].map((value) => String(Math.trunc(value * share)));
  return `${type}${alpha === undefined ? "" : "a"}(${[...parts, ...(alpha === undefined ? [] : [String(alpha)])].join(", ")})`;
}
