import type { CSSProperties, RefObject } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { SurfaceSize } from "#app/tools/contrast/surface-size.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { formatHex } from "#engine/format/format.ts";

/** Share of the free room per arrow key. */
const STEP = 0.01;

interface Place {
  readonly x01: number;
  readonly y01: number;
}

interface MovableTextProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly tool: ContrastTool;
  readonly size: SurfaceSize;
}

/** The text that is measured: moved by dragging or by arrow keys. A drag is one undo step. */
export function MovableText({ box, tool, size }: MovableTextProps) {
  const { document, preview, act, cancelPreview } = tool;
  const { over, words } = document;
  const [roomX, roomY] = [Math.max(1, size.width - size.boxWidth), Math.max(1, size.height - size.boxHeight)];
  const handle = usePointHandle<Place>({
    value: { x01: over.x01, y01: over.y01 },
    valueAt: (at, { clientX, clientY, value }) => ({
      x01: value.x01 + (at.clientX - clientX) / roomX,
      y01: value.y01 + (at.clientY - clientY) / roomY,
    }),
    valueBy: ({ x01, y01 }, { right, up }) => ({ x01: x01 + right * STEP, y01: y01 - up * STEP }),
    onDrag: (place) => preview({ type: "over", over: place }),
    onCommit: (place) => act({ type: "over", over: place }),
    onCancel: cancelPreview,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved as a whole, by pointer and keyboard
    <div
      ref={box}
      className="contrast-box"
      role="group"
      aria-roledescription="text that can be moved"
      aria-label={`Text, ${percent(over.x01)} from the left, ${percent(over.y01)} from the top. Arrow keys move it.`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by arrow keys
      tabIndex={0}
      style={
        {
          "--x": percent(over.x01),
          "--y": percent(over.y01),
          "--f": formatHex(document.text),
        } as CSSProperties
      }
      {...handle}
    >
      <p className="contrast-headline">{words.headline}</p>
      <p className="contrast-body">{words.body}</p>
    </div>
  );
}

function percent(share01: number): string {
  return `${Math.round(share01 * 100)}%`;
}
