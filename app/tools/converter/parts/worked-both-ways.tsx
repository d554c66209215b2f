import { useMemo } from "react";
import { type ConverterPair, pairTitle } from "#domain/navigation/converter-pairs.ts";
import type { Precision } from "#engine/format/format-number.ts";
import type { Color } from "#engine/space/color.ts";
import { workConversion } from "#engine/steps/conversion-steps.ts";
import { WorkedSteps } from "./worked-steps.tsx";

interface WorkedBothWaysProps {
  readonly color: Color;
  readonly pair: ConverterPair;
  readonly precision: Precision | undefined;
}

/** The conversion of a conversion page, in both directions. */
export function WorkedBothWays({ color, pair, precision }: WorkedBothWaysProps) {
  const { from, to } = pair;
  const [forth, back] = useMemo(
    () => [workConversion(color, from, to, precision), workConversion(color, to, from, precision)],
    [color, from, to, precision],
  );
  return (
    <>
      <WorkedSteps title={pairTitle(pair)} worked={forth} />
      <WorkedSteps title={`And back, ${to.toUpperCase()} to ${from.toUpperCase()}`} worked={back} />
    </>
  );
}
