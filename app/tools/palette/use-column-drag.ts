/** A column is lifted by its handle, follows the pointer, and the others make room; Escape puts it back (PAL). */
import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { PaletteAction } from "./model.ts";
import { prefersStillness } from "./use-column-motion.ts";

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly heldId: RefObject<number | undefined>;
  readonly preview: (action: PaletteAction) => void;
  readonly act: (action: PaletteAction) => void;
  readonly cancelPreview: () => void;
}

const SETTLE_MS = 320;

export function useColumnDrag({ list, heldId, preview, act, cancelPreview }: DragOptions) {
  const follow = useRef<() => void>(undefined);
  // A column that has changed its place in the list is put back under the pointer before it is painted.
  useLayoutEffect(() => follow.current?.());

  return useCallback(
    (from: number, event: PointerEvent<HTMLElement>) => {
      const frame = list.current;
      const held = frame?.children[from];
      if (frame === null || !(held instanceof HTMLElement) || event.button !== 0) return;
      event.preventDefault();
      const isVertical = getComputedStyle(frame).flexDirection === "column";
      const count = frame.children.length;
      const start = isVertical ? event.clientY : event.clientX;
      const startOffset = isVertical ? held.offsetTop : held.offsetLeft;
      let pointer = start;
      let to = from;
      heldId.current = Number(held.dataset["id"]);
      held.dataset["held"] = "";
      const place = () => {
        const offset = isVertical ? held.offsetTop : held.offsetLeft;
        const distance = startOffset + pointer - start - offset;
        held.style.transform = isVertical ? `translateY(${distance}px)` : `translateX(${distance}px)`;
      };
      follow.current = place;
      const controller = new AbortController();
      const { signal } = controller;
      const letGo = () => {
        controller.abort();
        follow.current = undefined;
        heldId.current = undefined;
        delete held.dataset["held"];
        const { transform } = held.style;
        held.style.transform = "";
        if (transform !== "" && !prefersStillness()) {
          const easing = getComputedStyle(frame).getPropertyValue("--ease-settle") || "ease-out";
          held.animate(
            [
              { transform, zIndex: 2 },
              { transform: "none", zIndex: 2 },
            ],
            { duration: SETTLE_MS, easing },
          );
        }
      };
      const onMove = (move: globalThis.PointerEvent) => {
        pointer = isVertical ? move.clientY : move.clientX;
        const box = frame.getBoundingClientRect();
        const share = isVertical ? (pointer - box.top) / box.height : (pointer - box.left) / box.width;
        const next = Math.min(count - 1, Math.max(0, Math.floor(share * count)));
        if (next !== to) {
          to = next;
          preview({ type: "move", from, to });
        }
        place();
      };
      const onEnd = () => {
        letGo();
        if (to === from) cancelPreview();
        else act({ type: "move", from, to });
      };
      const onCancel = (key: KeyboardEvent) => {
        if (key.key !== "Escape") return;
        key.preventDefault();
        letGo();
        cancelPreview();
      };
      window.addEventListener("pointermove", onMove, { signal });
      window.addEventListener("pointerup", onEnd, { signal });
      window.addEventListener("pointercancel", onEnd, { signal });
      window.addEventListener("keydown", onCancel, { signal, capture: true });
    },
    [list, heldId, preview, act, cancelPreview],
  );
}
