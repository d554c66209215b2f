/** Random requests for themes: any brands, targets and tints. */
import fc from "fast-check";
import type { ThemeRequest } from "#engine/theme/theme.ts";
import { CONTRAST_TARGETS, type ContrastTargetId } from "#engine/theme/theme-contrast.ts";
import { brandColor, color } from "./sample-colors.ts";

const targetIds: readonly ContrastTargetId[] = ["aa", "aaa", "apca"];
export const requests: fc.Arbitrary<ThemeRequest> = fc.record({
  brand: fc.array(brandColor, { minLength: 1, maxLength: 3 }),
  mode: fc.constantFrom("light", "dark"),
  tint01: fc.double({ min: 0, max: 1, noNaN: true }),
  contrastTarget: fc.constantFrom(...targetIds.map((id) => CONTRAST_TARGETS[id])),
  isPageHard: fc.boolean(),
});
export const aa = (brand: string, mode: "light" | "dark"): ThemeRequest => ({
  brand: [color(brand)],
  mode,
  tint01: 0.4,
  contrastTarget: CONTRAST_TARGETS.aa,
});
