import { useMemo } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { rampBand } from "#app/tools/converter/color-bands.ts";
import type { Converter } from "#app/tools/converter/use-converter.ts";
import { useEveryOther } from "#app/workbench/use-every-other.ts";
import { BandRow } from "./band-row.tsx";

interface RampFootProps {
  readonly converter: Converter;
  readonly vision: VisionChoice;
}

/** The ramp alone, along the foot of the color: what a phone shows of the bands that wider screens have there. */
export function RampFoot({ converter: { color, isDragged, commit }, vision }: RampFootProps) {
  const ramped = useEveryOther(color, isDragged, 1);
  const band = useMemo(() => rampBand(ramped), [ramped]);
  return <BandRow band={band} vision={vision} isDragged={isDragged} onPick={commit} />;
}
