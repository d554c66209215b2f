/** Reads what is pasted or dropped with the one reader of the engine; loaded on first use. */
import { decodeText } from "#engine/files/import/decode-text.ts";
import type { UnreadPart } from "#engine/files/import/read-palette.ts";
import { type ReadAnswer, read } from "#engine/read/read.ts";
import { gradientOffer } from "./gradient-offer.ts";
import type { Incoming } from "./use-incoming.ts";

/** A file of any kind; its text goes to a tool that reads it itself. */
export async function takeFile(file: File, incoming: Incoming): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeText(bytes, new TextDecoder().decode(bytes));
  const isText = !text.slice(0, 4000).includes("\u0000") && !text.slice(0, 400).includes("\ufffd");
  if (incoming.onText !== undefined && isText && incoming.isOwnText?.(text) !== false) incoming.onText(text);
  else takeAnswer(read({ bytes, text, name: file.name }), text, incoming);
}

/** A pasted or dropped text. */
export function takeText(text: string, incoming: Incoming): void {
  takeAnswer(read({ bytes: new TextEncoder().encode(text), text }), text, incoming);
}

/**
 * Passes several colors to `onColors` or a single one to `onOneColor`, and says what was left out; if nothing was read, it
 * reports the problem and changes nothing.
 */
function takeAnswer(answer: ReadAnswer, text: string, incoming: Incoming): void {
  const { onColors, onOneColor, onProblem, onOffer } = incoming;
  if (!answer.ok) {
    onProblem(`No colors were found in it. ${answer.message}`);
    return;
  }
  const { colors, unread, title, kind, format } = answer;
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
  onOffer?.(
    kind === "gradient" && incoming.onText === undefined
      ? gradientOffer(text, format === "Gradient")
      : undefined,
  );
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
