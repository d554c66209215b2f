import type { Color } from "#engine/space/color.ts";
import type { Deficiency, simulateVision } from "#engine/vision/vision.ts";

/** The simulated color vision of the canvas; copied and exported colors are not affected. */
export interface VisionChoice {
  readonly deficiency: Deficiency | "none";
  /** 0 none, 1 full. */
  readonly severity01: number;
}

export const FULL_VISION: VisionChoice = { deficiency: "none", severity01: 1 };

let simulate: typeof simulateVision | undefined;

/** Injects the simulation. The panel that selects a deficiency imports it, so no page loads it before. */
export function provideSimulator(simulator: typeof simulateVision): void {
  simulate = simulator;
}

/** The color as seen with this choice. */
export function seenAs({ deficiency, severity01 }: VisionChoice, color: Color): Color {
  return deficiency === "none" ? color : (simulate?.(color, deficiency, severity01) ?? color);
}
