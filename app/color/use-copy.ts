/**
 * Copies with one press (SHL-10): shows "Copied" for 1500 ms and announces it; if the clipboard is refused, selects
 * the text instead, and a toast says which keys copy it. If there is no text, nothing is copied, and a toast says why.
 */
import { useEffect, useRef, useState } from "react";

export const COPY_NOTICE_MS = 1500;

export interface Copy {
  /** True for a moment after copying. */
  readonly isCopied: boolean;
  /** Text, or a promise of text. `shown` is the element to select if the clipboard is refused. */
  copy(given: string | Promise<string>, shown?: Element | null): Promise<void>;
}

export function useCopy(): Copy {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isCopied,
    async copy(given, shown) {
      let text: string;
      try {
        text = await written(given);
      } catch {
        const missing = await problemOf(given);
        afterwards((outcome) =>
          missing === undefined ? outcome.selectInstead(shown) : outcome.sayMissing(missing.error),
        );
        return;
      }
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), COPY_NOTICE_MS);
      afterwards((outcome) => outcome.announceCopied(text));
    },
  };
}

/** Resolves once the clipboard contains the text. */
async function written(given: string | Promise<string>): Promise<string> {
  if (typeof given === "string") await navigator.clipboard.writeText(given);
  else {
    // The clipboard must be called during the press: Safari refuses a call after an await.
    const blob = given.then((text) => new Blob([text], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  }
  return given;
}

/** Why there is no text; undefined if there is one. */
async function problemOf(given: string | Promise<string>): Promise<{ readonly error: unknown } | undefined> {
  try {
    await given;
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** If the file cannot be loaded, the text is copied but not announced. */
function afterwards(act: (outcome: typeof import("./copy-outcome.ts")) => void): void {
  void import("./copy-outcome.ts").then(act, () => undefined);
}
