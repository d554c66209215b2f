/** The canvas as others see it: with a color-vision deficiency, or with forced colors. */
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { throughLens } from "#app/previews/lens-colors.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { AS_IT_IS, type SeenSheet } from "./mode-colors.ts";

export function seenSheet(vision: VisionChoice, isForced: boolean): SeenSheet {
  if (isForced) return (colors) => throughLens(colors, "forced");
  if (vision.deficiency === "none") return AS_IT_IS;
  return (colors) => {
    const seen = Object.entries(colors).map(([token, text]) => {
      const parsed = parseColor(text);
      return [token, parsed.ok ? formatHex(seenAs(vision, parsed.color)) : text] as const;
    });
    return Object.fromEntries(seen) as Record<RoleToken, string>; // the same keys as before
  };
}
