/** The kind of a palette for charts, and how many colors it has. */
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { NumberField } from "#app/ui/number-field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { CHART_COUNTS, CHART_KINDS } from "#domain/documents/theme/ui-palette-document.ts";

const NAMES = { categorical: "Categorical", sequential: "Sequential", diverging: "Diverging" } as const;
const KINDS = CHART_KINDS.map((value) => ({ value, label: NAMES[value] }));

export function ChartFields({ committed, act }: Pick<PaletteTool, "committed" | "act">) {
  const [least, , most] = CHART_COUNTS;
  return (
    <>
      <Segmented
        label="Palette for charts"
        size="s"
        options={KINDS}
        value={committed.chart}
        onChange={(chart) => act({ type: "chart", chart })}
      />
      <NumberField
        label="Colors of the chart"
        isLabelHidden
        value={committed.chartCount}
        decimals={0}
        unit=""
        least={least}
        most={most}
        onCommit={(count) => act({ type: "chart-count", count })}
      />
    </>
  );
}
