/** Finds the font file with a grapheme, and loads it on first use. */
import { type FontFace, openFontFace } from "./font-face.ts";
import { type FontFamily, type FontFiles, familiesFor, fontFileName } from "./font-files.ts";

export interface FontFaces {
  /** The face for a grapheme of the text; undefined when no font has all of it. */
  readonly find: (grapheme: string, text: string) => Promise<FontFace | undefined>;
}

/** Joiners, direction marks and variation selectors: they affect shaping and are not drawn. */
export const NOT_DRAWN = /\p{Default_Ignorable_Code_Point}/u;

/** @param weight CSS font-weight of 100 to 900 */
export function createFontFaces(files: FontFiles, weight: number): FontFaces {
  const ranges = new Map<FontFamily, Promise<readonly Covered[]>>();
  const faces = new Map<string, Promise<FontFace>>();
  const rangesOf = (family: FontFamily) =>
    keep(ranges, family, async () => readRanges(await files.rangesOf(family)));
  const faceOf = (family: FontFamily, key: string) =>
    keep(faces, fontFileName(family, key), async () => openFontFace(await files.read(family, key), weight));
  return {
    async find(grapheme, text) {
      const points = codePointsOf(grapheme);
      const drawn = points.filter((point) => !NOT_DRAWN.test(String.fromCodePoint(point)));
      const families = await byLanguage(familiesFor(grapheme, text), text, rangesOf);
      for (const family of families) {
        const known = await rangesOf(family);
        // An emoji sequence is in the file that contains all of its parts.
        const covering =
          known.find(({ parts }) => points.every((point) => isIn(parts, point))) ??
          known.find(({ parts }) => isIn(parts, points[0] ?? 0));
        if (covering === undefined) continue;
        const face = await faceOf(family, covering.key);
        if (drawn.every(face.has)) return face;
      }
      return undefined;
    },
  };
}

/** A text with Han characters, without kana and with a character that Japanese lacks, is set in Chinese as a whole. */
async function byLanguage(
  families: readonly FontFamily[],
  text: string,
  rangesOf: (family: FontFamily) => Promise<readonly Covered[]>,
): Promise<readonly FontFamily[]> {
  if (families[0] !== "noto-sans-jp" || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return families;
  const japanese = await rangesOf("noto-sans-jp");
  const isChinese = [...text].some(
    (letter) =>
      /\p{Script=Han}/u.test(letter) &&
      !japanese.some(({ parts }) => isIn(parts, letter.codePointAt(0) ?? 0)),
  );
  return isChinese ? ["noto-sans-sc", "noto-sans-jp", "noto-sans-kr"] : families;
}

interface Covered {
  readonly key: string;
  readonly parts: readonly (readonly [first: number, last: number])[];
}

function readRanges(ranges: Readonly<Record<string, string>>): readonly Covered[] {
  return Object.entries(ranges).map(([key, text]) => ({
    key,
    parts: text.split(",").map((range) => {
      const [first = "", last = first] = range.trim().slice(2).split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
}

function isIn(parts: Covered["parts"], codePoint: number): boolean {
  return parts.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function codePointsOf(text: string): readonly number[] {
  return [...text].map((letter) => letter.codePointAt(0) ?? 0);
}

function keep<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
