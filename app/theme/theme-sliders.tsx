/** The two amounts of a theme: contrast, which is solved for in all modes, and tint. */
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

export function ContrastSlider({ document, mode, solved, change, preview }: ThemeControls) {
  const { "text-3": least, "text-2": middle, text: most } = solved.sheet[mode];
  return (
    <ChannelSlider
      label="Contrast"
      value={document.contrast}
      min={0}
      max={100}
      step={1}
      decimals={0}
      track={`linear-gradient(90deg in oklab, ${least}, ${middle}, ${most})`}
      onDrag={(value) => preview({ type: "contrast", value })}
      onCommit={(value) => change({ type: "contrast", value })}
    />
  );
}

export function TintSlider({ document, mode, solved, change, preview }: ThemeControls) {
  const { t40 } = solved.sheet[mode];
  return (
    <ChannelSlider
      label="Tint"
      value={document.tintPercent}
      min={0}
      max={100}
      step={1}
      decimals={0}
      track={`linear-gradient(90deg in oklab, oklch(from ${t40} l 0 h), ${t40})`}
      onDrag={(value) => preview({ type: "tint", value })}
      onCommit={(value) => change({ type: "tint", value })}
    />
  );
}
