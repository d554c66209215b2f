/** Connects the model with the document, and holds the selected layer and stop. */
import { useCallback, useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { indexOfAdded, type StopChange } from "#engine/gradient/stop-changes.ts";
import { type GradientAction, reduce } from "./model.ts";

interface Selection {
  readonly layer: number;
  readonly stop: number;
}

export function useGradient(data: ToolData) {
  const tool = useTool(GRADIENT, data, reduce);
  const {
    document,
    act: step,
    preview,
    latest,
    history: { undo },
  } = tool;
  const [chosen, setChosen] = useState<Selection>({ layer: 0, stop: 0 });
  // After undo or an import there may be fewer layers or stops than the selected index.
  const layerIndex = Math.min(chosen.layer, document.layers.length - 1);
  const layer = document.layers[layerIndex] ?? GRADIENT.first().layers[0];
  if (layer === undefined) throw new Error("A gradient has a layer");
  const stopIndex = Math.min(chosen.stop, layer.stops.length - 1);
  const selectStop = useCallback((stop: number) => setChosen((now) => ({ ...now, stop })), []);
  const selectLayer = useCallback((next: number) => setChosen({ layer: next, stop: 0 }), []);
  const act = useCallback(
    (action: GradientAction) => {
      const before = latest();
      const done = step(action);
      if (done === undefined) return;
      const change = action.type === "stops" ? action.change : undefined;
      if (change?.type === "add") {
        const stops = before.layers[layerIndex]?.stops ?? [];
        setChosen((now) => ({ ...now, stop: indexOfAdded(stops, change.position01) }));
      }
      if (change?.type === "remove") {
        setChosen((now) => ({ ...now, stop: Math.max(0, change.index - 1) }));
        const gone = before.layers[layerIndex]?.stops[change.index];
        showToast({
          text: "Stop taken off",
          ...(gone !== undefined && { color: formatHex(gone.color) }),
          action: { label: "Undo", run: undo },
        });
      }
      if (action.type === "add-layer") setChosen({ layer: 0, stop: 0 });
      if (action.type === "move-layer") setChosen({ layer: action.to, stop: 0 });
      if (action.type === "remove-layer") setChosen({ layer: Math.max(0, action.layer - 1), stop: 0 });
    },
    [step, latest, undo, layerIndex],
  );
  const changeStop = useCallback(
    (change: StopChange) => act({ type: "stops", layer: layerIndex, change }),
    [act, layerIndex],
  );
  const previewStop = useCallback(
    (change: StopChange) => preview({ type: "stops", layer: layerIndex, change }),
    [preview, layerIndex],
  );
  const committedLayer = tool.committed.layers[layerIndex] ?? layer;
  return {
    ...tool,
    act,
    layer,
    layerIndex,
    committedLayer,
    stopIndex,
    selectStop,
    selectLayer,
    changeStop,
    previewStop,
  };
}

export type GradientTool = ReturnType<typeof useGradient>;
