import { useMemo } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { Side } from "#app/tools/contrast/model.ts";
import { hatchGoal, measureSide } from "#app/tools/contrast/reading.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { failingLightness } from "#engine/contrast/contrast-range.ts";
import { formatHex } from "#engine/format/format.ts";
import { constantHue } from "#engine/gamut/constant-hue.ts";
import { colorToOklch } from "#engine/space/convert.ts";

const STOPS = 13;
/** Smaller changes are rounding of the slider's steps. */
const SAME_LIGHTNESS = 0.003;

/** Lightness of one side at its hue and chroma, hatched where the pair fails. */
export function LightnessSlider({ side, tool }: { side: Side; tool: ContrastTool }) {
  const { document, committed, isDragged, preview, act } = tool;
  // During a drag, colors are computed from the color before it, so that chroma lost outside the gamut is restored.
  const origin = isDragged ? committed[side] : document[side];
  const { text, background, layers } = document;
  const other = side === "text" ? background : text;
  const goal = hatchGoal(document.goal);
  const tones = useMemo(() => constantHue(origin), [origin]);
  const track = useMemo(
    () =>
      `linear-gradient(90deg, ${Array.from({ length: STOPS }, (_, index) =>
        formatHex({ ...tones.at(index / (STOPS - 1)), alpha: 1 }),
      ).join(", ")})`,
    [tones],
  );
  const hatched = useMemo(() => {
    // Only the color of the other side is read.
    const measure = measureSide(side, { text: other, background: other, layers }, goal.metric);
    return failingLightness(origin, goal.least, measure);
  }, [origin, side, other, layers, goal]);
  const { lightness } = colorToOklch(document[side]);
  return (
    <div className="contrast-lightness">
      <ChannelSlider
        label={`Lightness of the ${side}`}
        shownLabel="L"
        value={lightness * 100}
        min={0}
        max={100}
        step={0.5}
        decimals={1}
        track={track}
        hatched={hatched}
        onDrag={(value) => preview({ type: "color", side, color: tones.at(value / 100) })}
        onCommit={(value) => {
          if (!isDragged && Math.abs(value / 100 - lightness) < SAME_LIGHTNESS) return;
          act({ type: "color", side, color: tones.at(value / 100) });
        }}
      />
    </div>
  );
}
