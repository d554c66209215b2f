/**
 * The inspector: next to the canvas from md on, where the tool's own sections can be folded away on tablets; on narrower
 * screens a bottom sheet with three heights, whose handle is dragged or pressed.
 */
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { followPointer } from "#app/canvas/follow-pointer.ts";
import { IconButton } from "#app/ui/button.tsx";
import { PartBoundary } from "#app/ui/part-boundary.tsx";

export interface Inspector {
  readonly title: string;
  /** The tool's own sections, which are always shown: without a header and a close button. */
  readonly isHome?: boolean;
  /** The tool's own sections overlay the canvas from lg on, with a header and a close button. */
  readonly isFloating?: boolean;
  /** The tool's own sections begin as a sheet at its least height, where the canvas needs the room. */
  readonly isLow?: boolean;
  readonly content: ReactNode;
}

const STOPS = ["peek", "half", "full"] as const;
type Stop = (typeof STOPS)[number];
/** Movement below this is a press of the handle, above it a drag. Px. */
const DRAG_FROM_PX = 6;

export function InspectorPanel({ inspector, onClose }: { inspector: Inspector; onClose: () => void }) {
  const { isHome = false, isFloating = false, isLow = false } = inspector;
  // A panel that is opened has a height of its own: one beside a low sheet would show nothing.
  const [homeStop, setHomeStop] = useState<Stop>(isLow ? "peek" : "half");
  const [panelStop, setPanelStop] = useState<Stop>("half");
  const [stop, setStop] = isHome ? [homeStop, setHomeStop] : [panelStop, setPanelStop];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isHome) onClose();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onClose, isHome]);
  useMovedFocus(panel, isHome ? undefined : inspector.title);
  const drag = useSheetDrag(panel, setStop);
  return (
    <aside
      ref={panel}
      className="inspector"
      tabIndex={-1}
      data-home={isHome || undefined}
      data-floating={isFloating || undefined}
      data-stop={stop}
      aria-label={inspector.title}
    >
      <button
        type="button"
        className="inspector-handle"
        aria-label={`Size of the panel: ${stop}. Change it`}
        onPointerDown={drag.onPointerDown}
        onClick={() => {
          if (drag.wasDragged()) return;
          if (isBeside()) setStop(stop === "peek" ? "half" : "peek");
          else setStop(stop === "half" ? "full" : stop === "full" ? "peek" : "half");
        }}
      />
      {(!isHome || isFloating) && (
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
      {/* Another panel begins anew, whatever has failed in this one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields inside are what changes */}
      <div
        className="inspector-body"
        onChange={() => {
          // A section that is chosen in a low sheet is to be seen.
          if (stop === "peek") setStop("half");
        }}
      >
        <PartBoundary key={inspector.title}>{inspector.content}</PartBoundary>
      </div>
    </aside>
  );
}

/** Whether the panel stands beside the canvas, where it has no height to change (workbench.css). */
function isBeside(): boolean {
  return window.matchMedia("(min-width: 768px)").matches;
}

/** An opened panel takes the focus, and gives it back when it closes. */
function useMovedFocus(panel: { readonly current: HTMLElement | null }, title: string | undefined) {
  useEffect(() => {
    const opened = panel.current;
    if (title === undefined || opened === null) return;
    const before = document.activeElement;
    opened.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== document.body && now !== null && !opened.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [panel, title]);
}

/** The sheet follows the pointer, then snaps to the nearest height. */
function useSheetDrag(panel: { readonly current: HTMLElement | null }, onStop: (stop: Stop) => void) {
  const hasMoved = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sheet = panel.current;
    const frame = sheet?.parentElement;
    hasMoved.current = false;
    if (!sheet || !frame || event.button !== 0 || isBeside()) return;
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
