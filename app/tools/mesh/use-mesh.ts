/** Connects the model with the document, and holds the selected vertex or free point. */
import { useCallback, useMemo, useState } from "react";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { MESH } from "#domain/documents/mesh-document.ts";
import { reduce } from "./model.ts";
import { paletteOf } from "./palette-of.ts";
import type { Remake } from "./remake.ts";

/** The vertex that is selected first: the one inside at the upper left of the first mesh. */
const FIRST_SELECTED = 5;

export function useMesh(data: ToolData) {
  const tool = useToolDocument(MESH, data, reduce);
  const { document, committed, act, preview, latest } = tool;
  const [chosen, select] = useState(FIRST_SELECTED);
  /** The vertex whose tangents move alone although they still lie on one line. */
  const [loose, setLoose] = useState<number>();
  const count = document.points.length > 0 ? document.points.length : document.mesh.vertices.length;
  // Undo, or a smaller grid, may leave fewer of them.
  const selected = Math.min(chosen, count - 1);
  const colors = useMemo(() => paletteOf(committed.mesh), [committed.mesh]);
  /** Like `act`, once the code for it is there. */
  const remake = useCallback(
    async (change: Remake) => {
      const { remade } = await import("./remake.ts");
      return act({ type: "take", document: remade(latest(), change) });
    },
    [act, latest],
  );
  const previewRemake = useCallback(
    async (change: Remake) => {
      const { remade } = await import("./remake.ts");
      preview({ type: "take", document: remade(latest(), change) });
    },
    [preview, latest],
  );
  return useMemo(
    () => ({ ...tool, colors, selected, select, loose, setLoose, remake, previewRemake }),
    [tool, colors, selected, loose, remake, previewRemake],
  );
}

export type MeshTool = ReturnType<typeof useMesh>;
