/** A text as the letters that a reader sees, with their marks. */
export function graphemes(text: string): readonly string[] {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(
    ({ segment }) => segment,
  );
}
