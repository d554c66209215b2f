import { useMemo } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { MAX_STEPS, MIN_STEPS } from "#domain/documents/mixer-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { mixSteps } from "#engine/mix/mix-steps.ts";

const STOPS = 13;

/** Number of steps; the track shows their colors. */
export function StepsSection({ mixer: { document, act, preview } }: { mixer: Mixer }) {
  const { parts, how } = document;
  const track = useMemo(() => {
    const colors = mixSteps(
      parts.map(({ color }) => color),
      STOPS,
      how,
    );
    return `linear-gradient(90deg, ${colors.map(formatHex).join(", ")})`;
  }, [parts, how]);
  return (
    <ChannelSlider
      label="Number"
      value={document.steps}
      min={MIN_STEPS}
      max={MAX_STEPS}
      step={1}
      decimals={0}
      track={track}
      onDrag={(count) => preview({ type: "steps", count })}
      onCommit={(count) => act({ type: "steps", count })}
    />
  );
}
