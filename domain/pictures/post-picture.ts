/**
 * Pictures of a palette to post and for link previews, as SVG: the title on the palette's field, then falling bands with
 * their names and values. Text is outlines, so that every rasterizer draws the same.
 */
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { MARK } from "./mark-drawing.ts";
import { type PictureFace, type TextPlace, textOutline } from "./outline-text.ts";
import { hexOf, inkOn } from "./palette-roles.ts";

export interface PostFaces {
  /** Narrow and bold, for titles. */
  readonly display: PictureFace;
  /** For the names of colors. */
  readonly label: PictureFace;
  readonly text: PictureFace;
  readonly mono: PictureFace;
}

export interface PostColor {
  readonly hex: string;
  readonly name: string;
}

export interface PostContent {
  readonly title: string;
  /** Who made it. */
  readonly credit: string;
  /** A line below the title of a wide picture. */
  readonly line: string;
  readonly colors: readonly PostColor[];
}

export interface PictureSize {
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** Shares of the bands after the field; those that follow are as large as the last. */
const FALLING = [1.9, 1.5, 1.25, 1.15];
const FIELD_SHARE = { tall: 0.5, wide: 0.58 } as const;
/** Colors with a name of their own; more would be too narrow for it. */
const MAX_NAMED = 9;
const PAPER = "#f7f6ff";
/** WCAG 2.2, 1.4.3, for large text. */
const AA_LARGE = 3;
const TITLE_TRACKING = -22;
/** Line height of a title, in em. */
const TITLE_LINE = 0.88;

function mark(x: number, y: number, height: number, ink: string): string {
  return `<g transform="translate(${x} ${y}) scale(${height / MARK.height})"><path fill="none" stroke="${ink}" stroke-width="1.7" d="${MARK.outline}"/><path fill="${ink}" d="${MARK.solidHalf}"/><path fill="none" stroke="${ink}" stroke-width="1.5" d="${MARK.bars}"/></g>`;
}

/** The mark with the name beside it. */
export function brand(faces: PostFaces, x: number, y: number, height: number, ink: string): string {
  const place = { x: x + height * 1.32, y: y + height * 0.74, em: height * 0.72 };
  return mark(x, y, height, ink) + line(faces.label, "Tincture", place, ink);
}

/** The same, ending at `x`. */
function brandBefore(faces: PostFaces, x: number, y: number, height: number, ink: string): string {
  const { width } = textOutline(faces.label, "Tincture", { x: 0, y: 0, em: height * 0.72 });
  return brand(faces, x - width - height * 1.32, y, height, ink);
}

export function line(face: PictureFace, text: string, place: TextPlace, ink: string): string {
  return `<path fill="${ink}" d="${textOutline(face, text, place).path}"/>`;
}

/** A line that ends at `x`. */
export function lineBefore(face: PictureFace, text: string, place: TextPlace, ink: string): string {
  const { width } = textOutline(face, text, { ...place, x: 0 });
  return line(face, text, { ...place, x: place.x - width }, ink);
}

export interface TitleBox {
  readonly x: number;
  /** The title ends here. */
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}

/** The title in one to three lines, as large as the box lets it be, standing on its foot. */
export function titleIn(faces: PostFaces, title: string, box: TitleBox, ink: string): string {
  const fits = [1, 2, 3].map((count) => {
    const lines = brokenInto(title, count);
    const widest = Math.max(
      ...lines.map(
        (each) => textOutline(faces.display, each, { x: 0, y: 0, em: 1000, tracking: TITLE_TRACKING }).width,
      ),
    );
    const em = Math.min(box.largest, (box.width / widest) * 1000, box.height / (lines.length * TITLE_LINE));
    return { lines, em };
  });
  const best = fits.toSorted((one, other) => other.em - one.em || one.lines.length - other.lines.length)[0];
  if (best === undefined) return "";
  const { lines, em } = best;
  return lines
    .map((each, index) => {
      const y = box.bottom - (lines.length - 1 - index) * em * TITLE_LINE;
      return line(faces.display, each, { x: box.x - em * 0.03, y, em, tracking: TITLE_TRACKING }, ink);
    })
    .join("");
}

/** Words on so many lines of about the same length. */
function brokenInto(text: string, count: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const share = text.length / count;
    if (last !== undefined && (last.length + word.length / 2 < share || lines.length === count))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length === 0 ? [""] : lines;
}

/** The color of text on a field: one of the palette if it reads at a large size, else black or white. */
export function titleInk(colors: readonly Color[]): string {
  const [field, ...others] = colors;
  if (field === undefined) return "#14121f";
  const best = others.toSorted((one, other) => wcagRatio(other, field) - wcagRatio(one, field))[0];
  return best !== undefined && wcagRatio(best, field) >= AA_LARGE * 1.25 ? hexOf(best) : inkOn(field);
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  // Half a px more, so that no seam shows between two.
  return `<rect x="${x}" y="${y}" width="${width + 0.5}" height="${height + 0.5}" fill="${fill}"/>`;
}

export function svg({ width, height }: PictureSize, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function colorOf(hex: string): Color {
  const parsed = parseColor(hex);
  return parsed.ok ? parsed.color : { space: "srgb", coords: [0.5, 0.5, 0.5], alpha: 1 };
}

/** Starts and lengths of the bands along a side; the field comes first. */
function bandsAlong(count: number, length: number, share: number): readonly (readonly [number, number])[] {
  if (count <= 1) return [[0, length]];
  const weights = Array.from({ length: count - 1 }, (_, index) => FALLING[index] ?? FALLING.at(-1) ?? 1);
  const total = weights.reduce((sum, each) => sum + each, 0);
  const field = length * (count > 6 ? share * 0.8 : count === 2 ? Math.max(share, 0.6) : share);
  let at = field;
  return [
    [0, field],
    ...weights.map((weight): readonly [number, number] => {
      const size = ((length - field) * weight) / total;
      at += size;
      return [at - size, size];
    }),
  ];
}

/** Higher than wide: bands from top to bottom. */
function tall(content: PostContent, size: PictureSize, faces: PostFaces): string {
  const { width, height } = size;
  const { colors, title, credit } = content;
  const unit = width / 1080;
  const [pad, name] = [60 * unit, 44 * unit];
  const inks = colors.map(({ hex }) => inkOn(colorOf(hex)));
  const ink = titleInk(colors.map(({ hex }) => colorOf(hex)));
  const bands = bandsAlong(colors.length, height, FIELD_SHARE.tall);
  const [, field] = bands[0] ?? [0, height];
  const drawn = colors.map(({ hex, name: said }, index) => {
    const [from, length] = bands[index] ?? [0, 0];
    const own = index === 0 ? ink : (inks[index] ?? ink);
    const em = Math.min(name, length * 0.42);
    const y = from + length - Math.min(36 * unit, length * 0.28);
    return (
      rect(0, from, width, length, hex) +
      line(faces.label, said, { x: pad, y, em }, own) +
      lineBefore(faces.mono, hex.toUpperCase(), { x: width - pad, y, em: em * 0.68 }, own)
    );
  });
  const box: TitleBox = {
    x: pad,
    bottom: field - 150 * unit,
    width: width - 2 * pad,
    height: field - 320 * unit,
    largest: 330 * unit,
  };
  return svg(
    size,
    drawn.join("") +
      brand(faces, pad, 54 * unit, 42 * unit, ink) +
      lineBefore(faces.mono, credit.slice(0, 40), { x: width - pad, y: 86 * unit, em: 24 * unit }, ink) +
      titleIn(faces, title, box, ink),
  );
}

/** Wider than high: the field at the left, bands beside it with their names from bottom to top. */
function wide(content: PostContent, size: PictureSize, faces: PostFaces): string {
  const { width, height } = size;
  const { colors, title, line: below } = content;
  const unit = height / 630;
  const pad = 44 * unit;
  const ink = titleInk(colors.map(({ hex }) => colorOf(hex)));
  const bands = bandsAlong(Math.max(1, colors.length), width, FIELD_SHARE.wide);
  const [, field] = bands[0] ?? [0, width];
  const drawn = colors.map(({ hex, name }, index) => {
    const [from, length] = bands[index] ?? [0, 0];
    const band = rect(from, 0, length, height, hex);
    if (index === 0 || colors.length > MAX_NAMED) return band;
    const em = Math.min(23 * unit, length * 0.34);
    const own = inkOn(colorOf(hex));
    const label = textOutline(faces.label, name, { x: 0, y: 0, em });
    const value = line(
      faces.mono,
      hex.toUpperCase(),
      { x: label.width + em * 0.8, y: 0, em: em * 0.86 },
      own,
    );
    return `${band}<g transform="translate(${from + length / 2 + em * 0.36} ${height - 28 * unit}) rotate(-90)"><path fill="${own}" d="${label.path}"/>${value}</g>`;
  });
  const box: TitleBox = {
    x: pad,
    bottom: height - 128 * unit,
    width: field - 2 * pad,
    height: height - 260 * unit,
    largest: 236 * unit,
  };
  return svg(
    size,
    (colors.length === 0 ? rect(0, 0, width, height, PAPER) : drawn.join("")) +
      brand(faces, pad, 40 * unit, 34 * unit, ink) +
      titleIn(faces, title, box, ink) +
      line(faces.text, below.slice(0, 60), { x: pad, y: height - 48 * unit, em: 26 * unit }, ink),
  );
}

export function postSvg(content: PostContent, size: PictureSize, faces: PostFaces): string {
  return size.width > size.height * 1.2 ? wide(content, size, faces) : tall(content, size, faces);
}

/**
 * For what has a picture of its own: it fills the sheet, and its title stands on a strip of paper below it or, in a wide
 * one, beside it.
 */
export function pictureSheet(
  content: PostContent,
  size: PictureSize,
  { faces, draw }: { readonly faces: PostFaces; readonly draw: (size: PictureSize) => string },
): string {
  const { width, height } = size;
  const isWide = width > height * 1.2;
  const unit = isWide ? height / 630 : width / 1080;
  const pad = (isWide ? 44 : 60) * unit;
  const ink = "#14121f";
  const strip = isWide ? Math.round(width * 0.42) : Math.round(height - width * 0.28);
  const picture = isWide ? { width: width - strip, height } : { width, height: strip };
  const box: TitleBox = isWide
    ? {
        x: pad,
        bottom: height - 128 * unit,
        width: strip - 2 * pad,
        height: height - 260 * unit,
        largest: 170 * unit,
      }
    : {
        x: pad,
        bottom: height - 62 * unit,
        width: width - 2 * pad - 260 * unit,
        height: height - strip - 110 * unit,
        largest: 150 * unit,
      };
  const body = isWide
    ? `${rect(0, 0, strip, height, PAPER)}<g transform="translate(${strip} 0)">${draw(picture)}</g>${brand(faces, pad, 40 * unit, 34 * unit, ink)}${line(faces.text, content.line.slice(0, 60), { x: pad, y: height - 48 * unit, em: 24 * unit }, ink)}`
    : `${draw(picture)}${rect(0, strip, width, height - strip, PAPER)}${brandBefore(faces, width - pad, height - 92 * unit, 38 * unit, ink)}${lineBefore(faces.mono, content.credit.slice(0, 40), { x: width - pad, y: strip + 70 * unit, em: 22 * unit }, ink)}`;
  return svg(size, body + titleIn(faces, content.title, box, ink));
}

/** WCAG 2.2, 1.4.3, for the small line. */
const AA_TEXT = 4.5;
const INKS = ["#14121f", "#faf9ff"] as const;

/**
 * A gradient by its colors from left to right: to the edges, if black or white reads on all of it; otherwise the title
 * stands beside or below it, on paper.
 */
export function gradientPicture(
  content: PostContent,
  size: PictureSize,
  faces: PostFaces,
  samples: readonly string[],
): string {
  const colors = samples.map(colorOf);
  const least = (ink: string) => Math.min(...colors.map((color) => wcagRatio(colorOf(ink), color)));
  const ink = INKS.find((each) => least(each) >= AA_TEXT);
  return ink === undefined
    ? pictureSheet(content, size, { faces, draw: (box) => gradientBox(samples, box) })
    : fullBleed(content, size, { faces, ink, ground: gradientBox(samples, size) });
}

function gradientBox(samples: readonly string[], { width, height }: PictureSize): string {
  const last = Math.max(1, samples.length - 1);
  const stops = samples.map((hex, at) => `<stop offset="${at / last}" stop-color="${hex}"/>`).join("");
  return `<linearGradient id="ground">${stops}</linearGradient>${rect(0, 0, width, height, "url(#ground)")}`;
}

interface Bleeding {
  readonly faces: PostFaces;
  readonly ink: string;
  readonly ground: string;
}

/** To the edges, with its title and a line at the foot in the ink that reads on all of it. */
function fullBleed(content: PostContent, size: PictureSize, { faces, ink, ground }: Bleeding): string {
  const { width, height } = size;
  const unit = Math.min(width, height) / (width > height * 1.2 ? 630 : 1080);
  const pad = (width > height * 1.2 ? 44 : 60) * unit;
  const box: TitleBox = {
    x: pad,
    bottom: height - 150 * unit,
    width: (width - 2 * pad) * 0.9,
    height: height * 0.5,
    largest: 260 * unit,
  };
  return svg(
    size,
    ground +
      brand(faces, pad, pad * 0.95, 38 * unit, ink) +
      titleIn(faces, content.title, box, ink) +
      line(faces.mono, content.line.slice(0, 80), { x: pad, y: height - 52 * unit, em: 22 * unit }, ink),
  );
}
