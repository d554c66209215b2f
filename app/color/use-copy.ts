/** Copying with one press (SHL-10): "Copied" for 1500 ms, said to screen readers; refused, the text is selected instead. */
import { useEffect, useRef, useState } from "react";
import { announce } from "#app/ui/announcer.ts";

export const COPY_NOTICE_MS = 1500;

export interface Copy {
  /** True for a moment after the text was copied. */
  readonly isCopied: boolean;
  /** `shown` is selected when the clipboard is refused. */
  copy(text: string, shown?: Element | null): Promise<void>;
}

export function useCopy(): Copy {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isCopied,
    async copy(text, shown) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        if (shown) selectText(shown);
        announce(
          shown
            ? "The clipboard is closed. The text is selected: copy it with the keyboard."
            : "The clipboard is closed.",
        );
        return;
      }
      setCopied(true);
      announce(`Copied ${text.length > 60 ? "" : text}`.trim());
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), COPY_NOTICE_MS);
    },
  };
}

function selectText(element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
