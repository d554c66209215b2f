/** Keyboard shortcuts of the Mesh Gradient Generator. */
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { MESH_VIEWS } from "#domain/documents/mesh/mesh-document.ts";
import type { MeshTool } from "./use-mesh.ts";

interface Actions {
  readonly onShuffle: () => void;
  readonly onRandom: () => void;
  readonly onNet: () => void;
}

/** Width by height that the canvas is assumed to have when tangents turn; that of most screens is near. */
export const DEFAULT_ASPECT = 1.5;

export function meshShortcuts(tool: MeshTool, { onShuffle, onRandom, onNet }: Actions): readonly Shortcut[] {
  const { document, selected, act, remake, setLoose } = tool;
  const isFree = document.points.length > 0;
  const turn = (byDeg: number) => () => {
    if (!isFree) void remake({ type: "turn", index: selected, byDeg, aspect: DEFAULT_ASPECT });
  };
  const nextView = MESH_VIEWS[(MESH_VIEWS.indexOf(document.view) + 1) % MESH_VIEWS.length] ?? "mesh";
  return [
    { key: "Space", label: "Shuffle, keeping locked vertices", run: onShuffle },
    { key: "r", label: "Random colors", run: onRandom },
    { key: "[", shownKey: "[ ]", label: "Turn the tangents by 1°, with Shift by 15°", run: turn(-1) },
    { key: "]", isHidden: true, label: "Turn the tangents clockwise by 1°", run: turn(1) },
    {
      key: "{",
      withShift: true,
      isHidden: true,
      label: "Turn the tangents counterclockwise by 15°",
      run: turn(-15),
    },
    { key: "}", withShift: true, isHidden: true, label: "Turn the tangents clockwise by 15°", run: turn(15) },
    {
      key: "c",
      label: "Smooth or corner",
      run: () => {
        if (isFree) return;
        void import("#engine/mesh/tangents.ts").then(({ isCorner }) => {
          const to = isCorner(document.mesh, selected) ? "smooth" : "corner";
          setLoose(to === "corner" ? selected : undefined);
          void remake({ type: "tangents", index: selected, to });
        });
      },
    },
    { key: "l", label: "Lock the vertex", run: () => !isFree && act({ type: "lock", index: selected }) },
    { key: "g", label: "Show or hide the net", run: onNet },
    {
      key: "w",
      label: "Mesh, picture, motion",
      run: () => act({ type: "set", change: { view: nextView } }),
    },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Next, previous vertex", keys: ["Tab", "⇧ Tab"] },
  { label: "Move a vertex by 1, by 10", keys: ["← →", "⇧"] },
  { label: "Turn one tangent only", keys: ["Alt", "drag"] },
];
