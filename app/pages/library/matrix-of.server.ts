import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

const HATCHED_BELOW = 3;

/** Contrast of each color (column) as text on each other (row). */
export function matrixOf(colors: readonly Color[]) {
  return colors.map((background) =>
    colors.map((text) => {
      if (background === text)
        return {
          background: formatHex(background),
          text: undefined,
          ratio: "",
          isHatched: false,
          figure: "",
        };
      const ratio = wcagRatio(text, background);
      return {
        background: formatHex(background),
        text: formatHex(text),
        ratio: formatRatio(ratio),
        isHatched: ratio < HATCHED_BELOW,
        figure: `on-color-${onColor(background)}`,
      };
    }),
  );
}
