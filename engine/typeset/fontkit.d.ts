/** Types for the part of fontkit that is used; the package has none. */
declare module "fontkit" {
  export interface GlyphPoint {
    x: number;
    y: number;
    readonly onCurve: boolean;
    endContour: boolean;
    copy(): GlyphPoint;
  }
  /** A glyph as its file has it, before variation: contours, or parts that are glyphs themselves. */
  export interface DecodedGlyph {
    readonly numberOfContours: number;
    readonly points?: readonly GlyphPoint[];
    readonly components?: readonly {
      readonly glyphID: number;
      readonly dx: number;
      readonly dy: number;
      readonly scaleX: number;
      readonly scaleY: number;
      readonly scale01: number;
      readonly scale10: number;
    }[];
  }
  export interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
    readonly path: unknown;
    _decode(): DecodedGlyph | null;
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly default: number; readonly max: number }>
    >;
    variationCoords: readonly number[] | null;
    /** All glyphs of a WOFF2 file, once one was asked for. */
    _transformedGlyphs: readonly DecodedGlyph[] | undefined;
    readonly _variationProcessor: {
      transformPoints(glyphId: number, points: GlyphPoint[]): void;
    } | null;
    getGlyph(id: number): Glyph;
    /** The characters that a glyph stands for by itself. */
    stringsForGlyph(id: number): readonly string[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
      script?: undefined,
      language?: undefined,
      direction?: "ltr" | "rtl",
    ): GlyphRun;
  }
  export function create(file: Uint8Array): Font;
}
