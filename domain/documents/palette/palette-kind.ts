import { readColorNames } from "#domain/documents/color-names.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import {
  BLANK_PALETTE,
  DEFAULTS,
  freeColor,
  loadGenerator,
  MAX_COLORS,
  PALETTE_ADDRESS,
  type PaletteDocument,
} from "./palette-document.ts";

export const PALETTE: DescribedKind<PaletteDocument> = {
  ...PALETTE_ADDRESS,
  tool: "palette",
  path: "/palette-generator",
  take: async (colors, given = "") => {
    const names = readColorNames(given, MAX_COLORS);
    const [only] = colors;
    if (colors.length > 1 || only === undefined)
      return {
        ...DEFAULTS,
        colors: colors.slice(0, MAX_COLORS).map((color, index) => freeColor(color, names[index])),
      };
    return (await loadGenerator()).paletteAround(only, names[0]);
  },
  blank: () => PALETTE_ADDRESS.decode(new URLSearchParams(BLANK_PALETTE)).document ?? PALETTE_ADDRESS.first(),
  colorsOf: ({ colors }) => colors.map(({ color }) => color),
  withViewOf: (document, { view }) => ({ ...document, view }),
};
