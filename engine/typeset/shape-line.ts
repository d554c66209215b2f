/**
 * A line of text as clusters from left to right, each with the characters it represents. The order is that of the
 * Unicode Bidirectional Algorithm (UAX 9). Words of scripts that reorder glyphs, such as Devanagari, are one cluster
 * each, so that copied text keeps the order of its characters. In right-to-left text each code represents one
 * character, because readers reverse such text character by character; a cluster of several characters has its outline
 * at the first.
 */
import createBidi from "bidi-js";
import type { FontFace, Outline, PlacedGlyph } from "./font-face.ts";
import { type FontFaces, NOT_DRAWN } from "./font-faces.ts";
import { graphemeSegments } from "./graphemes.ts";

export interface Cluster {
  readonly text: string;
  readonly outline: Outline;
  /** In thousandths of an em. */
  readonly advance: number;
  /** True for the crossed box of a character that no font has. */
  readonly isStandIn?: true;
}

const bidi = createBidi();

/** Rejects if a font that the text needs cannot be loaded. */
export async function shapeLine(text: string, faces: FontFaces): Promise<readonly Cluster[]> {
  const written = text.normalize("NFC");
  const { levels } = bidi.getEmbeddingLevels(written);
  const runs: Run[] = [];
  for (const { segment, index } of graphemeSegments(written)) {
    const level = levels[index] ?? 0;
    const face = await faces.find(segment, written);
    const last = runs.at(-1);
    const isJoined =
      face !== undefined && last?.face === face && last.level === level && joins(segment) && joins(last.text);
    if (isJoined && last.text.length < MAX_JOINED) last.text += segment;
    else runs.push({ text: segment, level, face });
  }
  return inVisualOrder(runs).flatMap(clustersOf);
}

interface Run {
  text: string;
  readonly level: number;
  readonly face: FontFace | undefined;
}

/** Most characters of a reordered word: a glyph may be 32 em wide, and such a word becomes one glyph. */
const MAX_JOINED = 24;

/** Whether a grapheme can have a form that its neighbors decide: not spaces, Thai, Han, kana and pictures. */
const joins = (text: string): boolean =>
  !/[\s\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(
    text,
  );

/**
 * Rule L2 of UAX 9: from the highest level down to the lowest odd one, each sequence of runs at that level or above is
 * reversed.
 */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let first = 0; first < ordered.length; first += 1) {
      let end = first;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === first) continue;
      ordered.splice(first, end - first, ...ordered.slice(first, end).reverse());
      first = end;
    }
  }
  return ordered;
}

function clustersOf({ text, level, face }: Run): readonly Cluster[] {
  if (face === undefined) return [standIn(text)];
  const isRtl = level % 2 === 1;
  const mirrored = isRtl
    ? [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join("")
    : text;
  const drawn = [...withThaiAm(mirrored)].filter(
    (letter) => !isSelector(letter) || face.has(letter.codePointAt(0) ?? 0),
  );
  const glyphs = face.shape(drawn.join(""), isRtl ? "rtl" : "ltr");
  const groups = groupByCharacter(isRtl ? glyphs.toReversed() : glyphs);
  const texts = textsOf(groups, drawn.join("") === text ? text : undefined, isRtl);
  if (!isRtl)
    return texts === undefined
      ? [merge(text, glyphs)]
      : groups.map((group, index) => merge(texts[index] ?? "", group.glyphs));
  const clusters =
    texts === undefined
      ? [merge(text, glyphs)]
      : groups.map((group, index) => merge(texts[index] ?? "", group.glyphs.toReversed()));
  return clusters.flatMap(characterwise).toReversed();
}

/** The text of each group of glyphs; undefined if it cannot be determined. */
function textsOf(
  groups: readonly Group[],
  text: string | undefined,
  isRtl: boolean,
): readonly string[] | undefined {
  // Composed, since a font may draw an accent as a glyph of its own.
  const own = groups.map(({ codePoints }) => String.fromCodePoint(...codePoints).normalize("NFC"));
  if (own.join("") === text && own.every((part) => part !== "")) return own;
  // A font may compose a letter of another letter and dots. Right-to-left scripts do not reorder letters.
  const letters = text === undefined || !isRtl ? [] : [...graphemeSegments(text)];
  return letters.length === groups.length ? letters.map(({ segment }) => segment) : undefined;
}

/** One cluster per character: the first has the outline and the width, the others neither. */
function characterwise(cluster: Cluster): readonly Cluster[] {
  const [first = "", ...others] = cluster.text;
  return [{ ...cluster, text: first }, ...others.map((text) => ({ text, outline: [], advance: 0 }))];
}

/**
 * The Thai vowel sara am consists of a ring and a stroke. A tone mark belongs above the ring, but fontkit leaves it
 * below.
 */
const withThaiAm = (text: string): string => text.replaceAll(/([\u0e48-\u0e4b]*)\u0e33/g, "\u0e4d$1\u0e32");

const isSelector = (letter: string): boolean => NOT_DRAWN.test(letter) && letter !== "\u200d";

interface Group {
  readonly codePoints: number[];
  readonly glyphs: PlacedGlyph[];
}

/** Groups glyphs in logical order; marks and parts belong to the group of their base. */
function groupByCharacter(glyphs: readonly PlacedGlyph[]): readonly Group[] {
  const groups: Group[] = [];
  for (const glyph of glyphs) {
    const last = groups.at(-1);
    const follows = glyph.codePoints.every((point) =>
      /\p{M}|\u200c|\u200d/u.test(String.fromCodePoint(point)),
    );
    if (last !== undefined && follows) {
      last.codePoints.push(...glyph.codePoints);
      last.glyphs.push(glyph);
    } else groups.push({ codePoints: [...glyph.codePoints], glyphs: [glyph] });
  }
  return groups;
}

/** Merges glyphs, from left to right, into one. */
function merge(text: string, glyphs: readonly PlacedGlyph[]): Cluster {
  let pen = 0;
  const outline: Outline[number][] = [];
  for (const glyph of glyphs) {
    for (const contour of glyph.outline) {
      outline.push(contour.map(({ x, y, onCurve }) => ({ x: x + pen + glyph.x, y: y + glyph.y, onCurve })));
    }
    pen += glyph.advance;
  }
  return { text, outline, advance: pen };
}

/** A crossed box, drawn as a frame, since a filled square with diagonals could be read as a letter. */
function standIn(text: string): Cluster {
  const box = (left: number, bottom: number, right: number, top: number) => [
    { x: left, y: bottom, onCurve: true },
    { x: left, y: top, onCurve: true },
    { x: right, y: top, onCurve: true },
    { x: right, y: bottom, onCurve: true },
  ];
  const band = (from: readonly [number, number], to: readonly [number, number]) => [
    { x: from[0], y: from[1] - 30, onCurve: true },
    { x: from[0], y: from[1] + 30, onCurve: true },
    { x: to[0], y: to[1] + 30, onCurve: true },
    { x: to[0], y: to[1] - 30, onCurve: true },
  ];
  return {
    text,
    outline: [box(80, 0, 640, 700), box(125, 45, 595, 655).toReversed(), band([100, 30], [620, 670])],
    advance: 720,
    isStandIn: true,
  };
}
