/** The inspector: beside the canvas from lg; below it a sheet with three stops, whose handle is dragged or pressed. */
import { type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { followPointer } from "#app/canvas/follow-pointer.ts";
import { IconButton } from "#app/ui/button.tsx";

export interface Inspector {
  readonly title: string;
  /** The tool's own sections, which are always there: no head, nothing to close. */
  readonly isHome?: boolean;
  readonly content: ReactNode;
}

const STOPS = ["peek", "half", "full"] as const;
type Stop = (typeof STOPS)[number];
/** Below this a press of the handle was a press; above it a drag. Px. */
const DRAG_FROM_PX = 6;

export function InspectorPanel({ inspector, onClose }: { inspector: Inspector; onClose: () => void }) {
  const { isHome = false } = inspector;
  const [stop, setStop] = useState<Stop>("half");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isHome) onClose();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onClose, isHome]);
  const drag = useSheetDrag(panel, setStop);
  return (
    <aside
      ref={panel}
      className="inspector"
      data-home={isHome || undefined}
      data-stop={stop}
      aria-label={inspector.title}
    >
      <button
        type="button"
        className="inspector-handle"
        aria-label={`Height of the panel: ${stop}. Change it`}
        onPointerDown={drag.onPointerDown}
        onClick={() => {
          if (drag.wasDragged()) return;
          setStop(stop === "half" ? "full" : stop === "full" ? "peek" : "half");
        }}
      />
      {!isHome && (
        <div className="inspector-head">
          <h2>{inspector.title}</h2>
          <IconButton
            icon="x"
            label={`Close ${inspector.title}`}
            size="s"
            data-tip-side="end"
            onClick={onClose}
          />
        </div>
      )}
      <div className="inspector-body">
        <Suspense fallback={<p className="inspector-wait">Loading…</p>}>{inspector.content}</Suspense>
      </div>
    </aside>
  );
}

/** The sheet follows the finger, then settles at the nearest stop. */
function useSheetDrag(panel: { readonly current: HTMLElement | null }, onStop: (stop: Stop) => void) {
  const hasMoved = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sheet = panel.current;
    const frame = sheet?.parentElement;
    if (!sheet || !frame || event.button !== 0) return;
    hasMoved.current = false;
    const startY = event.clientY;
    const startHeight = sheet.offsetHeight;
    const settle = () => {
      delete frame.dataset["sheetDragged"];
      frame.style.removeProperty("--sheet-h");
    };
    followPointer(event, {
      fromPx: DRAG_FROM_PX,
      onMove(move) {
        hasMoved.current = true;
        frame.dataset["sheetDragged"] = "";
        frame.style.setProperty("--sheet-h", `${Math.max(60, startHeight + startY - move.clientY)}px`);
      },
      onEnd() {
        if (!hasMoved.current) return;
        const share = sheet.offsetHeight / frame.offsetHeight;
        settle();
        onStop(share < 0.28 ? "peek" : share < 0.72 ? "half" : "full");
      },
      onCancel: settle,
    });
  };
  return { onPointerDown, wasDragged: () => hasMoved.current };
}
