/** A press as a React or a native event has it. */
export type Press = Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;

export interface PointerPath {
  readonly onMove: (at: PointerEvent) => void;
  /** Let go; `hasMoved` is false for what was only a press. */
  readonly onEnd: (at: PointerEvent, hasMoved: boolean) => void;
  /** Escape, or the browser took the pointer away: everything is to be as it was. */
  readonly onCancel: () => void;
  /** So far a pointer strays without being moved. Px. */
  readonly fromPx?: number;
}

/** Follows the pointer that pressed until it is let go; other fingers go their own ways. */
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
  /** Its place in the row, from 0. */
  readonly from: number;
  readonly placeAt: (at: PointerEvent) => number;
  /** It would stand here now. */
  readonly onPlace: (to: number) => void;
  /** After each move, whether or not it changes the place. */
  readonly onMove?: () => void;
  /** Undefined when it stays where it was. */
  readonly onEnd: (to: number | undefined) => void;
}

/** One of a row is taken to another place among its neighbors; Escape puts it back. */
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
