import { type CSSProperties, memo } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { VariableRow } from "#engine/variables/variable-set.ts";
import { rampOf, withShare } from "#engine/variables/variable-tokens.ts";

interface VariableBandProps {
  readonly row: VariableRow;
  readonly vision: VisionChoice;
}

/** The colors of a row: light and dark, each with its steps below. Decorative: the row has the names. */
export const VariableBand = memo(function VariableBand({ row, vision }: VariableBandProps) {
  return (
    <div className="variable-band" aria-hidden="true">
      <Half row={row} color={row.color} vision={vision} />
      {row.dark === undefined ? (
        <span className="variable-none" />
      ) : (
        <Half row={row} color={row.dark} vision={vision} />
      )}
    </div>
  );
});

function Half({ row, color, vision }: VariableBandProps & { readonly color: Color }) {
  const css = (one: Color) => ({ "--c": formatHex(seenAs(vision, one)) }) as CSSProperties;
  return (
    <span className="variable-half">
      <i style={css(color)} />
      {row.hasRamp && (
        <span className="variable-strip">
          {rampOf(color).map((step) => (
            <i key={step.step} style={css(step.color)} />
          ))}
        </span>
      )}
      {row.alphas.length > 0 && (
        <span className="variable-strip">
          {row.alphas.map((percent) => (
            <i key={percent} style={css(withShare(color, percent))} />
          ))}
        </span>
      )}
    </span>
  );
}
