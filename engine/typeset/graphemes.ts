let segmenter: Intl.Segmenter | undefined;

/**
 * The grapheme clusters of a text with their places: a letter with its combining marks is one. The language is fixed,
 * so that no device splits differently. Made with the first text, because a browser without it can show a page.
 */
export function graphemeSegments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/** The grapheme clusters of a text, which joined are the text; none of an empty one. */
export function graphemes(text: string): readonly string[] {
  return [...graphemeSegments(text)].map(({ segment }) => segment);
}
