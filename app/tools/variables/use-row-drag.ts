/** Drags a row by its handle; it changes places as the pointer passes other rows, and Escape restores the order. */
import { type PointerEvent, useCallback, useState } from "react";
import { followOrder } from "#app/canvas/follow-pointer.ts";
import type { VariablesAction } from "./model.ts";

interface DragOptions {
  readonly preview: (action: VariablesAction) => void;
  readonly act: (action: VariablesAction) => void;
  readonly cancelPreview: () => void;
}

/** `held` is the current index of the dragged row. */
export function useRowDrag({ preview, act, cancelPreview }: DragOptions) {
  const [held, setHeld] = useState<number>();
  const start = useCallback(
    (from: number, event: PointerEvent<HTMLElement>) => {
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
          preview({ type: "move", from, to });
        },
        onEnd(to) {
          setHeld(undefined);
          if (to === undefined) cancelPreview();
          else act({ type: "move", from, to });
        },
      });
    },
    [preview, act, cancelPreview],
  );
  return { held, start };
}

/** The row at this y; the first or the last one beyond the ends. */
function placeAt(list: HTMLElement, clientY: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ bottom }) => clientY < bottom);
  return at === -1 ? Math.max(0, rows.length - 1) : at;
}
