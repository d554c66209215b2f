/** Drags on the picture: a ring, a new picker, or the corner of an area. Positions are in pixels of the picture. */
import type { PointerEvent, RefObject } from "react";
import { followPointer } from "#app/canvas/follow-pointer.ts";
import type { PixelArea, PixelAt } from "#domain/documents/image/image-document.ts";

interface StageDragOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly width: number;
  readonly height: number;
  readonly isArea: boolean;
  /** Position of a ring. */
  readonly placeOf: (index: number) => PixelAt | undefined;
  /** The index is undefined for a new picker. */
  readonly onPlace: (index: number | undefined, at: PixelAt, isDrag: boolean, isTouch: boolean) => void;
  readonly onArea: (area: PixelArea, isDrag: boolean) => void;
  /** Called for a press without a move. */
  readonly onChoose: (index: number) => void;
  readonly onCancel: () => void;
}

/** Movement below this counts as a press. Screen px. */
const DRAG_FROM_PX = 3;

export function useStageDrag(options: StageDragOptions) {
  const { frame, width, height, isArea, placeOf, onPlace, onArea, onChoose, onCancel } = options;
  return (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || event.button !== 0 || !event.isPrimary) return;
    const ring = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-ring]") : null;
    const index = ring === null ? undefined : Number(ring.dataset["ring"]);
    const isTouch = event.pointerType === "touch";
    const start = { x: event.clientX, y: event.clientY };
    const pixelAt = (clientX: number, clientY: number): PixelAt => ({
      x: inside(((clientX - box.left) / box.width) * width, width),
      y: inside(((clientY - box.top) / box.height) * height, height),
    });
    const first = pixelAt(start.x, start.y);
    const origin = index === undefined ? first : placeOf(index);
    // Keeps the offset between pointer and ring, so that the ring does not jump.
    const held = { x: first.x - (origin?.x ?? first.x), y: first.y - (origin?.y ?? first.y) };
    const go = (clientX: number, clientY: number, isDrag: boolean): void => {
      const now = pixelAt(clientX, clientY);
      if (isArea && index === undefined) onArea(between(first, now), isDrag);
      else onPlace(index, { x: now.x - held.x, y: now.y - held.y }, isDrag, isTouch);
    };
    if (index === undefined) {
      event.preventDefault();
      if (!isArea) go(start.x, start.y, true);
    }
    followPointer(event, {
      fromPx: DRAG_FROM_PX,
      onMove: ({ clientX, clientY }) => go(clientX, clientY, true),
      onEnd({ clientX, clientY }, hasMoved) {
        if (hasMoved || (index === undefined && !isArea)) go(clientX, clientY, false);
        else if (index === undefined) onCancel();
        else onChoose(index);
      },
      onCancel,
    });
  };
}

function inside(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.floor(value)));
}

/** The area with these two pixels as opposite corners, both included. */
function between(first: PixelAt, second: PixelAt): PixelArea {
  return {
    x: Math.min(first.x, second.x),
    y: Math.min(first.y, second.y),
    width: Math.abs(first.x - second.x) + 1,
    height: Math.abs(first.y - second.y) + 1,
  };
}
