import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { SurfaceSize } from "#app/tools/contrast/surface-size.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { formatHex } from "#engine/format/format.ts";

const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Shares of the free room. */
const [STEP, WIDE_STEP] = [0.01, 0.1];

interface MovableTextProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly tool: ContrastTool;
  readonly size: SurfaceSize;
}

/** The text whose place is measured: dragged, or moved by arrow keys. A drag is one step. */
export function MovableText({ box, tool, size }: MovableTextProps) {
  const { document, preview, act } = tool;
  const { over, words } = document;
  const start = useRef<{ x: number; y: number; x01: number; y01: number }>(undefined);
  const placeOf = (event: PointerEvent) => {
    const from = start.current;
    if (from === undefined) return undefined;
    const room = [
      Math.max(1, size.width - size.boxWidth),
      Math.max(1, size.height - size.boxHeight),
    ] as const;
    return {
      x01: from.x01 + (event.clientX - from.x) / room[0],
      y01: from.y01 + (event.clientY - from.y) / room[1],
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? WIDE_STEP : STEP;
    preview({ type: "over", over: { x01: over.x01 + move[0] * by, y01: over.y01 + move[1] * by } });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved as a whole, by pointer and by keys
    <div
      ref={box}
      className="contrast-box"
      role="group"
      aria-roledescription="text that can be moved"
      aria-label={`Text, ${percent(over.x01)} from the left, ${percent(over.y01)} from the top. Arrow keys move it.`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by keys
      tabIndex={0}
      style={
        {
          "--x": percent(over.x01),
          "--y": percent(over.y01),
          "--f": formatHex(document.text),
        } as CSSProperties
      }
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key in MOVES) act({ type: "over", over: { x01: over.x01, y01: over.y01 } });
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, x01: over.x01, y01: over.y01 };
      }}
      onPointerMove={(event) => {
        const place = placeOf(event);
        if (place !== undefined) preview({ type: "over", over: place });
      }}
      onPointerUp={(event) => {
        const place = placeOf(event);
        start.current = undefined;
        if (place !== undefined) act({ type: "over", over: place });
      }}
      onPointerCancel={() => {
        start.current = undefined;
        tool.cancelPreview();
      }}
    >
      <p className="contrast-headline">{words.headline}</p>
      <p className="contrast-body">{words.body}</p>
    </div>
  );
}

function percent(share01: number): string {
  return `${Math.round(share01 * 100)}%`;
}
