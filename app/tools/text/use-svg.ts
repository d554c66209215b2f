/** The SVG of the text on the page, with its letters or with their outlines. */
import { type RefObject, useEffect, useState } from "react";
import { type Failure, failureOfError } from "#app/workers/failure.ts";
import { loadPart } from "#app/workers/task-problem.ts";
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { laidText, svgOfText } from "./export-text.ts";

export type Letters = "text" | "outlines";

export type WrittenSvg = { readonly ok: true; readonly code: string } | ({ readonly ok: false } & Failure);

type Word = RefObject<HTMLElement | null>;

/**
 * Undefined while it is written, so that nobody copies the code of an earlier text or of the other kind of letters.
 * `again` repeats the last try.
 */
export function useSvg(
  word: Word,
  document: TextDocument,
  letters: Letters,
  write = writeSvg,
): { readonly svg: WrittenSvg | undefined; readonly again: () => void } {
  const [tries, setTries] = useState(0);
  const [written, setWritten] = useState<{
    readonly of: readonly [TextDocument, Letters, number];
    readonly svg: WrittenSvg;
  }>();
  useEffect(() => {
    let isOver = false;
    void write(word.current, document, letters)
      .catch((error: unknown) => ({ ok: false, ...failureOfError(error) }) as const)
      .then((svg) => {
        if (!isOver && svg !== undefined) setWritten({ of: [document, letters, tries], svg });
      });
    return () => {
      isOver = true;
    };
  }, [word, document, letters, tries, write]);
  const isCurrent = written?.of[0] === document && written.of[1] === letters && written.of[2] === tries;
  return { svg: isCurrent ? written.svg : undefined, again: () => setTries((count) => count + 1) };
}

/** The code, or a message why there is none. Undefined while the text is not on the page. */
async function writeSvg(
  word: HTMLElement | null,
  document: TextDocument,
  letters: Letters,
): Promise<WrittenSvg | undefined> {
  const laid = await laidText(word, document);
  if (laid === undefined) return undefined;
  if (letters === "text") return { ok: true, code: svgOfText(laid) };
  const { outlinedText } = await loadPart(import("./outline-text.ts"), { needsReload: true });
  const outlined = await outlinedText(laid, document);
  return outlined.ok ? { ok: true, code: svgOfText(outlined.laid) } : outlined;
}
