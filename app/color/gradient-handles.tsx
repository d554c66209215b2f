/** What is dragged on the bar of a gradient: stops, their second positions, and hints. */
import type { CSSProperties, KeyboardEvent, RefObject } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import {
  indexOfCrossed,
  positionAcross,
  STOP_LIMITS,
  type StopChange,
} from "#engine/gradient/stop-changes.ts";

export interface GradientBarProps {
  readonly stops: readonly GradientStop[];
  /** CSS background of the bar, from its first color on the left to its last. */
  readonly css: string;
  /** CSS colors of the stops. */
  readonly stopColors: readonly string[];
  /** Names of the stops' colors; a hex or a color name. */
  readonly stopNames: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onPreview: (change: StopChange) => void;
  readonly onChange: (change: StopChange) => void;
  readonly onCancel: () => void;
}

/** The stops as they stood when one was pressed: while it is dragged, it changes places with others or is gone. */
export type PressedStops = Pick<GradientBarProps, "stops" | "stopColors" | "stopNames">;

/** An arrow key moves by a hundredth. */
const KEY_STEP = 0.01;
/** Px above or below its bar from which on a dragged stop is taken off. */
const OFF_PX = 44;

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** How far an arrow key goes, 0 for any other key. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey) return 0;
  return (DIRECTIONS[key] ?? 0) * KEY_STEP * (shiftKey ? 10 : 1);
}

function barOf(handle: HTMLElement): Element | null {
  return handle.closest("[data-gradient-bar]");
}

interface HandleProps {
  readonly bar: GradientBarProps;
  readonly index: number;
}

/** Where a stop is held, and by what: a held key stops at its neighbors, a pointer takes it across them, or off the bar. */
interface HeldStop {
  readonly position01: number;
  readonly isDragged: boolean;
  readonly isOff: boolean;
}

export function StopHandle({
  bar,
  index,
  label,
  color,
  isSelected,
  pressed,
  isLeaving,
  onLeaving,
  onFocus,
}: HandleProps & {
  readonly pressed: RefObject<PressedStops>;
  readonly label: string;
  readonly color: string;
  readonly isSelected: boolean;
  readonly isLeaving: boolean;
  readonly onLeaving: (isLeaving: boolean) => void;
  readonly onFocus: () => void;
}) {
  const { onPreview, onChange, onCancel, onSelect, stops, stopColors, stopNames } = bar;
  const position01 = stops[index]?.position01 ?? 0;
  const at = (value: number): StopChange => ({ type: "place", index, position01: value });
  const show = (
    { position01: to01, isDragged, isOff }: HeldStop,
    run: (change: StopChange) => void,
  ): void => {
    if (isOff !== isLeaving) onLeaving(isOff);
    if (isOff) run({ type: "remove", index });
    else if (isDragged) {
      run({ type: "place", index, position01: to01, crosses: true });
      onSelect(indexOfCrossed(pressed.current.stops, index, to01));
    } else run(at(to01));
  };
  const handle = usePointHandle<HeldStop>({
    value: { position01, isDragged: false, isOff: false },
    frameOf: (element) => {
      pressed.current = { stops, stopColors, stopNames };
      return barOf(element);
    },
    valueAt: ({ clientX, clientY }, { value, box, ...press }) => ({
      position01: value.position01 + (clientX - press.clientX) / box.width,
      isDragged: true,
      isOff:
        pressed.current.stops.length > STOP_LIMITS.fewest &&
        (clientY < box.top - OFF_PX || clientY > box.bottom + OFF_PX),
    }),
    valueBy: (value, { right, up }) => ({ ...value, position01: value.position01 + (right + up) * KEY_STEP }),
    onDrag: (value) => show(value, onPreview),
    onCommit(value) {
      show(value, onChange);
      onLeaving(false);
    },
    onCancel() {
      onLeaving(false);
      onSelect(index);
      onCancel();
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const across = positionAcross(stops, index, stepOf(event));
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onChange({ type: "remove", index });
    } else if (across !== undefined) {
      event.preventDefault();
      // What was moved up to the neighbor is a step of its own.
      handle.onBlur();
      onChange({ type: "place", index, position01: across, crosses: true });
      onSelect(indexOfCrossed(stops, index, across));
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      onChange(at(event.key === "Home" ? 0 : 1));
    } else handle.onKeyDown(event);
  };
  return (
    <div
      className="gradient-bar-stop"
      style={{ "--p": `${position01 * 100}%`, "--c": color } as CSSProperties}
      data-stop
      data-selected={isSelected || undefined}
      data-leaving={isLeaving || undefined}
      data-locked={stops[index]?.isLocked}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(position01 * 1000) / 10}
      aria-valuetext={`${Math.round(position01 * 1000) / 10} %`}
      onFocus={onFocus}
      {...handle}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="0 0 24 29" aria-hidden="true">
        <path className="gradient-bar-shield" d="M2 2h20v12c0 6-4.2 10-10 13C6.2 24 2 20 2 14z" />
        <path
          className="gradient-bar-edge"
          d="M.75.75h22.5v13.25c0 7-5 11.4-11.25 14.5C5.75 25.4.75 21 .75 14z"
        />
        {stops[index]?.isLocked === true && (
          <path className="gradient-bar-lock" d="M8 12.5h8v6.5H8zM9.8 12.5v-2a2.2 2.2 0 0 1 4.4 0v2" />
        )}
      </svg>
    </div>
  );
}

