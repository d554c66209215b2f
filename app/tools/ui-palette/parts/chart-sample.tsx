/** Sample charts: bars by category, a heat map, and diverging bars. */
import type { CSSProperties } from "react";
import type { SeenColor } from "#app/theme/seen-sheet.ts";
import type { ChartKind } from "#domain/documents/theme/ui-palette-document.ts";
import type { ShownChart } from "#domain/ui-palette/shown-chart.ts";

const HEIGHTS = [62, 84, 47, 71, 93, 38, 66, 54, 78, 43, 88, 58];
const [ROWS, COLUMNS] = [6, 14];

interface ChartSampleProps {
  readonly chart: ShownChart;
  readonly kind: ChartKind;
  readonly seen: SeenColor;
}

export function ChartSample({ chart, kind, seen }: ChartSampleProps) {
  const { marks, page } = chart;
  const colorAt = (index: number): string => seen(marks[index]?.color ?? page);
  const page1 = { "--page": seen(page) } as CSSProperties;
  if (kind === "categorical")
    return (
      <div
        className="chart-sample"
        style={page1}
        role="img"
        aria-label="Sample bar chart, one bar a category"
      >
        <svg viewBox="0 0 120 60" preserveAspectRatio="none">
          {marks.map((_, index) => {
            const width = 116 / marks.length;
            const height = ((HEIGHTS[index % HEIGHTS.length] ?? 50) / 100) * 54;
            return (
              <rect
                key={width * index}
                x={2 + width * index + width * 0.12}
                y={58 - height}
                width={width * 0.76}
                height={height}
                fill={colorAt(index)}
              />
            );
          })}
        </svg>
      </div>
    );
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    const wave = Math.sin(column / 2.3 + row * 0.55) * 0.5 + Math.sin(row * 1.1 - column / 5) * 0.5;
    return Math.min(marks.length - 1, Math.max(0, Math.floor(((wave + 1) / 2) * marks.length)));
  });
  return (
    <div
      className="chart-sample"
      style={page1}
      role="img"
      aria-label={
        kind === "sequential" ? "Sample heat map, low to high" : "Sample map of differences from a middle"
      }
    >
      <svg viewBox={`0 0 ${COLUMNS} ${ROWS}`} preserveAspectRatio="none" shapeRendering="crispEdges">
        {cells.map((mark, index) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
            key={index}
            x={index % COLUMNS}
            y={Math.floor(index / COLUMNS)}
            width={1}
            height={1}
            fill={colorAt(mark)}
          />
        ))}
      </svg>
    </div>
  );
}
