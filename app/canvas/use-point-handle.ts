/** Things that are moved in two directions, by pointer and by keys. */
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { followPointer } from "./follow-pointer.ts";

/** What an arrow key asks for: steps to the right and up, ten at a time with Shift. */
export interface KeyStep {
  readonly right: number;
  readonly up: number;
}

export interface KeyMoves<Value> {
  /** Where it is now, during a drag too. */
  readonly value: Value;
  readonly valueBy: (value: Value, step: KeyStep) => Value;
  /** Shown while the key is down. */
  readonly onDrag: (value: Value) => void;
  /** The key is let go: one step of undo, however long it was held. */
  readonly onCommit: (value: Value) => void;
  /** Escape while the key is down. */
  readonly onCancel: () => void;
}

const ARROWS: Readonly<Record<string, KeyStep>> = {
  ArrowLeft: { right: -1, up: 0 },
  ArrowRight: { right: 1, up: 0 },
  ArrowUp: { right: 0, up: 1 },
  ArrowDown: { right: 0, up: -1 },
};
const FAR = 10;

/** Arrow keys that move something in two directions. */
export function useKeyMoves<Value>({ value, valueBy, onDrag, onCommit, onCancel }: KeyMoves<Value>) {
  const isHeld = useRef(false);
  const rest = (): void => {
    if (isHeld.current) onCommit(value);
    isHeld.current = false;
  };
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      if (event.key === "Escape" && isHeld.current) {
        event.preventDefault();
        event.stopPropagation();
        isHeld.current = false;
        onCancel();
        return;
      }
      const arrow = ARROWS[event.key];
      if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const times = event.shiftKey ? FAR : 1;
      isHeld.current = true;
      onDrag(valueBy(value, { right: arrow.right * times, up: arrow.up * times }));
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>): void {
      if (event.key in ARROWS) rest();
    },
    /** Nobody hears the key go up any more. */
    onBlur: rest,
  };
}

/** Where and on what a handle was pressed. */
export interface HandlePress<Value> {
  readonly clientX: number;
  readonly clientY: number;
  /** Of the frame, as it was then. */
  readonly box: DOMRect;
  readonly value: Value;
}

export interface PointHandle<Value> extends KeyMoves<Value> {
  /** The value for a pointer that is here now. */
  readonly valueAt: (at: Pick<MouseEvent, "clientX" | "clientY">, press: HandlePress<Value>) => Value;
  /** What the handle moves on, when that is not the handle itself. */
  readonly frameOf?: (handle: HTMLElement) => Element | null;
  /** A press alone takes the value under it; without it only a move does. */
  readonly takesPress?: boolean;
}

/**
 * What moves in two directions, by mouse, finger and keys: shown on the way, one step of undo at its end, as it was after
 * Escape. Shift makes a key go ten times as far.
 */
export function usePointHandle<Value>(handle: PointHandle<Value>) {
  const keys = useKeyMoves(handle);
  // A drag goes on while the page is drawn again with other handlers.
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return {
    ...keys,
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const { value, frameOf, takesPress = false } = handle;
      const element = event.currentTarget;
      const box = (frameOf === undefined ? element : frameOf(element))?.getBoundingClientRect();
      if (box === undefined || event.button !== 0 || !event.isPrimary) return;
      // A drag marks no text, and then the browser does not focus either.
      event.preventDefault();
      element.focus({ preventScroll: true });
      const press = { clientX: event.clientX, clientY: event.clientY, box, value };
      const { onDrag, valueAt } = handle;
      if (takesPress) onDrag(valueAt(press, press));
      followPointer(event, {
        onMove: (at) => latest.current.onDrag(latest.current.valueAt(at, press)),
        onEnd(at, hasMoved) {
          if (takesPress || hasMoved) latest.current.onCommit(latest.current.valueAt(at, press));
        },
        onCancel: () => latest.current.onCancel(),
      });
    },
  };
}
