/** Fonts for the scripts that the listed fonts do not have: each is loaded when a text needs it, by the parts that it needs. */

interface ScriptFont {
  readonly family: string;
  readonly letters: RegExp;
  /** Declares the parts of the font with the characters that each has, so that the browser loads only what is shown. */
  readonly load: () => Promise<unknown>;
}

/** Noto Sans, under the SIL Open Font License 1.1. Of Japanese, Korean and Chinese, which share characters, the first whose own ones occur. */
const FONTS: readonly ScriptFont[] = [
  {
    family: "Noto Sans Arabic",
    letters: /\p{Script=Arabic}/u,
    load: () => import("@fontsource-variable/noto-sans-arabic/index.css"),
  },
  {
    family: "Noto Sans Hebrew",
    letters: /\p{Script=Hebrew}/u,
    load: () => import("@fontsource-variable/noto-sans-hebrew/index.css"),
  },
  {
    family: "Noto Sans Devanagari",
    letters: /\p{Script=Devanagari}/u,
    load: () => import("@fontsource-variable/noto-sans-devanagari/index.css"),
  },
  {
    family: "Noto Sans Thai",
    letters: /\p{Script=Thai}/u,
    load: () => import("@fontsource-variable/noto-sans-thai/index.css"),
  },
  {
    family: "Noto Sans JP",
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    load: () => import("@fontsource-variable/noto-sans-jp/index.css"),
  },
  {
    family: "Noto Sans KR",
    letters: /\p{Script=Hangul}/u,
    load: () => import("@fontsource-variable/noto-sans-kr/index.css"),
  },
  {
    family: "Noto Sans SC",
    letters: /\p{Script=Han}/u,
    load: () => import("@fontsource-variable/noto-sans-sc/index.css"),
  },
  // Greek, Cyrillic and Vietnamese.
  {
    family: "Noto Sans",
    letters: /[\p{Script=Greek}\p{Script=Cyrillic}\u0300-\u036f\u1ea0-\u1eff]/u,
    load: () => import("@fontsource-variable/noto-sans/index.css"),
  },
];

/** The families that a text needs besides its own, as their packages name them, without "Variable". */
export function scriptFamilies(text: string): readonly string[] {
  return fontsOf(text).map(({ family }) => family);
}

/** Resolves when the fonts of a text can be used at this weight. A font that does not load is left out, without a word: the device's own stands in. */
export async function loadScriptFonts(text: string, weight: number): Promise<void> {
  await Promise.allSettled(
    fontsOf(text).map(async ({ family, load }) => {
      await load();
      await document.fonts.load(`${weight} 40px "${family} Variable"`, text);
    }),
  );
}

function fontsOf(text: string): readonly ScriptFont[] {
  return FONTS.filter(({ letters }) => letters.test(text));
}

/** Letters of scripts that are written from right to left. */
const RTL =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const STRONG = /\p{L}/u;

/** Whether a line is set from right to left: its first letter decides, as with `dir="auto"`. */
export function isRightToLeft(line: string): boolean {
  const [first = ""] = STRONG.exec(line) ?? [];
  return RTL.test(first);
}
