/** Two palettes side by side, in an address: `/compare?a=264653-2a9d8f&an=Harbor&b=1d3557-e63946&by=order` (PAL-3). */
import { colorWords } from "#domain/library/color-words.ts";
import type { Alignment, ColorChange } from "#engine/palette/align-palettes.ts";
import type { Color } from "#engine/space/color.ts";
import { tidyColorName } from "./color-names.ts";
import { readColorTexts } from "./color-text.ts";

/** As many as a palette has in the generator. */
export const MAX_COMPARED = 12;
/** Letters of a side. */
export const MAX_TYPED = 600;

export interface ComparedPalette {
  readonly colors: readonly Color[];
  /** "" without one. */
  readonly title: string;
  /** One sentence for each text that is no color. */
  readonly notices: readonly string[];
  /** What was typed, if some of it is no color: the field shows it again, to be corrected. */
  readonly typed?: string;
}

export interface Comparison {
  /** Undefined if the address has no such palette. */
  readonly a: ComparedPalette | undefined;
  readonly b: ComparedPalette | undefined;
  readonly by: Alignment;
}

/** Takes a list of colors in any notation, and the link of a palette. Never throws. */
export function readComparison(params: URLSearchParams): Comparison {
  const side = (name: "a" | "b"): ComparedPalette | undefined => {
    const text = (params.get(name) ?? "").trim();
    if (text === "") return undefined;
    const notices: string[] = [];
    const words = colorWords(text)?.join(",") ?? text;
    return {
      colors: readColorTexts(words, MAX_COMPARED, notices),
      title: tidyColorName(params.get(`${name}n`) ?? ""),
      notices,
      ...(notices.length > 0 && { typed: text.slice(0, MAX_TYPED) }),
    };
  };
  return { a: side("a"), b: side("b"), by: params.get("by") === "order" ? "order" : "likeness" };
}

/** ΔEOK: what is the same in 8 bits, and what can just be told apart. */
const [SAME, NOTICED] = [0.0015, 0.02];
const [LIGHTNESS_SEEN, CHROMA_SEEN, HUE_SEEN_DEG] = [0.015, 0.012, 4];

/** How the second color differs, such as "darker, more muted, hue +12°". */
export function changeWords({ deltaE, lightness, chroma, hueDeg }: ColorChange): string {
  if (deltaE < SAME) return "the same";
  const words = [
    Math.abs(lightness) >= LIGHTNESS_SEEN && (lightness > 0 ? "lighter" : "darker"),
    Math.abs(chroma) >= CHROMA_SEEN && (chroma > 0 ? "more vivid" : "more muted"),
    hueDeg !== undefined &&
      Math.abs(hueDeg) >= HUE_SEEN_DEG &&
      `hue ${hueDeg > 0 ? "+" : "−"}${Math.round(Math.abs(hueDeg))}°`,
  ].filter((word) => word !== false);
  if (deltaE < NOTICED) return "hardly seen";
  return words.length === 0 ? "a little different" : words.join(", ");
}
