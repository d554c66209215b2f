/** Connects the model with the document, the solved theme and the selected token. */
import { useCallback, useMemo, useState } from "react";
import type { ThemeControls } from "#app/theme/theme-controls.ts";
import { useSolvedTheme } from "#app/theme/use-solved-theme.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import type { ShownTheme } from "#domain/documents/theme/theme-kinds.ts";
import type { DocumentKind } from "#domain/documents/tool-document.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { reduce } from "./model.ts";
import type { ThemeData } from "./theme-data.ts";

export function useTheme(kind: DocumentKind<ShownTheme>, data: ThemeData) {
  const tool = useTool(kind, data, reduce);
  const { document, committed, isDragged, act, preview } = tool;
  const arrived = useMemo(() => {
    const read = kind.decode(new URLSearchParams(data.search));
    return { document: read.document ?? kind.first(), solved: data.solved };
  }, [kind, data]);
  const { store, solved, problem, again } = useSolvedTheme({ document, isDragged, arrived });
  const [token, takeUp] = useState<RoleToken>("text-3");
  const change = useCallback<ThemeControls["change"]>((made) => void act(made), [act]);
  const { mode } = committed;
  const controls: ThemeControls = useMemo(
    () => ({ document, mode, solved, change, preview }),
    [document, mode, solved, change, preview],
  );
  return { ...tool, store, solved, problem, again, token, takeUp, controls };
}

export type ThemeTool = ReturnType<typeof useTheme>;
