/**
 * Keys of a tool (TLS-8). Single letters work only while no field, button or dialog has the focus, and can be switched
 * off (WCAG 2.1.4); combinations always work.
 */
import { useEffect, useEffectEvent } from "react";

export interface Shortcut {
  /** As `event.key` says it, or "Space". */
  readonly key: string;
  /** With Ctrl or Cmd. */
  readonly withControl?: boolean;
  readonly withShift?: boolean;
  /** As it is printed, where that is not the key itself: "1 – 9". */
  readonly shownKey?: string;
  /** Said by another row of the list. */
  readonly isHidden?: boolean;
  /** What it does, in the list under "?". */
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
    // Storage is off: the choice cannot be kept.
  }
}

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.defaultPrevented) return;
    const control = event.ctrlKey || event.metaKey;
    // A key that is held repeats: steps of undo may, new palettes may not.
    if (event.repeat && !control) return;
    const shortcut = shortcuts.find(
      (entry) =>
        isKey(event, entry.key) &&
        (entry.withControl ?? false) === control &&
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

/** By what is printed on the key; on keyboards without Latin letters by where it lies. */
function isKey(event: KeyboardEvent, key: string): boolean {
  if (key === "Space") return event.code === "Space";
  if (event.key.toLowerCase() === key.toLowerCase()) return true;
  const isLatin = event.key.charCodeAt(0) < 128;
  return !isLatin && /^[a-z]$/i.test(key) && event.code === `Key${key.toUpperCase()}`;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]",
    ) !== null
  );
}

/** Space presses what has the focus; in a dialog all single keys are its own. */
function isPressable(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[role=dialog], [role=menu], [role=listbox]") !== null) return true;
  return key === "Space" && target.closest("a, button, summary, [role=button], input") !== null;
}
