import type { Color } from "#engine/space/color.ts";
import type { Deficiency, simulateVision } from "#engine/vision/vision.ts";

/** How the canvas is seen; what is copied and exported stays as it is. */
export interface VisionChoice {
  readonly deficiency: Deficiency | "none";
  /** 0 none, 1 full. */
  readonly severity01: number;
}

export const FULL_VISION: VisionChoice = { deficiency: "none", severity01: 1 };

let simulate: typeof simulateVision | undefined;

/** The panel in which a deficiency is chosen brings what simulates it: until then no page needs it. */
export function bringSimulator(simulator: typeof simulateVision): void {
  simulate = simulator;
}

/** The color as it is seen with this choice. */
export function seenAs({ deficiency, severity01 }: VisionChoice, color: Color): Color {
  return deficiency === "none" ? color : (simulate?.(color, deficiency, severity01) ?? color);
}
