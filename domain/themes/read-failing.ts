/** What the audit says of a theme that is read in, for the panel: pairs that fail, together by mode and text. */
import type { AuditReport } from "#domain/audit/audit.ts";
import { groundText, worstMeasure } from "#domain/audit/pair-text.ts";
import { layerText } from "#engine/theme/targets/target-pairs.ts";
import type { ContrastMetric } from "#engine/theme/theme-contrast.ts";

export interface ReadFailure {
  /** "light", or the name of a theme in the files. */
  readonly mode: string;
  /** Names as in the files. */
  readonly text: string;
  readonly surface: string;
  /** Hex, as drawn. */
  readonly textColor: string;
  readonly groundColor: string;
  readonly metric: ContrastMetric;
  readonly floor: number;
  readonly reached: number;
  /** Further grounds on which this text fails in this mode. */
  readonly others: number;
}

/** The worst of each text first in its mode, in the order of the modes. */
export function readFailures({ pairs }: AuditReport): readonly ReadFailure[] {
  const groups = Map.groupBy(
    pairs.filter(({ passes }) => !passes),
    ({ mode, text }) => `${mode} ${layerText(text)}`,
  );
  return [...groups.values()].flatMap((group): ReadFailure[] => {
    const [worst] = group.toSorted((a, b) => a.share - b.share);
    if (worst === undefined) return [];
    const { measure, floor, reached } = worstMeasure(worst);
    return [
      {
        mode: worst.mode,
        text: layerText(worst.text),
        surface: groundText(worst),
        textColor: worst.textColor,
        groundColor: worst.groundColor,
        metric: measure,
        floor,
        reached,
        others: group.length - 1,
      },
    ];
  });
}
