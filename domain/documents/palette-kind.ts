import {
  DEFAULTS,
  freeColor,
  loadGenerator,
  MAX_COLORS,
  PALETTE_ADDRESS,
  type PaletteDocument,
} from "./palette-document.ts";
import type { DescribedKind } from "./tool-document.ts";

export const PALETTE: DescribedKind<PaletteDocument> = {
  ...PALETTE_ADDRESS,
  tool: "palette",
  path: "/palette-generator",
  take: async (colors) => {
    const [only] = colors;
    if (colors.length > 1 || only === undefined)
      return { ...DEFAULTS, colors: colors.slice(0, MAX_COLORS).map(freeColor) };
    return (await loadGenerator()).paletteAround(only);
  },
  colorsOf: ({ colors }) => colors.map(({ color }) => color),
  withViewOf: (document, { view }) => ({ ...document, view }),
};
