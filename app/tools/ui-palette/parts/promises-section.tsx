/** The contrast of text on the steps of a ramp, and the steps that miss their targets. */
import { memo } from "react";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Verdict } from "#app/ui/verdict.tsx";
import { rampOf } from "#domain/ui-palette/shown-palette.ts";

export const PromisesSection = memo(function PromisesSection({
  shown,
  ramp,
}: Pick<PaletteTool, "shown" | "ramp">) {
  const { promises, unmet } = rampOf(shown, ramp);
  return (
    <>
      <dl className="palette-promises">
        {promises.map(({ text, on, ratio, floor }) => (
          <div key={`${text} ${on}`}>
            <dt>
              {text} on {on}
            </dt>
            <dd>
              <span className="t-value">{ratio.toFixed(2)}</span>
              <Verdict tone={ratio >= floor ? "ok" : "bad"}>{wordOf(ratio)}</Verdict>
            </dd>
          </div>
        ))}
      </dl>
      {unmet.map((sentence) => (
        <p key={sentence} className="field-hint">
          {sentence}
        </p>
      ))}
    </>
  );
});

function wordOf(ratio: number): string {
  if (ratio >= 7) return "AAA";
  if (ratio >= 4.5) return "AA";
  return ratio >= 3 ? "AA large" : "Below AA";
}
