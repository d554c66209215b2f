/**
 * Keyboard shortcuts of a tool (TLS-8). Single characters only work while no field, button or dialog has the focus,
 * and can be disabled (WCAG 2.1.4); key combinations always work.
 */
import { useEffect, useEffectEvent } from "react";

export interface Shortcut {
  /** As in `event.key`, or "Space". */
  readonly key: string;
  /** With Ctrl or Cmd. */
  readonly withControl?: boolean;
  readonly withShift?: boolean;
  /** With Alt, the option key of a Mac. */
  readonly withAlt?: boolean;
  /** Label of the key, if it differs from the key itself: "1 – 9". */
  readonly shownKey?: string;
  /** Hidden from the list, because another row describes it. */
  readonly isHidden?: boolean;
  /** Description in the list of shortcuts. */
  readonly label: string;
  readonly run: () => void;
}

const OFF_KEY = "tincture:letter-keys-off";

export function areLetterKeysOff(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === "1";
  } catch {
    return false;
  }
}

export function setLetterKeysOff(isOff: boolean): void {
  try {
    localStorage.setItem(OFF_KEY, isOff ? "1" : "0");
  } catch {
    // Storage is disabled, so the choice cannot be stored.
  }
}

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const control = event.ctrlKey || event.metaKey;
    // A held key repeats undo and redo, but no other shortcut.
    if (event.repeat && !control) return;
    const shortcut = shortcuts.find(
      (entry) =>
        isKey(event, entry.key) &&
        (entry.withControl ?? false) === control &&
        (entry.withAlt ?? false) === event.altKey &&
        (entry.key === "?" || (entry.withShift ?? false) === event.shiftKey),
    );
    if (shortcut === undefined || isTyping(event.target)) return;
    if (!control && isPressable(event.target, shortcut.key)) return;
    if (!control && shortcut.key.length === 1 && areLetterKeysOff()) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** By the character of the key; on keyboards without Latin characters by its physical position. */
export function isKey(event: KeyboardEvent, key: string): boolean {
  if (key === "Space") return event.code === "Space";
  if (event.key.toLowerCase() === key.toLowerCase()) return true;
  const isLatin = event.key.charCodeAt(0) < 128;
  return !isLatin && /^[a-z]$/i.test(key) && event.code === `Key${key.toUpperCase()}`;
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]",
    ) !== null
  );
}

/** Space and Enter activate the focused control; a dialog receives all single keys itself. */
export function isPressable(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[role=dialog], [role=menu], [role=listbox]") !== null) return true;
  return (
    (key === "Space" || key === "Enter") &&
    target.closest("a, button, summary, [role=button], input") !== null
  );
}
