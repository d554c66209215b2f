/** A problem with an imported file; the message is a sentence for the person who opened it. */
export class FileProblem extends Error {}

export const MAX_COLORS = 10_000;
/** Longer names are truncated: no program writes them, and no field shows them. */
export const MAX_NAME = 200;

/** The file has more colors than are read. */
export function tooManyColors(): FileProblem {
  return new FileProblem(
    `holds more than ${MAX_COLORS.toLocaleString("en")} colors, which is the most that is read.`,
  );
}

/** The file is truncated. */
export function endsTooEarly(): FileProblem {
  return new FileProblem("ends too early: it is damaged, or not whole.");
}

/** The name without control characters, trimmed and truncated; undefined if nothing is left. */
export function cleanName(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const cleaned = text
    .slice(0, 4 * MAX_NAME)
    // oxlint-disable-next-line no-control-regex -- the expression removes control characters
    .replaceAll(/[\u0000-\u001f\u007f]+/g, " ")
    .trim()
    .slice(0, MAX_NAME)
    // Truncation may leave half of a surrogate pair.
    .replace(/[\ud800-\udbff]$/, "");
  return cleaned === "" ? undefined : cleaned;
}
