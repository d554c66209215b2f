/** Pairs in words, as tables, messages and files show them. */
import type { AuditPair } from "#engine/audit/audit-pairs.ts";
import type { MeasuredPair } from "#engine/audit/audit-report.ts";
import { layerText } from "#engine/theme/targets/target-pairs.ts";

/** "primary/90 over background": from the top down. */
export function groundText({ on }: Pick<AuditPair, "on">): string {
  return on.map(layerText).join(" over ");
}

export interface WorstMeasure {
  readonly measure: "wcag" | "apca";
  /** Ratio or absolute Lc. */
  readonly floor: number;
  readonly reached: number;
}

/** The measure by which the pair is farthest below its floor, or nearest to it. */
export function worstMeasure({ wcag, apca, floors }: MeasuredPair): WorstMeasure {
  const measures: WorstMeasure[] = [
    ...(floors.wcag === undefined ? [] : [{ measure: "wcag" as const, floor: floors.wcag, reached: wcag }]),
    ...(floors.apca === undefined
      ? []
      : [{ measure: "apca" as const, floor: floors.apca, reached: Math.abs(apca) }]),
  ];
  const [worst] = measures.toSorted((a, b) => a.reached / a.floor - b.reached / b.floor);
  return worst ?? { measure: "wcag", floor: 1, reached: wcag };
}
