import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { Stepper } from "#app/tools/mesh/parts/stepper.tsx";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { MAX_POINTS } from "#domain/documents/mesh/mesh-document.ts";
import { widestCell } from "#engine/mesh/grid-changes.ts";
import { MAX_SIDE, MIN_SIDE } from "#engine/mesh/mesh.ts";
import { SeedField } from "./seed-field.tsx";

/** The background of a slider's track: `--ink` up to the value. */
const filled = (share01: number): string =>
  `linear-gradient(90deg, var(--ink) ${share01 * 100}%, var(--line-strong) 0)`;

/** The fields of the whole mesh: rows, columns, seed, warp, grain, motion, kind, and how colors are blended. */
export function MeshSection({ tool }: { readonly tool: MeshTool }) {
  const { document, act, remake, preview, previewRemake, cancelPreview, selected } = tool;
  const { mesh, points, seed, warp, grain, view, motion, seconds } = document;
  const { columns, rows } = mesh;
  const isFree = points.length > 0;
  const [column, row] = isFree ? [1, 1] : [selected % columns, Math.floor(selected / columns)];
  const slider = (change: "grain" | "motion" | "seconds") => ({
    onDrag: (value: number) => preview({ type: "set", change: { [change]: Math.round(value) } }),
    onCommit: (value: number) => act({ type: "set", change: { [change]: Math.round(value) } }),
    onCancel: cancelPreview,
  });
  return (
    <div className="mesh-fields">
      <div className="mesh-grid-row">
        <Stepper
          label="Rows"
          value={rows}
          least={MIN_SIDE}
          most={MAX_SIDE}
          onLess={() => void remake({ type: "remove-line", line: "row", at: insideLine(row, rows) })}
          onMore={() =>
            void remake({ type: "add-line", line: "row", cell: widestCell(mesh, "row", row), share: 0.5 })
          }
        />
        <Stepper
          label="Columns"
          value={columns}
          least={MIN_SIDE}
          most={MAX_SIDE}
          onLess={() => void remake({ type: "remove-line", line: "column", at: insideLine(column, columns) })}
          onMore={() =>
            void remake({
              type: "add-line",
              line: "column",
              cell: widestCell(mesh, "column", column),
              share: 0.5,
            })
          }
        />
        <SeedField seed={seed} onSeed={(next) => void remake({ type: "shuffle", seed: next })} />
      </div>
      {!isFree && (
        <ChannelSlider
          label="Warp"
          shownLabel="Warp"
          value={warp}
          min={0}
          max={100}
          step={1}
          decimals={0}
          track={filled(warp / 100)}
          onDrag={(percent) => void previewRemake({ type: "warp", percent: Math.round(percent) })}
          onCommit={(percent) => void remake({ type: "warp", percent: Math.round(percent) })}
          onCancel={cancelPreview}
        />
      )}
      <ChannelSlider
        label="Grain"
        shownLabel="Grain"
        value={grain}
        min={0}
        max={100}
        step={1}
        decimals={0}
        track={filled(grain / 100)}
        {...slider("grain")}
      />
      {view === "motion" && (
        <>
          <ChannelSlider
            label="Motion"
            shownLabel="Motion"
            value={motion}
            min={0}
            max={100}
            step={1}
            decimals={0}
            track={filled(motion / 100)}
            {...slider("motion")}
          />
          <ChannelSlider
            label="Seconds of the loop"
            shownLabel="Seconds"
            value={seconds}
            min={2}
            max={20}
            step={1}
            decimals={0}
            track={filled((seconds - 2) / 18)}
            {...slider("seconds")}
          />
        </>
      )}
      <div className="mesh-kind-row">
        <Segmented
          label="Kind"
          isFilled
          size="s"
          options={[
            { value: "grid", label: "Net" },
            { value: "points", label: "Points" },
          ]}
          value={isFree ? "points" : "grid"}
          onChange={(kind) => {
            if (kind === "grid") tool.layPoints();
            else
              void remake({
                type: "points",
                points: verticesToFree(tool).map(({ at, color }) => ({ at, color })),
              });
          }}
        />
        <Segmented
          label="Color between vertices"
          isFilled
          size="s"
          options={[
            { value: "smooth", label: "Smooth" },
            { value: "linear", label: "Linear" },
          ]}
          value={mesh.isSmooth ? "smooth" : "linear"}
          onChange={(blend) => act({ type: "blend", isSmooth: blend === "smooth" })}
        />
      </div>
      {isFree && (
        <p className="field-hint">
          {points.length} of {MAX_POINTS} points. Press the canvas twice to add one. “Net” keeps the colors on
          the net of {columns} × {rows}, and removes the points.
        </p>
      )}
    </div>
  );
}

/** The vertices that become free points: at most MAX_POINTS, and those of the edge only if there are fewer inside. */
function verticesToFree({ document: { mesh } }: MeshTool) {
  const ranked = mesh.vertices.map((vertex, index) => {
    const [column, row] = [index % mesh.columns, Math.floor(index / mesh.columns)];
    const isInside = column > 0 && row > 0 && column < mesh.columns - 1 && row < mesh.rows - 1;
    return { vertex, index, rank: isInside ? 0 : 1 };
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .slice(0, MAX_POINTS)
    .toSorted((one, other) => one.index - other.index)
    .map(({ vertex }) => vertex);
}

/** The line of the selected vertex, or its neighbor inside: the lines on the edge cannot be removed. */
function insideLine(line: number, count: number): number {
  return Math.min(count - 2, Math.max(1, line));
}
