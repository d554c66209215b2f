/** A native range input whose track shows the resulting colors, hatched outside the gamut, with a number field. */
import { type CSSProperties, useId, useRef, useState } from "react";
import "./channel-slider.css";

interface ChannelSliderProps {
  readonly label: string;
  /** Visible text in place of the label, which stays the accessible name: "L". */
  readonly shownLabel?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  /** CSS gradient of the track. */
  readonly track: string;
  /** Position on the track, 0 to 1, from which on the color is outside the gamut. */
  readonly hatchFrom01?: number;
  /** Hatched ranges of the track, 0 to 1. */
  readonly hatched?: readonly (readonly [from01: number, to01: number])[];
  readonly onDrag: (value: number) => void;
  /** Called when the drag ends or after a key press: one undo step. */
  readonly onCommit: (value: number) => void;
  /**
   * Called for Escape, or when the number field was cleared: the previous value must be restored. By default it is
   * set again.
   */
  readonly onCancel?: () => void;
}

export function ChannelSlider(props: ChannelSliderProps) {
  const { label, value, min, max, step, decimals, track, hatchFrom01, onDrag, onCommit } = props;
  const { shownLabel, hatched = [], onCancel } = props;
  const id = useId();
  // The typed text is not reformatted, because the color of an incomplete number may have another value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly from: number }>();
  // The range input rounds its value to its steps, so the requested value is stored separately.
  const moved = useRef<number>(undefined);
  const move = (to: number): void => {
    moved.current = to;
    onDrag(to);
  };
  /** Commits after a drag or a key. Focus, a press without a move and other keys change nothing. */
  const settle = (): void => {
    if (moved.current !== undefined) onCommit(moved.current);
    moved.current = undefined;
  };
  const clamp = (given: number): number => Math.min(max, Math.max(min, given));
  const take = (given: number): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (Number.isFinite(given)) onCommit(clamp(given));
    else if (onCancel === undefined) onCommit(typed.from);
    else onCancel();
  };
  return (
    <div className="channel">
      <label htmlFor={id}>
        {shownLabel !== undefined && <span aria-hidden="true">{shownLabel}</span>}
        <span className={shownLabel === undefined ? undefined : "sr-only"}>{label}</span>
      </label>
      <div
        className="channel-track"
        style={{ "--t": track, "--from": `${(hatchFrom01 ?? 1) * 100}%` } as CSSProperties}
      >
        {hatched.map(([from, to]) => (
          <i
            key={from}
            className="channel-hatch"
            style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }}
          />
        ))}
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={value.toFixed(decimals)}
          onChange={(event) => {
            // The `change` after the release repeats the last `input`, which has been committed.
            if (event.nativeEvent.type === "input") move(event.currentTarget.valueAsNumber);
          }}
          onPointerUp={settle}
          onPointerCancel={settle}
          onBlur={settle}
          onKeyDown={(event) => {
            if (!event.shiftKey || !event.key.startsWith("Arrow")) return;
            event.preventDefault();
            const sign = event.key === "ArrowRight" || event.key === "ArrowUp" ? 1 : -1;
            move(clamp(value + sign * step * 10));
          }}
          onKeyUp={settle}
        />
      </div>
      <input
        type="number"
        className="channel-number t-value"
        aria-label={`${label}, number`}
        min={min}
        max={max}
        step={step}
        value={typed?.text ?? String(Number(value.toFixed(decimals)))}
        onChange={(event) => {
          setTyped({ text: event.currentTarget.value, from: typed?.from ?? value });
          const given = event.currentTarget.valueAsNumber;
          if (Number.isFinite(given)) onDrag(clamp(given));
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") take(event.currentTarget.valueAsNumber);
          else if (event.key === "Escape" && typed !== undefined) {
            // Escape closes the container only if nothing is being typed.
            event.stopPropagation();
            take(Number.NaN);
          }
        }}
        onBlur={(event) => take(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
