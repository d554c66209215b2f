/** A ramp as the API answers it. */

import type { RequestedPrecision } from "#calls/colors/answer-format.ts";
import { BLACK, type MeasuredContrast, measureContrast, WHITE } from "#calls/colors/contrast-report.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { colorRampOfCount } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";

export interface ReportedStep {
  readonly step: number;
  readonly color: string;
  /** True for the step that is the given color itself. */
  readonly anchor: boolean;
  /** White text and black text on the step. */
  readonly contrast: Readonly<Record<"white" | "black", MeasuredContrast>>;
}

/** `anchor` is one of `rampStepNames(count)`. */
export function rampReport(
  color: Color,
  count: number,
  anchor: number | undefined,
  precision: RequestedPrecision,
): ReportedStep[] {
  return colorRampOfCount(color, count, { anchor }).map((step) => ({
    step: step.step,
    color: colorToCss(step.color, precision ?? "full"),
    anchor: step.isAnchor,
    contrast: {
      white: measureContrast({ foreground: WHITE, background: step.color }),
      black: measureContrast({ foreground: BLACK, background: step.color }),
    },
  }));
}
