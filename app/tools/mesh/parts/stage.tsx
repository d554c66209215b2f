import { type CSSProperties, type MouseEvent, useMemo } from "react";
import { MeshCanvas } from "#app/canvas/mesh-canvas.tsx";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { IconButton } from "#app/ui/button.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { mapVertices, type Point } from "#engine/mesh/mesh.ts";
import { Net } from "./net.tsx";
import { useGrain } from "./use-grain.ts";
import { useMotion } from "./use-motion.ts";

const Compare = part("Compare", () => import("./compare.tsx"), NOTHING_MEANWHILE);
const FreePoints = part("FreePoints", () => import("./free-points.tsx"), NOTHING_MEANWHILE);

interface StageProps {
  readonly tool: MeshTool;
  readonly vision: VisionChoice;
  /** Data URL of a picture of the document that was opened, made by the server. */
  readonly behind: string | undefined;
  readonly hasNet: boolean;
  readonly onNet: () => void;
  /** Whether the CSS is shown beside the mesh; undefined if `canCompare` is false. */
  readonly isCompared: boolean | undefined;
  readonly onCompare: () => void;
}

/**
 * Whether the mesh can be compared with its CSS. With a simulated vision it cannot, because the canvas shows
 * simulated colors and the CSS the true ones; in motion it cannot, because there is no CSS of a loop.
 */
export function canCompare({ view }: MeshDocument, { deficiency }: VisionChoice): boolean {
  return deficiency === "none" && view !== "motion";
}

/** The mesh to the edges of the canvas, with its net, its free points, or its CSS over it. */
export function Stage({ tool, vision, behind, hasNet, onNet, isCompared, onCompare }: StageProps) {
  const { document, act } = tool;
  const { mesh, points, grain, seed, view } = document;
  const seen = useMemo(() => seenMesh(mesh, vision), [mesh, vision]);
  const motion = useMotion(seen, document);
  const { mask } = useGrain(grain > 0 ? seed : undefined);
  const isWide = useMemo(() => mesh.vertices.some(({ color }) => !isInGamut(color, "srgb")), [mesh]);
  const isFree = points.length > 0;
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (view !== "mesh" || (event.target instanceof Element && event.target.closest("button, [role=slider]")))
      return;
    const box = event.currentTarget.getBoundingClientRect();
    const at: Point = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    if (isFree) void import("#app/tools/mesh/added.ts").then(({ addPoint }) => addPoint(tool, at));
    else void import("#app/tools/mesh/added.ts").then(({ addLineAt }) => addLineAt(tool, at));
  };
  return (
    <div
      className="mesh-stage"
      data-stage
      data-view={view}
      style={behind === undefined ? undefined : ({ "--behind": `url(${behind})` } as CSSProperties)}
      onDoubleClick={onDoubleClick}
    >
      <p className="sr-only">{wordsOf(mesh)}</p>
      <MeshCanvas
        mesh={motion.mesh}
        grain01={grain / 100}
        seed={seed}
        mask={mask}
        isWide={isWide}
        onSlow={sayItIsSlow}
      />
      {isCompared === true && <Compare tool={tool} />}
      {view === "mesh" &&
        !isCompared &&
        (isFree ? <FreePoints tool={tool} /> : <Net tool={tool} seen={seen} hasLines={hasNet} />)}
      <div className="mesh-ctl">
        {view === "motion" && (
          <IconButton
            icon={motion.isPlaying ? "pause" : "play"}
            label={motion.isPlaying ? "Stop" : "Play"}
            size="s"
            data-tip-side="end"
            onClick={motion.toggle}
          />
        )}
        {view === "mesh" && !isFree && !isCompared && (
          <IconButton
            icon="table"
            label={hasNet ? "Hide the net" : "Show the net"}
            shortcut="G"
            size="s"
            aria-pressed={hasNet}
            data-tip-side="end"
            onClick={onNet}
          />
        )}
        {isCompared !== undefined && (
          <IconButton
            icon="columns"
            label={isCompared ? "Only the mesh" : "Compare with CSS"}
            size="s"
            aria-pressed={isCompared}
            data-tip-side="end"
            onClick={onCompare}
          />
        )}
        <IconButton
          icon="arrows-out-simple"
          label={view === "mesh" ? "Only the picture" : "Back to the mesh"}
          size="s"
          aria-pressed={view !== "mesh"}
          data-tip-side="end"
          onClick={() => act({ type: "set", change: { view: view === "mesh" ? "picture" : "mesh" } })}
        />
      </div>
    </div>
  );
}

/** A description of the picture for screen readers. */
function wordsOf({ columns, rows, vertices }: Mesh): string {
  const hexes = vertices.map(({ color }) => formatHex(color).toUpperCase());
  return `A mesh of ${columns} × ${rows} colors, row by row: ${hexes.join(", ")}`;
}

/** The mesh with the colors of its vertices as the vision simulation shows them. */
function seenMesh(mesh: Mesh, vision: VisionChoice): Mesh {
  if (vision.deficiency === "none") return mesh;
  return mapVertices(mesh, (vertex) => ({ ...vertex, color: seenAs(vision, vertex.color) }));
}

let wasSaid = false;

/** Says once a visit that the mesh is drawn without the GPU. */
function sayItIsSlow(): void {
  if (wasSaid) return;
  wasSaid = true;
  showToast({ text: "This browser has no WebGL 2. The picture is the same, but it is drawn more slowly." });
}
