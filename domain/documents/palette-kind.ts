import type { Color } from "#engine/space/color.ts";
import {
  DEFAULTS,
  decodePalette,
  encodePalette,
  freeColor,
  MAX_COLORS,
  type PaletteDocument,
} from "./palette-document.ts";
import type { DocumentKind } from "./tool-document.ts";

/** What a first visit finds, as the generator draws it from this seed (a test looks): reproducible without loading it. */
export const FIRST_PALETTE = "c=3d0432-2c5653-d7f7f3-b25f3e-c999bd&seed=tincture";
export const FIRST_SEED = "tincture";
const FIRST_COUNT = 5;

export const PALETTE: DocumentKind<PaletteDocument> = {
  tool: "palette",
  path: "/palette-generator",
  decode: decodePalette,
  encode: encodePalette,
  first: () => {
    const { document } = decodePalette(new URLSearchParams(FIRST_PALETTE));
    if (document === undefined) throw new Error("The first palette cannot be read");
    return document;
  },
  take: (colors) => {
    const [only] = colors;
    return colors.length === 1 && only !== undefined
      ? paletteAround(only)
      : { ...DEFAULTS, colors: colors.slice(0, MAX_COLORS).map(freeColor) };
  },
  colorsOf: ({ colors }) => colors.map(({ color }) => color),
  withViewOf: (document, { view }) => ({ ...document, view }),
};

/** A palette around one color, which stays locked. */
async function paletteAround(base: Color): Promise<PaletteDocument> {
  const { generatePalette } = await import("#engine/palette/generate.ts");
  const { colors } = generatePalette({
    method: "from-color",
    mood: "any",
    count: FIRST_COUNT,
    seed: FIRST_SEED,
    base,
  });
  return {
    ...DEFAULTS,
    method: "from-color",
    seed: FIRST_SEED,
    base,
    colors: colors.map((color) => ({ ...freeColor(color), isLocked: color === base })),
  };
}
