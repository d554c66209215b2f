/** Handles that move in two dimensions, by pointer and by keyboard. */
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { followPointer } from "./follow-pointer.ts";

/** The movement of an arrow key: steps to the right and up, ten at a time with Shift. */
export interface KeyStep {
  readonly right: number;
  readonly up: number;
}

export interface KeyMoves<Value> {
  /** The current value, also during a drag. */
  readonly value: Value;
  readonly valueBy: (value: Value, step: KeyStep) => Value;
  /** Called while the key is held. */
  readonly onDrag: (value: Value) => void;
  /** Called when the key is released: one undo step, however long it was held. */
  readonly onCommit: (value: Value) => void;
  /** Called for Escape while the key is held. */
  readonly onCancel: () => void;
}

const ARROWS: Readonly<Record<string, KeyStep>> = {
  ArrowLeft: { right: -1, up: 0 },
  ArrowRight: { right: 1, up: 0 },
  ArrowUp: { right: 0, up: 1 },
  ArrowDown: { right: 0, up: -1 },
};
const FAR = 10;

/** Arrow keys that move something in two dimensions. */
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
    /** After blur no keyup event arrives. */
    onBlur: rest,
  };
}

/** Where a handle was pressed. */
export interface HandlePress<Value> {
  readonly clientX: number;
  readonly clientY: number;
  /** Box of the frame at that time. */
  readonly box: DOMRect;
  readonly value: Value;
}

export interface PointHandle<Value> extends KeyMoves<Value> {
  /** The value for a pointer position. */
  readonly valueAt: (at: Pick<MouseEvent, "clientX" | "clientY">, press: HandlePress<Value>) => Value;
  /** The element that the handle moves on, if that is not the handle itself. */
  readonly frameOf?: (handle: HTMLElement) => Element | null;
  /** Whether a mere press takes the value under the pointer; by default only a move does. */
  readonly takesPress?: boolean;
}

/**
 * A handle that moves in two dimensions by mouse, touch and keyboard: previewed while moving, one undo step at the
 * end, restored after Escape. Shift makes arrow keys ten times as fast.
 */
export function usePointHandle<Value>(handle: PointHandle<Value>) {
  const keys = useKeyMoves(handle);
  // A drag continues when the component re-renders with other handlers.
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
      // Prevents text selection, and with it focusing, which is done explicitly.
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
