/** Connects the actions with the document, and holds the selected stop. */
import { useCallback, useMemo, useState } from "react";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import { TEXT, targetOf } from "#domain/documents/text/text-document.ts";
import { textContrast } from "#engine/contrast/text-contrast.ts";
import { indexOfAdded, type StopChange } from "#engine/gradient/stop-changes.ts";
import { reduce } from "./model.ts";

export function useText(data: ToolData) {
  const tool = useTool(TEXT, data, reduce);
  const { document, act, preview, latest } = tool;
  const { gradient, ground } = document;
  const [chosen, setChosen] = useState(0);
  /** Whether the fields of the selected stop are open; selecting a stop opens them. */
  const [isStopOpen, onStopOpen] = useState(false);
  const selectStop = useCallback((index: number) => {
    setChosen(index);
    onStopOpen(true);
  }, []);
  /** How many pixels of letters lie on each part of the gradient; undefined until the letters are measured. */
  const [letters, setLetters] = useState<readonly number[]>();
  /** Letters that no font on the page has. */
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Undo or an import may leave fewer stops.
  const stopIndex = Math.min(chosen, gradient.stops.length - 1);
  const changeStop = useCallback(
    (change: StopChange) => {
      const before = latest().gradient.stops;
      if (act({ type: "stops", change }) === undefined) return;
      if (change.type === "add") selectStop(indexOfAdded(before, change.position01));
      if (change.type === "remove") selectStop(Math.max(0, change.index - 1));
    },
    [act, latest, selectStop],
  );
  const previewStop = useCallback((change: StopChange) => preview({ type: "stops", change }), [preview]);
  const target = targetOf(document);
  const contrast = useMemo(
    () => textContrast(gradient, ground, target, letters),
    [gradient, ground, target, letters],
  );
  return {
    ...tool,
    stopIndex,
    selectStop,
    isStopOpen,
    onStopOpen,
    changeStop,
    previewStop,
    target,
    contrast,
    setLetters,
    missing,
    setMissing,
  };
}

export type TextTool = ReturnType<typeof useText>;
