// oxlint-disable-next-line triple-slash-reference -- an ambient declaration is no module that could be imported
/// <reference path="./fontkit.d.ts" />
/* oxlint-disable no-underscore-dangle -- fontkit has no other names for the outlines and their variations */
/**
 * One font file, shaped and drawn at one weight and width. fontkit lays out every script, and reads WOFF2; what it cannot do is to
 * vary the outlines of a WOFF2 file (it asks a glyph for phantom points that only glyphs of plain TrueType have), so that
 * is done here with its own table of variations.
 */
import { create, type Font, type Glyph, type GlyphPoint } from "fontkit";

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}
/** Closed contours of quadratic curves, in thousandths of an em, y up. */
export type Outline = readonly (readonly OutlinePoint[])[];

export interface PlacedGlyph {
  /** The characters it represents; none for a component of another glyph. */
  readonly codePoints: readonly number[];
  readonly outline: Outline;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

export interface FontFace {
  readonly has: (codePoint: number) => boolean;
  /** Glyphs from left to right, in thousandths of an em; without `hasLigatures` those that are optional are left out. */
  readonly shape: (text: string, direction: "ltr" | "rtl", hasLigatures?: boolean) => readonly PlacedGlyph[];
}

/** `widthPercent` has an effect on a font that varies in width. @throws when the file is no font. */
export function openFontFace(file: Uint8Array, weight: number, widthPercent = 100): FontFace {
  const font = openVaried(file, { wght: weight, wdth: widthPercent });
  const scale = 1000 / font.unitsPerEm;
  const outlines = new Map<number, Outline>();
  const outlineOf = (id: number): Outline => {
    const known = outlines.get(id);
    if (known !== undefined) return known;
    const outline = contoursOf(font, id).map((contour) =>
      contour.map(({ x, y, onCurve }) => ({ x: x * scale, y: y * scale, onCurve })),
    );
    outlines.set(id, outline);
    return outline;
  };
  return {
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    shape: (text, direction, hasLigatures = true) => {
      const features = hasLigatures ? undefined : { liga: false, clig: false };
      const { glyphs, positions } = font.layout(text, features, undefined, undefined, direction);
      const characters = charactersOf(font, glyphs, direction === "ltr" ? text : "");
      return glyphs.map((glyph, index) => ({
        codePoints: characters[index] ?? [],
        outline: outlineOf(glyph.id),
        x: (positions[index]?.xOffset ?? 0) * scale,
        y: (positions[index]?.yOffset ?? 0) * scale,
        advance: (positions[index]?.xAdvance ?? 0) * scale,
      }));
    },
  };
}

/** The outlines are read by a copy that is not varied, and the varied font finds them there. */
function openVaried(file: Uint8Array, wanted: Readonly<Record<string, number>>): Font {
  const plain = create(file);
  const axes = Object.entries(plain.variationAxes);
  if (axes.length === 0) return plain;
  plain.getGlyph(0);
  const font = create(file);
  font.variationCoords = axes.map(([tag, axis]) =>
    Math.min(axis.max, Math.max(axis.min, wanted[tag] ?? axis.default)),
  );
  font._transformedGlyphs = plain._transformedGlyphs;
  return font;
}

/**
 * The characters of each glyph. A glyph that fontkit first encountered as a component of another has none, so the next
 * characters of the text are used.
 */
function charactersOf(font: Font, glyphs: readonly Glyph[], text: string): readonly (readonly number[])[] {
  let rest = text;
  return glyphs.map(({ id, codePoints }) => {
    const own = String.fromCodePoint(...codePoints);
    const known =
      own === ""
        ? (font.stringsForGlyph(id).find((each) => each !== "" && rest.startsWith(each)) ?? "")
        : own;
    rest = rest.slice(known.length);
    return Array.from(known, (sign) => sign.codePointAt(0) ?? 0);
  });
}

/** The contours of a glyph at the font's weight, in its units. */
function contoursOf(font: Font, id: number): readonly (readonly OutlinePoint[])[] {
  const glyph = font.getGlyph(id);
  const decoded = glyph._decode();
  if (decoded === null) return [];
  const { points = [], components = [] } = decoded;
  if (decoded.numberOfContours >= 0) {
    const contours: OutlinePoint[][] = [];
    const open: OutlinePoint[] = [];
    const varied = vary(font, id, points, glyph.advanceWidth);
    for (const { x, y, onCurve, endContour } of varied) {
      open.push({ x, y, onCurve });
      if (endContour) contours.push(open.splice(0));
    }
    return contours;
  }
  const sample = firstPoint(font, id);
  if (sample === undefined) return [];
  const places = components.map(({ dx, dy }) =>
    Object.assign(sample.copy(), { x: dx, y: dy, endContour: true }),
  );
  const moved = vary(font, id, places, glyph.advanceWidth);
  return components.flatMap(({ glyphID, scaleX, scaleY, scale01, scale10 }, index) => {
    const { x: dx = 0, y: dy = 0 } = moved[index] ?? {};
    return contoursOf(font, glyphID).map((contour) =>
      contour.map(({ x, y, onCurve }) => ({
        x: x * scaleX + y * scale01 + dx,
        y: y * scaleY + x * scale10 + dy,
        onCurve,
      })),
    );
  });
}

/** A copy of the points at the font's weight. The table counts four points more: the ends of the advance. */
function vary(font: Font, id: number, points: readonly GlyphPoint[], advance: number): readonly GlyphPoint[] {
  const [first] = points;
  const processor = font._variationProcessor;
  if (first === undefined || processor === null) return points;
  const copies = points.map((point) => Object.assign(point.copy(), { endContour: point.endContour }));
  const ends = [0, advance, 0, 0].map((x) => Object.assign(first.copy(), { x, y: 0, endContour: true }));
  const all = [...copies, ...ends];
  processor.transformPoints(id, all);
  return all.slice(0, copies.length);
}

/** Any point of a glyph's components, whose class creates further points. */
function firstPoint(font: Font, id: number): GlyphPoint | undefined {
  const decoded = font.getGlyph(id)._decode();
  if (decoded === null) return undefined;
  const [part] = decoded.components ?? [];
  return decoded.points?.[0] ?? (part === undefined ? undefined : firstPoint(font, part.glyphID));
}
