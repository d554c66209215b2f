import { ColorField } from "#app/color/color-field.tsx";
import { ColorSliders } from "#app/color/color-sliders.tsx";
import { useOklchChannels } from "#app/color/use-oklch-channels.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { IconButton } from "#app/ui/button.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { colorOfText } from "#domain/documents/color-text.ts";
import type { MeshPoint } from "#domain/documents/mesh/mesh-document.ts";
import type { Point } from "#engine/mesh/mesh.ts";
import { isCorner } from "#engine/mesh/tangents.ts";
import type { Color } from "#engine/space/color.ts";

/** The fields of the selected vertex or free point: color, place and tangents. */
export function VertexSection({ tool }: { readonly tool: MeshTool }) {
  const {
    document,
    selected: index,
    loose,
    setLoose,
    act,
    remake,
    preview,
    previewRemake,
    cancelPreview,
  } = tool;
  const { mesh, points, locked = [] } = document;
  const isFree = points.length > 0;
  const shown = isFree ? points[index] : mesh.vertices[index];
  if (shown === undefined) return null;
  const [column, row] = [index % mesh.columns, Math.floor(index / mesh.columns)];
  const isLocked = !isFree && locked.includes(index);
  const [isSide, isEnd] = [
    !isFree && (column === 0 || column === mesh.columns - 1),
    !isFree && (row === 0 || row === mesh.rows - 1),
  ];
  const ofPoint = (change: Partial<MeshPoint>) =>
    ({
      type: "points",
      points: points.map((point, at) => (at === index ? { ...point, ...change } : point)),
    }) as const;
  const drag = (color: Color) => {
    if (isFree) void previewRemake(ofPoint({ color }));
    else preview({ type: "color", index, color });
  };
  const place = (to: Point) => {
    if (isFree) void remake(ofPoint({ at: to }));
    else act({ type: "move", index, to });
  };
  const commit = (given: Color) => {
    const color = colorOfText({ ...given, alpha: 1 });
    if (isFree) void remake(ofPoint({ color }));
    else act({ type: "color", index, color });
  };
  return (
    <div className="mesh-vertex-fields">
      <span className="mesh-vertex-head">
        {!isFree && (
          <span className="t-value">
            row {row + 1}, column {column + 1}
          </span>
        )}
        {!isFree && (
          <IconButton
            icon={isLocked ? "lock-fill" : "lock-open"}
            label={isLocked ? "Let the shuffle change it" : "Keep it when shuffled"}
            shortcut="L"
            size="s"
            aria-pressed={isLocked}
            data-tip-side="end"
            onClick={() => act({ type: "lock", index })}
          />
        )}
        {isFree && (
          <IconButton
            icon="trash"
            label="Delete this point"
            shortcut="⌫"
            size="s"
            disabled={points.length === 1}
            data-tip-side="end"
            onClick={() => void remake({ type: "points", points: points.filter((_, at) => at !== index) })}
          />
        )}
      </span>
      <ColorField
        label={`Color of ${isFree ? "point" : "vertex"} ${index + 1}`}
        isLabelHidden
        hasPicker
        color={shown.color}
        onCommit={commit}
      />
      <VertexSliders color={shown.color} onDrag={drag} onCommit={commit} onCancel={cancelPreview} />
      <div className="mesh-place">
        <NumberField
          label="X"
          value={shown.at[0] * 100}
          decimals={1}
          unit=""
          least={0}
          most={100}
          isDisabled={isSide}
          onCommit={(percent) => place([percent / 100, shown.at[1]])}
        />
        <NumberField
          label="Y"
          value={shown.at[1] * 100}
          decimals={1}
          unit=""
          least={0}
          most={100}
          isDisabled={isEnd}
          onCommit={(percent) => place([shown.at[0], percent / 100])}
        />
        {!isFree && (
          <Segmented
            label="Tangents"
            isLabelVisible
            isFilled
            options={[
              { value: "smooth", label: "Smooth" },
              { value: "corner", label: "Corner" },
            ]}
            value={loose === index || isCorner(mesh, index) ? "corner" : "smooth"}
            onChange={(to) => {
              setLoose(to === "corner" ? index : undefined);
              void remake({ type: "tangents", index, to });
            }}
          />
        )}
      </div>
    </div>
  );
}

interface VertexSlidersProps {
  readonly color: Color;
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  readonly onCancel: () => void;
}

function VertexSliders({ color, ...rest }: VertexSlidersProps) {
  const channels = useOklchChannels(color, "display-p3");
  return <ColorSliders channels={channels} gamut="display-p3" hasLetters {...rest} />;
}
