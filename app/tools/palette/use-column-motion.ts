/**
 * Animations on the canvas (visual.md §10): a new palette changes its colors in OKLCH, column by column; a column
 * that changed its position slides there. Nothing is animated with reduced motion, nor during a drag.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { formatHex } from "#engine/format/format.ts";
import { interpolateColors } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";

const COLOR_MS = 420;
const STAGGER_MS = 28;
const MOVE_MS = 320;
const MOVE_EASING = "cubic-bezier(0.62, 0.02, 0.2, 1)";
const COLOR_STEPS = 8;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly hex: string;
}

/**
 * Columns are the children of `list`, identified by `data-id`, with their color in `data-hex`; a dragged one follows
 * the pointer.
 */
export function useColumnMotion(list: RefObject<HTMLElement | null>, isDragged: boolean): void {
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  const sizeBefore = useRef("");
  useLayoutEffect(() => {
    const columns = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    if (isDragged && columns.every(({ dataset }) => dataset["held"] === undefined)) {
      // While colors change many times a second nothing is animated, because reading positions would force a layout
      // each time.
      before.current = new Map(
        columns.map(({ dataset }) => {
          const id = dataset["id"] ?? "";
          const { left = 0, top = 0 } = before.current.get(id) ?? {};
          return [id, { left, top, hex: dataset["hex"] ?? "" }];
        }),
      );
      return;
    }
    const places = new Map<string, Place>(
      columns.map((column) => [
        column.dataset["id"] ?? "",
        { left: column.offsetLeft, top: column.offsetTop, hex: column.dataset["hex"] ?? "" },
      ]),
    );
    const isStill = before.current.size === 0 || prefersStillness();
    // Beside a panel that opens all columns get narrower: gliding there would leave gaps, and cover the panel.
    const size = `${list.current?.clientWidth} ${list.current?.clientHeight}`;
    const isReordered = before.current.size === places.size && size === sizeBefore.current;
    sizeBefore.current = size;
    if (!isStill) {
      for (const [index, column] of columns.entries()) {
        const id = column.dataset["id"] ?? "";
        const [was, is] = [before.current.get(id), places.get(id)];
        if (was === undefined || is === undefined) continue;
        if (isReordered && column.dataset["held"] === undefined) glide(column, was, is);
        if (!isDragged && was.hex !== is.hex) recolor(column, was.hex, is.hex, index);
      }
    }
    before.current = places;
  });
}

function glide(column: HTMLElement, was: Place, is: Place): void {
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (x === 0 && y === 0) return;
  column.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: MOVE_MS,
    easing: MOVE_EASING,
  });
}

function recolor(column: HTMLElement, from: string, to: string, index: number): void {
  const [first, second] = [parseColor(from), parseColor(to)];
  if (!first.ok || !second.ok) return;
  const at = interpolateColors(first.color, second.color, { space: "oklch" });
  const steps = Array.from({ length: COLOR_STEPS + 1 }, (_, step) => ({
    backgroundColor: formatHex(at(step / COLOR_STEPS)),
  }));
  column.animate(steps, {
    duration: COLOR_MS,
    delay: Math.min(index, 8) * STAGGER_MS,
    fill: "backwards",
    easing: "ease-out",
  });
}

export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
