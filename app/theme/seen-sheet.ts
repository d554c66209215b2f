/** Simulates a color vision deficiency for a single color, and for all colors of a mode. */
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { AS_IT_IS, type SeenSheet } from "./mode-colors.ts";

/** CSS text to CSS text. */
export type SeenColor = (color: string) => string;

export function seenColor(vision: VisionChoice): SeenColor {
  if (vision.deficiency === "none") return (color) => color;
  return (text) => {
    const parsed = parseColor(text);
    return parsed.ok ? formatHex(seenAs(vision, parsed.color)) : text;
  };
}

export function seenSheet(vision: VisionChoice): SeenSheet {
  if (vision.deficiency === "none") return AS_IT_IS;
  const seen = seenColor(vision);
  return (colors) => {
    const entries = Object.entries(colors).map(([token, text]) => [token, seen(text)] as const);
    return Object.fromEntries(entries) as Record<RoleToken, string>; // the same keys as before
  };
}
