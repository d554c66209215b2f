/** One pair of the contrast matrix, and the nearest colors with which it passes (PAL-3). */
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { formatRatio, wcagRatio } from "#engine/contrast/contrast.ts";
import { smallestChange } from "#engine/contrast/contrast-nearest.ts";
import { formatHex } from "#engine/format/format.ts";
import "./panel.css";

/** WCAG 2.2, 1.4.3 and 1.4.6. */
const GOALS = [
  { label: "AA", target: 4.5 },
  { label: "AAA", target: 7 },
] as const;

export function PairPanel({ palette: { document, act, names }, pair }: PanelProps) {
  const [text, background] = [document.colors[pair.text], document.colors[pair.background]];
  if (text === undefined || background === undefined) return null;
  const ratio = wcagRatio(text.color, background.color);
  const called = (index: number) => names[index] || `Color ${index + 1}`;
  const sides = [
    { what: "text", index: pair.text, own: text.color, other: background.color },
    { what: "background", index: pair.background, own: background.color, other: text.color },
  ] as const;
  const missed = GOALS.filter(({ target }) => ratio < target);
  return (
    <InspectorSections
      sections={[
        {
          id: "pair",
          title: `${called(pair.text)} on ${called(pair.background)}`,
          content: (
            <>
              <p
                className="panel-sample"
                style={{ background: formatHex(background.color), color: formatHex(text.color) }}
              >
                The quick brown fox
              </p>
              <p>
                <Verdict tone={ratio >= 4.5 ? "ok" : "warn"}>
                  {formatRatio(ratio)} to 1, {ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : "fails AA"}
                </Verdict>
              </p>
            </>
          ),
        },
        ...missed.map(({ label, target }) => ({
          id: label,
          title: `Nearest for ${label}, ${target} to 1`,
          content: (
            <ul className="panel-repairs">
              {sides.map(({ what, index, own, other }) => {
                const change = smallestChange(own, target, (candidate) =>
                  what === "text" ? wcagRatio(candidate, other) : wcagRatio(other, candidate),
                );
                return (
                  <li key={what}>
                    {change === undefined ? (
                      <span className="field-hint">No {what} of this hue reaches it.</span>
                    ) : (
                      <button type="button" onClick={() => act({ type: "set", index, color: change.color })}>
                        <i style={{ background: formatHex(own) }} />
                        <i style={{ background: formatHex(change.color) }} />
                        <span>
                          {change.direction === "darker" ? "Darken" : "Lighten"} the {what} to{" "}
                          {formatHex(change.color).toUpperCase()}
                        </span>
                        <small>{formatRatio(change.contrast)}</small>
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
          ),
        })),
      ]}
    />
  );
}
