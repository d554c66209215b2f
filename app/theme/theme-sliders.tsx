/** The two amounts of a theme: contrast, which is solved for in all modes, and tint. */
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

export function ContrastSlider(controls: ThemeControls) {
  const { document, mode, solved } = controls;
  const { "text-3": least, "text-2": middle, text: most } = solved.sheet[mode];
  return (
    <AmountSlider
      {...controls}
      label="Contrast"
      type="contrast"
      value={document.contrast}
      track={`linear-gradient(90deg in oklab, ${least}, ${middle}, ${most})`}
    />
  );
}

export function TintSlider(controls: ThemeControls) {
  const { document, mode, solved } = controls;
  const { t40 } = solved.sheet[mode];
  return (
    <AmountSlider
      {...controls}
      label="Tint"
      type="tint"
      value={document.tintPercent}
      track={`linear-gradient(90deg in oklab, oklch(from ${t40} l 0 h), ${t40})`}
    />
  );
}

interface AmountSliderProps extends Pick<ThemeControls, "change" | "preview"> {
  readonly label: string;
  /** The change that it makes. */
  readonly type: "contrast" | "tint";
  /** 0 to 100. */
  readonly value: number;
  /** CSS background. */
  readonly track: string;
}

function AmountSlider({ label, type, value: current, track, change, preview }: AmountSliderProps) {
  return (
    <ChannelSlider
      label={label}
      value={current}
      min={0}
      max={100}
      step={1}
      decimals={0}
      track={track}
      onDrag={(value) => preview({ type, value })}
      onCommit={(value) => change({ type, value })}
    />
  );
}
