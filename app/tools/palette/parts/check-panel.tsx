import { useMemo } from "react";
import { ValueChip } from "#app/color/value-chip.tsx";
import { requestOf } from "#app/tools/palette/draw.ts";
import { ruleOf } from "#app/tools/palette/model.ts";
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import { Button } from "#app/ui/button.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { formatHex } from "#engine/format/format.ts";
import { paletteReason } from "#engine/palette/generate-reason.ts";
import { unmetConstraints } from "#engine/palette/generate-score.ts";
import { lintPalette } from "#engine/palette/palette-lint.ts";
import "./panel.css";

const TITLES = {
  "too-alike": "Too alike",
  vision: "Color vision",
  "no-text-pair": "No pair for text",
  flat: "Flat",
  "outside-srgb": "Outside sRGB",
} as const;

/** Why the palette works, which constraints are unmet, and the findings of the review. */
export function CheckPanel({ palette: { document, act } }: PanelProps) {
  const checked = useMemo(() => {
    const colors = document.colors.map(({ color }) => color);
    const request = requestOf(document, document.seed);
    return {
      reason: paletteReason(colors, { method: ruleOf(document) }),
      unmet: unmetConstraints(colors, request),
      findings: lintPalette(colors, document.seed === "" ? undefined : document.mood),
    };
  }, [document]);
  return (
    <InspectorSections
      sections={[
        {
          id: "findings",
          title: "Findings",
          content: (
            <>
              {checked.findings.length === 0 && (
                <p>
                  <Verdict tone="ok">No problems found</Verdict>
                </p>
              )}
              {checked.findings.map((finding) => (
                <div key={finding.rule} className="panel-finding">
                  <Verdict tone="warn">{TITLES[finding.rule]}</Verdict>
                  <p>{finding.message}</p>
                  {finding.repair !== undefined && (
                    <>
                      <span className="panel-bands" aria-hidden="true">
                        {finding.repair.map((color, index) => (
                          <i key={index} style={{ background: formatHex(color) }} />
                        ))}
                      </span>
                      <Button size="s" onClick={() => act({ type: "recolor", colors: finding.repair ?? [] })}>
                        {finding.repairLabel}
                      </Button>
                    </>
                  )}
                </div>
              ))}
            </>
          ),
        },
        {
          id: "why",
          title: "Why it holds together",
          content: (
            <>
              <p className="text-ink-2">{checked.reason.sentence}.</p>
              {checked.unmet.map((sentence) => (
                <p key={sentence} className="panel-unmet">
                  {sentence}
                </p>
              ))}
              {document.seed !== "" && (
                <p className="panel-seed">
                  Seed <ValueChip value={document.seed} />
                  <span className="field-hint">The same seed, rule and wishes give the same palette.</span>
                </p>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
