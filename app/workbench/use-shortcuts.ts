/**
 * Keyboard shortcuts of a tool (TLS-8). Single characters only work while no field, button or dialog has the focus,
 * and can be disabled (WCAG 2.1.4); key combinations always work.
 */
import { useEffect, useEffectEvent, useRef } from "react";

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
  /** The button that a pointer pressed last, until a key moves or uses the focus. */
  const pointed = useRef<Element>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (MOVES_FOCUS.test(event.key)) pointed.current = null;
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
    const left = shortcut.key === "Space" ? leftButton(event.target, pointed.current) : undefined;
    if (!control && left === undefined && isPressable(event.target, shortcut.key)) return;
    if (!control && shortcut.key.length === 1 && areLetterKeysOff()) return;
    event.preventDefault();
    // A button that has the focus when the key comes up would be pressed in some browsers.
    left?.blur();
    shortcut.run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const onPointer = ({ target }: PointerEvent) => {
      pointed.current = target instanceof Element ? target.closest("button") : null;
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer, true);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer, true);
    };
  }, []);
}

const MOVES_FOCUS = /^(?:Tab|Enter|Escape|Arrow.*)$/;

/**
 * The focused button, if a pointer put the focus there: who locks a color with the mouse and presses Space means the next
 * palette, and sees no focus on the lock. Undefined where keys brought it.
 */
function leftButton(target: EventTarget | null, pointed: Element | null): HTMLElement | undefined {
  const isLeft = target instanceof HTMLElement && target === pointed;
  return isLeft && target.closest(FOR_ITSELF) === null ? target : undefined;
}

/** What receives all single keys itself. */
const FOR_ITSELF = "[role=dialog], [role=menu], [role=listbox]";

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
  if (target.closest(FOR_ITSELF) !== null) return true;
  return (
    (key === "Space" || key === "Enter") &&
    target.closest("a, button, summary, [role=button], input") !== null
  );
}
