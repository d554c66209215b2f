/** Two native range inputs on one track of its colors, hatched outside the range; number fields above. */
import { type CSSProperties, useId } from "react";

export type Range = readonly [from: number, to: number];

interface RangeSliderProps {
  readonly label: string;
  readonly value: Range;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  readonly unit: string;
  /** CSS gradient of the track. */
  readonly track: string;
  /** The start may be greater than the end: the range then wraps around. */
  readonly isCircular?: boolean;
  readonly onDrag: (value: Range) => void;
  /** The drag ended, or a key was released: one undo step. */
  readonly onCommit: (value: Range) => void;
}

export function RangeSlider(props: RangeSliderProps) {
  const { label, value, min, max, step, decimals, unit, track, isCircular = false, onDrag, onCommit } = props;
  const id = useId();
  const [from, to] = value;
  const share = (of: number) => (of - min) / (max - min);
  const withEnd = (end: 0 | 1, given: number): Range => {
    const held = Number(Math.min(max, Math.max(min, given)).toFixed(decimals));
    if (end === 0) return [isCircular ? held : Math.min(held, to), to];
    return [from, isCircular ? held : Math.max(held, from)];
  };
  const outside = from <= to ? [share(from), 1 - share(to)] : undefined;
  return (
    <div className="range" role="group" aria-labelledby={id}>
      <div className="range-head">
        <span id={id} className="range-label">
          {label}
        </span>
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            type="number"
            className="channel-number t-value"
            aria-label={`${label} ${ENDS[end]}, number`}
            min={min}
            max={max}
            step={step}
            value={Number(value[end].toFixed(decimals))}
            onChange={(event) => {
              const given = event.currentTarget.valueAsNumber;
              if (Number.isFinite(given)) onDrag(withEnd(end, given));
            }}
            onBlur={(event) => {
              const given = event.currentTarget.valueAsNumber;
              if (Number.isFinite(given)) onCommit(withEnd(end, given));
            }}
            onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          />
        ))}
      </div>
      <div
        className="range-track"
        style={
          {
            "--t": track,
            "--a": `${(outside?.[0] ?? share(to)) * 100}%`,
            "--b": `${(outside?.[1] ?? 1 - share(from)) * 100}%`,
          } as CSSProperties
        }
        data-around={outside === undefined || undefined}
      >
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            type="range"
            aria-label={`${label} ${ENDS[end]}`}
            aria-valuetext={`${value[end].toFixed(decimals)}${unit}`}
            min={min}
            max={max}
            step={step}
            value={value[end]}
            // If both handles are at the same end of the track, the one that can still move is on top.
            data-top={(end === 0 && share(from) > 0.5) || undefined}
            onChange={(event) => onDrag(withEnd(end, event.currentTarget.valueAsNumber))}
            onPointerUp={(event) => onCommit(withEnd(end, event.currentTarget.valueAsNumber))}
            onKeyDown={(event) => {
              if (!event.shiftKey || !event.key.startsWith("Arrow")) return;
              event.preventDefault();
              const sign = event.key === "ArrowRight" || event.key === "ArrowUp" ? 1 : -1;
              onDrag(withEnd(end, value[end] + sign * step * 10));
            }}
            onKeyUp={(event) => onCommit(withEnd(end, event.currentTarget.valueAsNumber))}
          />
        ))}
      </div>
    </div>
  );
}

const ENDS = ["from", "to"] as const;
