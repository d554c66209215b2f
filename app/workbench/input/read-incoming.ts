/** Passes on what was pasted or dropped, as the reader in the worker says what it is; loaded on first use. */
import { readAnything } from "#app/color/reading/read-anything.ts";
import type { Readout } from "#app/color/reading/reader-jobs.ts";
import type { UnreadPart } from "#engine/files/import/read-palette.ts";
import type { ReadAnswer } from "#engine/read/read.ts";
import { offerFor } from "./reading-offers.ts";
import type { Incoming } from "./use-incoming.ts";

/** A file of any kind; its text goes to a tool that reads it itself. */
export async function takeFile(file: File, incoming: Incoming): Promise<void> {
  const read = await readout(file, file.name, incoming);
  if (read !== undefined) takeReadout(read, incoming);
}

/** A pasted or dropped text, or the HTML of layers copied in Figma. */
export async function takeText(text: string, incoming: Incoming): Promise<void> {
  const read = await readout(text, undefined, incoming);
  if (read !== undefined) takeReadout(read, incoming);
}

function takeReadout({ text, answer }: Readout, incoming: Incoming): void {
  if (text !== undefined && incoming.onText !== undefined && incoming.isOwnText?.(text) !== false)
    incoming.onText(text);
  else takeAnswer(answer, text ?? "", incoming);
}

/** Undefined if it was not read, of which the person is told unless they cancelled it. */
async function readout(source: string | File, name: string | undefined, incoming: Incoming) {
  const controller = new AbortController();
  const answered = await readAnything(source, {
    name,
    signal: controller.signal,
    onSlow: () => incoming.onReading?.(`Reading ${name ?? "the text"}…`, () => controller.abort()),
  });
  incoming.onReading?.(undefined, () => {});
  if (answered.ok) return answered.answer;
  if (answered.reason !== "cancelled") incoming.onProblem(`Nothing was read. ${answered.message}`);
  return undefined;
}

/**
 * Passes several colors to `onColors` or a single one to `onOneColor`, says what was left out, and offers what does not
 * fit to a tool that takes it; if nothing was read, it reports the problem and changes nothing.
 */
function takeAnswer(answer: ReadAnswer, text: string, incoming: Incoming): void {
  const { onColors, onOneColor, onProblem, onOffer } = incoming;
  if (!answer.ok) {
    onProblem(`Nothing was read. ${answer.message}`);
    return;
  }
  const { colors, unread, title, kind } = answer;
  const [first] = colors;
  if (first === undefined) {
    onProblem(
      kind === "picture"
        ? "This is a picture. Palette from Image reads its colors."
        : "No colors were found in it.",
    );
    return;
  }
  onProblem(unread.length > 0 ? leftOut(colors.length, unread) : undefined);
  onOffer?.(offerFor(answer, text, incoming));
  if (colors.length === 1) onOneColor(first.color);
  else
    onColors(
      colors.map(({ color }) => color),
      { names: colors.map(({ name = "" }) => name), ...(title !== undefined && { title }) },
    );
}

/** So many of what was left out are named. */
const MAX_NAMED = 2;

/** "16 of 19 read; 3 left out: --ring (line 12: …)". */
function leftOut(count: number, unread: readonly UnreadPart[]): string {
  const named = unread.slice(0, MAX_NAMED).map(({ line, text, why }) => {
    const what = text.replaceAll(/\s+/g, " ").slice(0, 48);
    return `${what} (${line === undefined ? "" : `line ${line}: `}${why.replace(/\.$/, "")})`;
  });
  const more = unread.length - named.length;
  return `${count} of ${count + unread.length} read; ${unread.length} left out: ${named.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
}
