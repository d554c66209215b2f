/** A native range on a track painted with what it would give, hatched beyond the gamut; the number at its right. */
import { type CSSProperties, useId } from "react";
import "./channel-slider.css";

interface ChannelSliderProps {
  readonly label: string;
  /** Shown instead of the label, which stays the accessible name: "L". */
  readonly shownLabel?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  /** CSS gradient of the track. */
  readonly track: string;
  /** Share of the track from which on the gamut has no such color. */
  readonly hatchFrom01?: number;
  /** Parts of the track that are hatched, each from and to a share of it. */
  readonly hatched?: readonly (readonly [from01: number, to01: number])[];
  readonly onDrag: (value: number) => void;
  /** The drag is over, or a key was pressed: one step of undo. */
  readonly onCommit: (value: number) => void;
}

export function ChannelSlider(props: ChannelSliderProps) {
  const { label, value, min, max, step, decimals, track, hatchFrom01, onDrag, onCommit } = props;
  const { shownLabel, hatched = [] } = props;
  const id = useId();
  const clamp = (given: number): number => Math.min(max, Math.max(min, given));
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
          onChange={(event) => onDrag(event.currentTarget.valueAsNumber)}
          onPointerUp={(event) => onCommit(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            if (!event.shiftKey || !event.key.startsWith("Arrow")) return;
            event.preventDefault();
            const sign = event.key === "ArrowRight" || event.key === "ArrowUp" ? 1 : -1;
            onDrag(clamp(value + sign * step * 10));
          }}
          onKeyUp={(event) => onCommit(event.currentTarget.valueAsNumber)}
        />
      </div>
      <input
        type="number"
        className="channel-number t-value"
        aria-label={`${label}, number`}
        min={min}
        max={max}
        step={step}
        value={Number(value.toFixed(decimals))}
        onChange={(event) => {
          const given = event.currentTarget.valueAsNumber;
          if (Number.isFinite(given)) onDrag(clamp(given));
        }}
        onBlur={(event) => {
          const given = event.currentTarget.valueAsNumber;
          if (Number.isFinite(given)) onCommit(clamp(given));
        }}
      />
    </div>
  );
}
