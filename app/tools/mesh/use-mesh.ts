/** Connects the actions with the document, and holds the selected vertex or free point. */
import { useCallback, useMemo, useState } from "react";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { reduce } from "./model.ts";
import { paletteOf } from "./palette-of.ts";
import type { Remake } from "./remake.ts";

/** The vertex that is selected first: in the first mesh the upper left one of those inside. */
const FIRST_SELECTED = 5;

export function useMesh(data: ToolData) {
  const tool = useToolDocument(MESH, data, reduce);
  const { document, committed, act, preview, latest } = tool;
  const [chosen, select] = useState(FIRST_SELECTED);
  /** A vertex that was set to “corner”: its tangents move alone although they are still on one line. */
  const [loose, setLoose] = useState<number>();
  /** The net that became free points, and those points. */
  const [freed, setFreed] = useState<{ readonly points: string; readonly mesh: Mesh }>();
  const count = document.points.length > 0 ? document.points.length : document.mesh.vertices.length;
  // Undo, or a smaller grid, may leave fewer vertices or points.
  const selected = Math.min(chosen, count - 1);
  const colors = useMemo(() => paletteOf(committed.mesh), [committed.mesh]);
  /** Like `act`, after the code of these changes has loaded. */
  const remake = useCallback(
    async (change: Remake) => {
      const { remade, movedIndex } = await import("./remake.ts");
      const before = latest();
      const done = act({ type: "take", document: remade(before, change) });
      const isLine = change.type === "add-line" || change.type === "remove-line";
      // The same vertex stays selected, with another number.
      if (done !== undefined && isLine && before.points.length === 0)
        select((now) => movedIndex(before.mesh, change, now) ?? now);
      if (done !== undefined && change.type === "points" && before.points.length === 0)
        setFreed({ points: JSON.stringify(latest().points), mesh: before.mesh });
      return done;
    },
    [act, latest],
  );
  /** Lays free points on a net again: untouched ones on the one that they come from, with its shape. */
  const layPoints = useCallback(() => {
    const now = latest();
    if (freed !== undefined && freed.points === JSON.stringify(now.points))
      act({ type: "take", document: { ...now, points: [], mesh: freed.mesh } });
    else act({ type: "lay" });
  }, [act, latest, freed]);
  const previewRemake = useCallback(
    async (change: Remake) => {
      const { remade } = await import("./remake.ts");
      preview({ type: "take", document: remade(latest(), change) });
    },
    [preview, latest],
  );
  return { ...tool, colors, selected, select, loose, setLoose, remake, previewRemake, layPoints };
}

export type MeshTool = ReturnType<typeof useMesh>;