/** The second position of a stop. */
export function EndHandle({
  bar,
  index,
  end01,
  color,
}: HandleProps & { readonly end01: number; readonly color: string }) {
  const { onPreview, onChange, onCancel, stops } = bar;
  const start01 = stops[index]?.position01 ?? 0;
  const at = (value: number): StopChange => ({ type: "end", index, end01: value });
  const handle = usePointHandle<number>({
    value: end01,
    frameOf: barOf,
    valueAt: ({ clientX }, press) => press.value + (clientX - press.clientX) / press.box.width,
    valueBy: (value, { right, up }) => value + (right + up) * KEY_STEP,
    onDrag: (value) => onPreview(at(value)),
    onCommit: (value) => onChange(at(value)),
    onCancel,
  });
  return (
    <>
      <span
        className="gradient-bar-held"
        style={{ left: `${start01 * 100}%`, right: `${(1 - end01) * 100}%`, "--c": color } as CSSProperties}
        aria-hidden="true"
      />
      <div
        className="gradient-bar-end"
        style={{ "--p": `${end01 * 100}%`, "--c": color } as CSSProperties}
        role="slider"
        tabIndex={0}
        aria-label={`Second position of stop ${index + 1}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(end01 * 1000) / 10}
        aria-valuetext={`${Math.round(end01 * 1000) / 10} %`}
        {...handle}
      />
    </>
  );
}

/** The position between two stops at which both colors are equal. */
export function HintHandle({
  bar,
  index,
  start01,
  end01,
}: HandleProps & { readonly start01: number; readonly end01: number }) {
  const { onPreview, onChange, onCancel, stops } = bar;
  const stop = stops[index];
  const hint01 = stop?.easing === undefined ? (stop?.hint01 ?? 0.5) : 0.5;
  const at = (value: number): StopChange => ({ type: "hint", index, hint01: value });
  const handle = usePointHandle<number>({
    value: hint01,
    frameOf: barOf,
    valueAt: ({ clientX }, press) =>
      press.value + (clientX - press.clientX) / Math.max(1, press.box.width * (end01 - start01)),
    valueBy: (value, { right, up }) => value + (right + up) * KEY_STEP,
    onDrag: (value) => onPreview(at(value)),
    onCommit: (value) => onChange(at(value)),
    onCancel,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onChange(at(0.5));
    } else handle.onKeyDown(event);
  };
  return (
    <div
      className="gradient-bar-hint"
      style={{ "--p": `${(start01 + (end01 - start01) * hint01) * 100}%` } as CSSProperties}
      data-moved={hint01 !== 0.5 || undefined}
      role="slider"
      tabIndex={0}
      aria-label={`Hint between stops ${index + 1} and ${index + 2}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(hint01 * 1000) / 10}
      aria-valuetext={`${Math.round(hint01 * 1000) / 10} % of the way`}
      onDoubleClick={() => onChange(at(0.5))}
      {...handle}
      onKeyDown={onKeyDown}
    />
  );
}
