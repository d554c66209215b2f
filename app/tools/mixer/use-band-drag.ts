/** Dragging borders of the band, and reordering its colors: previews, and one undo step at the end. */
import { type PointerEvent, useCallback, useState } from "react";
import { followOrder, followPointer } from "#app/canvas/follow-pointer.ts";
import type { Mixer } from "./use-mixer.ts";

type Tool = Pick<Mixer, "preview" | "act" | "cancelPreview">;

export function useBandDrag({ preview, act, cancelPreview }: Tool) {
  const [heldIndex, setHeld] = useState<number>();

  const dragBorder = useCallback(
    (index: number, event: PointerEvent<HTMLElement>) => {
      const band = event.currentTarget.closest<HTMLElement>("[data-band]");
      if (band === null || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.focus();
      const box = band.getBoundingClientRect();
      let percent: number | undefined;
      followPointer(event, {
        onMove: (at) => {
          percent = ((at.clientX - box.left) / box.width) * 100;
          preview({ type: "border", index, percent });
        },
        onEnd: () => percent !== undefined && act({ type: "border", index, percent }),
        onCancel: cancelPreview,
      });
    },
    [preview, act, cancelPreview],
  );

  const dragColor = useCallback(
    (from: number, event: PointerEvent<HTMLElement>) => {
      const band = event.currentTarget.closest<HTMLElement>("[data-band]");
      if (band === null || event.button !== 0) return;
      event.preventDefault();
      // The target position is decided by the centers of the other colors at the start of the drag, not by their
      // preview.
      const middles = [...band.querySelectorAll("[data-part]")]
        .map((part) => part.getBoundingClientRect())
        .map(({ left, width }) => left + width / 2)
        .filter((_, index) => index !== from);
      setHeld(from);
      followOrder(event, {
        from,
        placeAt: ({ clientX }) => middles.filter((middle) => middle < clientX).length,
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
  return { dragBorder, dragColor, heldIndex };
}
