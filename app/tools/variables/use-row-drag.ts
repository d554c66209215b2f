/** A row is taken by its handle and changes places as the pointer passes others; Escape puts it back. */
import { type PointerEvent, useCallback, useState } from "react";
import { followOrder } from "#app/canvas/follow-pointer.ts";
import type { VariablesAction } from "./model.ts";

interface DragOptions {
  readonly preview: (action: VariablesAction) => void;
  readonly act: (action: VariablesAction) => void;
  readonly cancelPreview: () => void;
}

/** `held` is where the row that is dragged stands now. */
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

/** The row whose height holds this y; the first or the last beyond the ends. */
function placeAt(list: HTMLElement, clientY: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ bottom }) => clientY < bottom);
  return at === -1 ? Math.max(0, rows.length - 1) : at;
}
