/** The part of a pointer event that React's and native events share. */
export type Press = Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;

export interface PointerPath {
  readonly onMove: (at: PointerEvent) => void;
  /** The pointer was released; `hasMoved` is false for a mere press. */
  readonly onEnd: (at: PointerEvent, hasMoved: boolean) => void;
  /** Escape, or the browser cancelled the pointer: the previous state must be restored. */
  readonly onCancel: () => void;
  /** Distance a pointer may move before it counts as a drag. Px. */
  readonly fromPx?: number;
}

/** Follows the pressed pointer until it is released; other pointers are ignored. */
export function followPointer(press: Press, { onMove, onEnd, onCancel, fromPx = 0 }: PointerPath): void {
  const controller = new AbortController();
  const { signal } = controller;
  let hasMoved = false;
  const listen = (kind: "pointermove" | "pointerup" | "pointercancel", run: (at: PointerEvent) => void) =>
    window.addEventListener(kind, (at) => at.pointerId === press.pointerId && run(at), { signal });
  listen("pointermove", (at) => {
    hasMoved ||= Math.hypot(at.clientX - press.clientX, at.clientY - press.clientY) >= fromPx;
    if (hasMoved) onMove(at);
  });
  listen("pointerup", (at) => {
    controller.abort();
    onEnd(at, hasMoved);
  });
  listen("pointercancel", () => {
    controller.abort();
    onCancel();
  });
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== "Escape") return;
    key.preventDefault();
    key.stopPropagation();
    controller.abort();
    onCancel();
  };
  window.addEventListener("keydown", onKey, { signal, capture: true });
}

export interface OrderPath {
  /** Index of the dragged item. */
  readonly from: number;
  readonly placeAt: (at: PointerEvent) => number;
  /** Called with the index that it would have now. */
  readonly onPlace: (to: number) => void;
  /** Called after each move, whether the index changes or not. */
  readonly onMove?: () => void;
  /** Undefined if it keeps its index. */
  readonly onEnd: (to: number | undefined) => void;
}

/** Reorders a row by dragging one item; Escape restores the order. */
export function followOrder(press: Press, { from, placeAt, onPlace, onMove, onEnd }: OrderPath): void {
  let to = from;
  followPointer(press, {
    onMove(at) {
      const next = placeAt(at);
      if (next !== to) {
        to = next;
        onPlace(to);
      }
      onMove?.();
    },
    onEnd: () => onEnd(to === from ? undefined : to),
    onCancel: () => onEnd(undefined),
  });
}
