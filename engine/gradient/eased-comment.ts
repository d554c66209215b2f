/**
 * The comment over a gradient whose easings are written as stops: it holds the gradient with its easings, so that it can
 * be read back. Written and read here alone.
 */

interface EasedComment {
  /** ΔEOK by which the stops may differ from the easing. */
  readonly tolerance: number;
  /** The gradients with their easings, as CSS. */
  readonly own: string;
}

const NAME = "eased within";
const COMMENT = new RegExp(
  String.raw`/\*\s*${NAME.replace(" ", String.raw`\s+`)}\s+([\d.]+)\s*:([\s\S]*?)\*/`,
  "i",
);

/** The comment and its line break, before the CSS of the stops. `tolerance` is a ΔEOK above 0. */
export function easedComment({ tolerance, own }: EasedComment): string {
  return `/* ${NAME} ${tolerance}: ${own} */\n`;
}

/** The first such comment of a text, whatever its spaces and line breaks are; undefined if there is none. */
export function readEasedComment(text: string): EasedComment | undefined {
  const [, tolerance = "", own = ""] = COMMENT.exec(text) ?? [];
  const read = Number(tolerance);
  return own.trim() === "" || !(read > 0) ? undefined : { tolerance: read, own: own.trim() };
}
