import { useMemo } from "react";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import type { Surface } from "#app/tools/contrast/use-surface.ts";
import { formatLc } from "#engine/apca-fonts.ts";
import { apcaLc, compositeOver, formatRatio } from "#engine/contrast.ts";
import { worstAlongGradient } from "#engine/contrast-gradient.ts";
import { formatHex } from "#engine/format.ts";
import { LevelsTable } from "./levels-table.tsx";

/** What is measured under the text, at its worst and its best, and along the whole gradient. */
export function WorstSection({ tool, surface }: { tool: ContrastTool; surface: Surface }) {
  const { text, background, over } = tool.document;
  const { gradient, ground, scrim } = over;
  const anywhere = useMemo(
    () =>
      ground === "gradient" && scrim === undefined
        ? worstAlongGradient(gradient, text, background)
        : undefined,
    [ground, gradient, text, background, scrim],
  );
  const { reading } = surface;
  if (reading === undefined)
    return <p className="field-hint">Nothing is measured until there is a picture.</p>;
  const { worst, best } = reading;
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
            <dt>Worst on the whole gradient, at {Math.round(anywhere.position01 * 100)}%</dt>
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
