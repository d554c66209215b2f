/**
 * A pair as it is worn: text, an edge around a field, or marks of a chart, on its ground. It is a picture, drawn by the
 * style sheet: what fails cannot be read, and stands in words beside it.
 */
import type { CSSProperties } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import type { PairFigures } from "#domain/audit-page/audit-report.ts";
import type { PairUse } from "#engine/audit/audit-pairs.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";

interface WornProps {
  readonly figures: Pick<PairFigures, "ink" | "ground" | "passes">;
  readonly use: PairUse;
  readonly vision: VisionChoice;
}

export function Worn({ figures, use, vision }: WornProps) {
  const { ink, ground, passes } = figures;
  return (
    <span
      className="worn"
      aria-hidden="true"
      data-use={use}
      data-fails={!passes || undefined}
      style={{ "--on": seen(ink, vision), "--ground": seen(ground, vision) } as CSSProperties}
    />
  );
}

/** A CSS color as others see it. */
export function seen(css: string, vision: VisionChoice): string {
  if (vision.deficiency === "none") return css;
  const parsed = parseColor(css);
  return parsed.ok ? formatHex(seenAs(vision, parsed.color)) : css;
}
