/** The fewest values to change, and their nearest colors with which failing pairs pass. */
import type { Color } from "#engine/space/color.ts";
import type { MeasuredPair } from "./audit-report.ts";
import type { AuditSource, ValuePlace } from "./audit-source.ts";

export interface Repair {
  readonly id: string;
  /** The token whose value changes, and the modes that have this value. */
  readonly token: string;
  readonly modes: readonly string[];
  readonly place: ValuePlace;
  /** As written before and after. */
  readonly from: string;
  readonly to: string;
  /** Hex, for swatches. */
  readonly fromColor: string;
  readonly toColor: string;
  /** ΔEOK between the two. */
  readonly deltaE: number;
  /** Ids of the failing pairs that pass with it. */
  readonly fixes: readonly string[];
  /** The key of the value within its source, and its new color. */
  readonly key: string;
  readonly color: Color;
  /** Index of the source among those of the files. */
  readonly source: number;
}

export function planRepairs(
  _source: AuditSource,
  _index: number,
  _pairs: readonly MeasuredPair[],
): readonly Repair[] {
  return [];
}
