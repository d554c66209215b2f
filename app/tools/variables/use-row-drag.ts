/** A row is taken by its handle and changes places as the pointer passes others; Escape puts it back. */
import { type PointerEvent, useCallback, useState } from "react";
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
      let to = from;
      const controller = new AbortController();
      const { signal } = controller;
      const end = () => {
        controller.abort();
        setHeld(undefined);
      };
      setHeld(from);
      const onMove = (move: globalThis.PointerEvent) => {
        const next = placeAt(list, move.clientY);
        if (next === to) return;
        to = next;
        setHeld(to);
        preview({ type: "move", from, to });
      };
      const onUp = () => {
        end();
        if (to === from) cancelPreview();
        else act({ type: "move", from, to });
      };
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== "Escape") return;
        key.preventDefault();
        end();
        cancelPreview();
      };
      window.addEventListener("pointermove", onMove, { signal });
      window.addEventListener("pointerup", onUp, { signal });
      window.addEventListener("pointercancel", onUp, { signal });
      window.addEventListener("keydown", onKey, { signal, capture: true });
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
