/** Colors as others see them, with a color-vision deficiency. */
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";

/** CSS text to CSS text. */
export type SeenColor = (color: string) => string;

export function seenColor(vision: VisionChoice): SeenColor {
  if (vision.deficiency === "none") return (color) => color;
  return (text) => {
    const parsed = parseColor(text);
    return parsed.ok ? formatHex(seenAs(vision, parsed.color)) : text;
  };
}
