import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { AxisRange } from "#domain/documents/text/text-fonts.ts";

interface ValueSliderProps {
  readonly label: string;
  readonly value: number;
  /** Undefined for an axis that the font does not have; the track is then hatched. */
  readonly range: AxisRange | undefined;
  readonly step: number;
  readonly decimals: number;
  readonly onDrag: (value: number) => void;
  readonly onCommit: (value: number) => void;
}

/** A slider whose track is filled with ink up to its value. */
export function ValueSlider({ label, value, range, step, decimals, onDrag, onCommit }: ValueSliderProps) {
  if (range === undefined)
    return (
      <div className="channel text-axis">
        <span className="text-axis-name">{label}</span>
        <div className="text-axis-none" aria-hidden="true" />
        <span className="text-axis-word">This font has one {label.toLowerCase()}</span>
      </div>
    );
  const [min, max] = range;
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div className="text-axis">
      <ChannelSlider
        label={label}
        value={value}
        min={min}
        max={max}
        step={step}
        decimals={decimals}
        track={`linear-gradient(90deg, var(--ink) ${share}%, var(--line-strong) ${share}%)`}
        onDrag={onDrag}
        onCommit={onCommit}
      />
    </div>
  );
}
