/** Palettes for charts: the colors, a sample chart, and the least difference between colors for each kind of vision. */

import { type CSSProperties, memo, useCallback, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { CopyValue } from "#app/color/copy-value.tsx";
import type { SeenColor } from "#app/theme/seen-sheet.ts";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { useAnswer } from "#app/workers/use-answer.ts";
import type { ShownChart } from "#domain/ui-palette/shown-chart.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import { ChartSample } from "./chart-sample.tsx";

const VISIONS = {
  none: "Full vision",
  protan: "Protanopia",
  deutan: "Deuteranopia",
  tritan: "Tritanopia",
} as const;
/** ΔEOK below which two colors of a chart are mistaken for each other. */
const TOLD_APART = 0.05;

interface ChartsProps extends Pick<PaletteTool, "committed" | "client"> {
  /** The chart in the page's data. */
  readonly first: ShownChart | undefined;
  readonly seen: SeenColor;
}

export const Charts = memo(function Charts({ committed, client, first, seen }: ChartsProps) {
  const { chart: kind } = committed;
  const ask = useCallback(() => client.askLatest("chart", committed), [client, committed]);
  const [initial] = useState(first);
  const { answer: chart = initial, failure, again } = useAnswer(ask);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keys
    <section className="charts" aria-label="Charts" tabIndex={0}>
      <PartProblem problem={failure} onAgain={again} />
      {chart === undefined ? (
        failure === undefined && <p className="part-wait" style={{ minBlockSize: 192 }} />
      ) : (
        <>
          <ul className="charts-marks">
            {chart.marks.map(({ color, ink, onPage }, index) => (
              <li
                key={`${index} ${color}`}
                className={`on-color-${ink}`}
                style={{ "--c": seen(color) } as CSSProperties}
              >
                <CopyValue text={color.startsWith("#") ? color.toUpperCase() : color} />
                <span className="t-value">{onPage.toFixed(2)}</span>
              </li>
            ))}
          </ul>
          <div className="charts-two">
            <ChartSample chart={chart} kind={kind} seen={seen} />
            <div className="charts-facts">
              <table>
                <caption>Least difference of any two colors</caption>
                <tbody>
                  {chart.differences.map(({ vision, pair, deltaE }) => (
                    <tr key={vision}>
                      <th scope="row">{VISIONS[vision]}</th>
                      <td>
                        {pair[0] + 1} and {pair[1] + 1}
                      </td>
                      <td className="t-value">{formatDeltaE(deltaE)}</td>
                      <td>
                        {kind === "categorical" && (
                          <Verdict tone={deltaE >= TOLD_APART ? "ok" : "bad"}>
                            {deltaE >= TOLD_APART ? "Apart" : "Alike"}
                          </Verdict>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {chart.unmet.map((sentence) => (
                <p key={sentence} className="field-hint">
                  {sentence}
                </p>
              ))}
              {chart.unevenness !== undefined && (
                <p className="field-hint">
                  Neighbors differ by at most {chart.unevenness.toFixed(2)} times the least; lightness only
                  rises or falls, so the order survives gray and every color vision.
                </p>
              )}
              <CodeWell
                label="CSS of the chart colors"
                copyName="chart colors as CSS"
                code={chart.marks.map(({ color }, index) => `--chart-${index + 1}: ${color};`).join("\n")}
              />
            </div>
          </div>
        </>
      )}
    </section>
  );
});
