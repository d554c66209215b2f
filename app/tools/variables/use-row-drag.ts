/** A row is taken by its handle and changes places as the pointer passes others; Escape puts it back. */
import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { followOrder } from "#app/canvas/follow-pointer.ts";
import type { VariablesAction } from "./model.ts";

interface DragOptions {
  readonly preview: (action: VariablesAction) => void;
  readonly act: (action: VariablesAction) => void;
  readonly cancelPreview: () => void;
}

/** `held` is where the row that is dragged stands now. */
export function useRowDrag(options: DragOptions) {
  const [held, setHeld] = useState<number>();
  const current = useRef(options);
  useLayoutEffect(() => {
    current.current = options;
  });
  const start = useCallback((from: number, event: PointerEvent<HTMLElement>) => {
    const list = event.currentTarget.closest("ol");
    if (list === null || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    setHeld(from);
    followOrder(event, {
      from,
      placeAt: ({ clientY }) => placeAt(list, clientY),
      onPlace(to) {
        setHeld(to);
        current.current.preview({ type: "move", from, to });
      },
      onEnd(to) {
        setHeld(undefined);
        if (to === undefined) current.current.cancelPreview();
        else current.current.act({ type: "move", from, to });
      },
    });
  }, []);
  return { held, start };
}

/** The row whose height holds this y; the first or the last beyond the ends. */
function placeAt(list: HTMLElement, clientY: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ bottom }) => clientY < bottom);
  return at === -1 ? Math.max(0, rows.length - 1) : at;
}
