import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface PreviewDividerProps {
  readonly page: RefObject<HTMLDivElement | null>;
  readonly before: string;
  readonly after: string;
}

/** Initial position in percent of the width, at which the character of both modes is visible. */
const START = 56;
const BIG_STEP = 10;

/** The divider between two modes side by side: dragged, or moved with the arrow keys by 1 percent, with Shift by 10. */
export function PreviewDivider({ page, before, after }: PreviewDividerProps) {
  const [cut, setCut] = useState(START);
  const move = (percent: number) => {
    const next = Math.min(100, Math.max(0, percent));
    page.current?.style.setProperty("--cut", `${next}%`);
    setCut(next);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = page.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(((event.clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const to = targetOf(event, cut);
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div className="preview-divider" role="region" aria-label="Side by side">
      <span className="preview-mode-name" data-side="before" aria-hidden="true">
        {before}
      </span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Divider between ${before} and ${after}`}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(cut)}
        aria-valuetext={`${Math.round(cut)} % ${before}`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={follow}
        onKeyDown={press}
      >
        <Icon name="arrows-horizontal" />
      </div>
      <span className="preview-mode-name" data-side="after" aria-hidden="true">
        {after}
      </span>
    </div>
  );
}

function targetOf({ key, shiftKey }: KeyboardEvent, cut: number): number | undefined {
  const step = shiftKey ? BIG_STEP : 1;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return cut - step;
    case "ArrowRight":
    case "ArrowUp":
      return cut + step;
    case "Home":
      return 0;
    case "End":
      return 100;
    default:
      return undefined;
  }
}
