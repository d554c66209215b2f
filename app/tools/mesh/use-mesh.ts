/** Connects the actions with the document, and holds the selected vertex or free point. */
import { useCallback, useMemo, useState } from "react";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
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
  const count = document.points.length > 0 ? document.points.length : document.mesh.vertices.length;
  // Undo, or a smaller grid, may leave fewer vertices or points.
  const selected = Math.min(chosen, count - 1);
  const colors = useMemo(() => paletteOf(committed.mesh), [committed.mesh]);
  /** Like `act`, after the code of these changes has loaded. */
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
  return { ...tool, colors, selected, select, loose, setLoose, remake, previewRemake };
}

export type MeshTool = ReturnType<typeof useMesh>;
