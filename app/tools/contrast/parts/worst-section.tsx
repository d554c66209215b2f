import { useMemo } from "react";
import { useSurfaceReading } from "#app/tools/contrast/surface-reading.ts";
import type { SurfaceSize } from "#app/tools/contrast/surface-size.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import type { Photo } from "#app/tools/contrast/use-photo.ts";
import { formatLc } from "#engine/contrast/apca-fonts.ts";
import { apcaLc, formatRatio } from "#engine/contrast/contrast.ts";
import { worstAlongGradient } from "#engine/contrast/contrast-gradient.ts";
import { formatHex } from "#engine/format/format.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import { LevelsTable } from "./levels-table.tsx";

interface WorstSectionProps {
  readonly tool: ContrastTool;
  readonly photo: Photo | undefined;
  readonly size: SurfaceSize;
}

/** The contrast under the text, at its worst and its best point, and along the whole gradient. */
export function WorstSection({ tool, photo, size }: WorstSectionProps) {
  const { text, background, over } = tool.document;
  const { gradient, ground, scrim } = over;
  const anywhere = useMemo(
    () =>
      ground === "gradient" && scrim === undefined
        ? worstAlongGradient(gradient, text, background)
        : undefined,
    [ground, gradient, text, background, scrim],
  );
  const { measured } = useSurfaceReading(tool.document, photo, size);
  if (measured === undefined)
    return <p className="field-hint">Nothing is measured until there is a picture.</p>;
  const { worst, best } = measured;
  const lc = apcaLc(compositeOver(text, worst.under), worst.under);
  return (
    <>
      <dl className="contrast-facts">
        <dt>Worst under the text</dt>
        <dd>
          <i style={{ background: formatHex(worst.under) }} />
          <b>{formatRatio(worst.ratio)}</b>
        </dd>
        <dt>Best under the text</dt>
        <dd>
          <i style={{ background: formatHex(best.under) }} />
          {formatRatio(best.ratio)}
        </dd>
        {anywhere !== undefined && (
          <>
            <dt>Worst anywhere, at {Math.round(anywhere.position01 * 100)}%</dt>
            <dd>{formatRatio(anywhere.ratio)}</dd>
          </>
        )}
        <dt>APCA at the worst point</dt>
        <dd>Lc {formatLc(lc)}</dd>
      </dl>
      <LevelsTable ratio={worst.ratio} />
    </>
  );
}
