// oxlint-disable-next-line triple-slash-reference -- an ambient declaration is no module that could be imported
/// <reference path="./fontkit.d.ts" />
/* oxlint-disable no-underscore-dangle -- fontkit has no other names for the outlines and their variations */
/**
 * One font file, shaped and drawn at one weight and width. fontkit lays out every script, and reads WOFF2; what it cannot do is to
 * vary the outlines of a WOFF2 file (it asks a glyph for phantom points that only glyphs of plain TrueType have), so that
 * is done here with its own table of variations.
 */
import { create, type Font, type GlyphPoint } from "fontkit";

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}
/** Closed contours of quadratic curves, in thousandths of an em, y up. */
export type Outline = readonly (readonly OutlinePoint[])[];

export interface PlacedGlyph {
  /** The characters it stands for; none for a part of another glyph's character. */
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
  const { shaped: font, drawn } = openVaried(file, { wght: weight, wdth: widthPercent });
  const scale = 1000 / font.unitsPerEm;
  const outlines = new Map<number, Outline>();
  const outlineOf = (id: number): Outline => {
    const known = outlines.get(id);
    if (known !== undefined) return known;
    const outline = contoursOf(drawn, id).map((contour) =>
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
      return glyphs.map((glyph, index) => ({
        codePoints: glyph.codePoints,
        outline: outlineOf(glyph.id),
        x: (positions[index]?.xOffset ?? 0) * scale,
        y: (positions[index]?.yOffset ?? 0) * scale,
        advance: (positions[index]?.xAdvance ?? 0) * scale,
      }));
    },
  };
}

/**
 * Two copies at the same weight and width. A glyph that is first met as a part of another forgets its characters, so
 * outlines are read from a copy that shapes nothing; it has read the file before it is varied, as it must.
 */
function openVaried(
  file: Uint8Array,
  wanted: Readonly<Record<string, number>>,
): { readonly shaped: Font; readonly drawn: Font } {
  const drawn = create(file);
  const shaped = create(file);
  const axes = Object.entries(drawn.variationAxes);
  if (axes.length === 0) return { shaped, drawn };
  drawn.getGlyph(0);
  const place = axes.map(([tag, axis]) =>
    Math.min(axis.max, Math.max(axis.min, wanted[tag] ?? axis.default)),
  );
  shaped.variationCoords = place;
  drawn.variationCoords = place;
  return { shaped, drawn };
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

/** Some point of a glyph's parts, to make points of its class from. */
function firstPoint(font: Font, id: number): GlyphPoint | undefined {
  const decoded = font.getGlyph(id)._decode();
  if (decoded === null) return undefined;
  const [part] = decoded.components ?? [];
  return decoded.points?.[0] ?? (part === undefined ? undefined : firstPoint(font, part.glyphID));
}
