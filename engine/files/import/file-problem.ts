/** What is wrong with a file that was given, as a sentence for the person who gave it. */
export class FileProblem extends Error {}

export const MOST_COLORS = 10_000;
/** Names longer than this are cut: no program writes them, and no field shows them. */
export const MOST_NAME = 200;

/** The problem of a file with more colors than are read. */
export function tooManyColors(): FileProblem {
  return new FileProblem(
    `holds more than ${MOST_COLORS.toLocaleString("en")} colors, which is the most that is read.`,
  );
}

/** The problem of a file that is cut short. */
export function endsTooEarly(): FileProblem {
  return new FileProblem("ends too early: it is damaged, or not whole.");
}

/** Without control characters, trimmed and cut; undefined when nothing is left. */
export function cleanName(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const cleaned = text
    .slice(0, 4 * MOST_NAME)
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f]+/g, " ")
    .trim()
    .slice(0, MOST_NAME)
    // A cut may leave half of a letter outside the basic plane.
    .replace(/[\ud800-\udbff]$/, "");
  return cleaned === "" ? undefined : cleaned;
}
