import { type CSSProperties, memo, useMemo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import type { ShownAudit } from "#domain/audit-page/audit-report.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

const KEYS = [
  ["Read in", ["R"]],
  ["Next mode, next view", ["M", "V"]],
  ["Only what fails, or all", ["F"]],
  ["Accept all repairs of the mode", ["A"]],
  ["Next set of floors", ["L"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  readonly report: ShownAudit | undefined;
  readonly related: readonly CardView[] | undefined;
  readonly colors: readonly Color[];
}

export const Explanation = memo(function Explanation({ report, related, colors }: ExplanationProps) {
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  const worst = report?.modes[0]?.pairs[0];
  return (
    <>
      <ToolIdea
        title="A ratio is nothing without its pair"
        keys={KEYS}
        figure={
          <div className="audit-figure" aria-hidden="true">
            {worst !== undefined &&
              [worst.before, worst.repair?.after ?? worst.now].map(({ ink, ground }, index) => (
                <p
                  key={index}
                  data-text={`${worst.text} on ${worst.surface}`}
                  style={{ "--on": ink, "--ground": ground } as CSSProperties}
                />
              ))}
          </div>
        }
        leaves={
          <>
            <p>
              The files with the accepted repairs, each value in the notation that it had, comments and line
              ends as they were; a unified diff; and the contract as JSON. Nothing is uploaded: files are read
              on this device.
            </p>
            <p>
              A link holds a theme of up to about 25 kB with all you decided about it. Larger files stay on
              the device that opened them.
            </p>
          </>
        }
      >
        <p>
          Which text stands on which ground is seldom written down. Here it is inferred by rules that have
          names: those of the design system whose names you use, a color and a background in one rule, the
          nearest ground of a name. Each pair says which rule made it and how sure that is. Press × where it
          is wrong, + where it is right: then it is declared, and no rule has to guess again.
        </p>
        <p>
          What fails gets the smallest change that passes after rounding. Where one value mends several pairs,
          one value changes.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
});
