/** A color in the notation that a value already has. */
import { formatColor, formatHex, toBytes } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

/** The arguments of a color function without the function, as shadcn/ui for Tailwind 3 and Bootstrap have them. */
const HSL_LIST = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;
const RGB_LIST = /^\d{1,3}\s*(,|\s)\s*\d{1,3}\s*(?:,|\s)\s*\d{1,3}$/;

/** Hex if the old value was no color in a notation of its own. */
export function writtenLike(color: Color, old: string): string {
  const text = old.trim().toLowerCase();
  if (text.startsWith("oklch(")) return formatColor(color, "oklch");
  if (text.startsWith("oklab(")) return formatColor(color, "oklab");
  if (/^rgba?\(/.test(text)) return formatColor(color, "rgb");
  if (/^hsla?\(/.test(text)) return formatColor(color, "hsl");
  if (text.startsWith("hwb(")) return formatColor(color, "hwb");
  if (HSL_LIST.test(text)) return formatColor(color, "hsl").slice(4, -1);
  const sign = RGB_LIST.exec(text)?.[1];
  if (sign !== undefined) return toBytes(color).bytes.join(sign === "," ? ", " : " ");
  const hex = formatHex(color);
  return /^#[\dA-F]+$/.test(old.trim()) && /[A-F]/.test(old) ? hex.toUpperCase() : hex;
}

/** The color that the written text means. */
export function shownLike(color: Color, old: string): Color {
  const text = writtenLike(color, old);
  const parsed = parseColor(HSL_LIST.test(text.toLowerCase()) ? `hsl(${text})` : text);
  return parsed.ok ? parsed.color : color;
}
