/**
 * Keys of a tool (TLS-8). Single letters work only while no field, button or dialog has the focus, and can be switched
 * off (WCAG 2.1.4); combinations always work.
 */
import { useEffect, useRef } from "react";

export interface Shortcut {
  /** As `event.key` says it, or "Space". */
  readonly key: string;
  /** With Ctrl or Cmd. */
  readonly withControl?: boolean;
  readonly withShift?: boolean;
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
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented) return;
      const control = event.ctrlKey || event.metaKey;
      const shortcut = current.current.find(
        (entry) =>
          (entry.key === "Space"
            ? event.code === "Space"
            : entry.key.toLowerCase() === event.key.toLowerCase()) &&
          (entry.withControl ?? false) === control &&
          (entry.key === "?" || (entry.withShift ?? false) === event.shiftKey),
      );
      if (shortcut === undefined) return;
      if (
        isTyping(event.target) ||
        (!control && (isPressable(event.target, shortcut.key) || areLetterKeysOff()))
      )
        return;
      event.preventDefault();
      shortcut.run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
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
