/** Drags a column by its handle; the others make room, and Escape restores the order (PAL). */
import { type PointerEvent, useCallback, useLayoutEffect, useRef } from "react";
import { followOrder } from "#app/canvas/follow-pointer.ts";
import type { PaletteAction } from "./model.ts";
import { prefersStillness } from "./use-column-motion.ts";

interface DragOptions {
  readonly preview: (action: PaletteAction) => void;
  readonly act: (action: PaletteAction) => void;
  readonly cancelPreview: () => void;
}

const SETTLE_MS = 320;

/** Returns the handler for pressing a handle. The dragged column has the attribute `data-held`. */
export function useColumnDrag({ preview, act, cancelPreview }: DragOptions) {
  const follow = useRef<() => void>(undefined);
  // A column that was reordered in the DOM is moved back under the pointer before the paint.
  useLayoutEffect(() => follow.current?.());
  return useCallback(
    (from: number, event: PointerEvent<HTMLElement>) => {
      const column = event.currentTarget.closest<HTMLElement>("[data-id]");
      if (column === null || event.button !== 0) return;
      event.preventDefault();
      const drag = lift(column, event);
      if (drag === undefined) return;
      follow.current = drag.place;
      followOrder(event, {
        from,
        placeAt: drag.placeAt,
        onPlace: (to) => preview({ type: "move", from, to }),
        onMove: drag.place,
        onEnd(to) {
          follow.current = undefined;
          drag.settle();
          if (to === undefined) cancelPreview();
          else act({ type: "move", from, to });
        },
      });
    },
    [preview, act, cancelPreview],
  );
}

/** One dragged column: its position, and the index it would get. */
function lift(held: HTMLElement, event: PointerEvent<HTMLElement>) {
  const frame = held.parentElement;
  if (frame === null) return undefined;
  const isVertical = getComputedStyle(frame).flexDirection === "column";
  const count = frame.children.length;
  const start = isVertical ? event.clientY : event.clientX;
  const startOffset = isVertical ? held.offsetTop : held.offsetLeft;
  let pointer = start;
  held.dataset["held"] = "";
  return {
    placeAt(at: globalThis.PointerEvent): number {
      pointer = isVertical ? at.clientY : at.clientX;
      const box = frame.getBoundingClientRect();
      const share = isVertical ? (pointer - box.top) / box.height : (pointer - box.left) / box.width;
      return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
    },
    place(): void {
      const distance = startOffset + pointer - start - (isVertical ? held.offsetTop : held.offsetLeft);
      held.style.transform = isVertical ? `translateY(${distance}px)` : `translateX(${distance}px)`;
    },
    settle(): void {
      delete held.dataset["held"];
      const { transform } = held.style;
      held.style.transform = "";
      if (transform === "" || prefersStillness()) return;
      const easing = getComputedStyle(frame).getPropertyValue("--ease-settle").trim() || "ease-out";
      held.animate(
        [
          { transform, zIndex: 2 },
          { transform: "none", zIndex: 2 },
        ],
        { duration: SETTLE_MS, easing },
      );
    },
  };
}
