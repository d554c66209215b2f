/** The field that a dialog or a panel is opened for. */
import { type RefObject, useEffect, useRef } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether a field may have the focus before it is pressed: on touch the keyboard would cover what was opened. */
export function isFocusedFirst(): boolean {
  return !window.matchMedia("(pointer: coarse)").matches;
}

/**
 * Gives the field the focus when it appears, and selects what one line holds. Nothing happens on touch, without
 * `isFirst`, or once something else in the panel has the focus.
 */
export function useFirstField<Field extends TextField = HTMLInputElement>(
  isFirst = true,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (!isFirst || !isFocusedFirst()) return;
    // After the panel or dialog, which takes the focus itself when it opens, and after the key that opened it.
    const frame = requestAnimationFrame(() => {
      const opened = field.current?.closest("[role=dialog], aside");
      const focused = document.activeElement;
      if (opened?.contains(focused) === true && focused !== opened) return;
      if (field.current instanceof HTMLInputElement) field.current.select();
      field.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isFirst]);
  return field;
}
