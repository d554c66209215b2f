/**
 * The fonts for scripts other than Latin, by family: each is divided into many small files, of which a text needs one
 * or two.
 */

export const FONT_FAMILIES = [
  "noto-sans",
  "noto-sans-arabic",
  "noto-sans-hebrew",
  "noto-sans-devanagari",
  "noto-sans-thai",
  "noto-sans-jp",
  "noto-sans-sc",
  "noto-sans-kr",
  "noto-emoji",
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** Provides the files: from npm packages on the server, from addresses in a page. */
export interface FontFiles {
  /** The characters of each file by its key, as a CSS unicode-range: "U+400-45F,U+490-491". */
  readonly rangesOf: (family: FontFamily) => Promise<Readonly<Record<string, string>>>;
  /** Rejects with a message if the file cannot be loaded. */
  readonly read: (family: FontFamily, key: string) => Promise<Uint8Array>;
}

/** Name of the file in the family's package; `[12]` is the key of a file of a large script. */
export function fontFileName(family: FontFamily, key: string): string {
  const part = key.replaceAll(/[[\]]/g, "");
  return family === "noto-emoji"
    ? `${family}-${part}-400-normal.woff2`
    : `${family}-${part}-wght-normal.woff2`;
}

/** Families that may contain a grapheme, the likeliest first. `text` determines the language of Han characters. */
export function familiesFor(grapheme: string, text: string): readonly FontFamily[] {
  const [, families] = BY_SCRIPT.find(([script]) => script.test(grapheme)) ?? [];
  if (families !== undefined) return families;
  if (!HAN.test(grapheme)) return ["noto-sans", "noto-sans-jp", "noto-sans-sc", "noto-emoji"];
  return HANGUL.test(text)
    ? ["noto-sans-kr", "noto-sans-jp", "noto-sans-sc"]
    : ["noto-sans-jp", "noto-sans-sc", "noto-sans-kr"];
}

const HANGUL = /\p{scx=Hangul}/u;
const HAN = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** By the first character, since combining marks follow their base. */
const BY_SCRIPT: readonly (readonly [script: RegExp, families: readonly FontFamily[]])[] = [
  [/^\p{scx=Arabic}/u, ["noto-sans-arabic"]],
  [/^\p{scx=Hebrew}/u, ["noto-sans-hebrew"]],
  [/^\p{scx=Devanagari}/u, ["noto-sans-devanagari"]],
  [/^\p{scx=Thai}/u, ["noto-sans-thai"]],
  [/^\p{Script=Hangul}/u, ["noto-sans-kr"]],
  [/^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator})/u, ["noto-emoji"]],
];
