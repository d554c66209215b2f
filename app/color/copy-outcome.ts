/** What follows a press of a copy button; loaded with the first press. */
import { announce } from "#app/ui/announcer.ts";
import { showToast } from "#app/ui/toast.ts";
import { failureOfError } from "#app/workers/failure.ts";

export function announceCopied(text: string): void {
  announce(`Copied ${text.length > 60 ? "" : text}`.trim());
}

/** What was to be copied could not be written. */
export function sayMissing(error: unknown): void {
  showToast({ text: `Nothing was copied. ${failureOfError(error).message}` });
}

/** After the clipboard was refused: selects the text of `shown`, and a toast says which keys copy it. */
export function selectInstead(shown: Element | null | undefined): void {
  if (!shown) {
    showToast({ text: "The clipboard is closed to this page." });
    return;
  }
  const range = document.createRange();
  range.selectNodeContents(shown);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  // The early script marks a Mac (early.ts).
  const keys = document.documentElement.hasAttribute("data-mac") ? "⌘ C" : "Ctrl C";
  showToast({ text: `The clipboard is closed. The text is selected: press ${keys}.` });
}
