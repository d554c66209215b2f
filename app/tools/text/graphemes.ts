/** Splits a text into grapheme clusters: a letter with its combining marks is one. */
export function graphemes(text: string): readonly string[] {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(
    ({ segment }) => segment,
  );
}
