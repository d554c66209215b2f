/** Connects the model with the document and the names of the shown colors. */
import { useCallback, useMemo } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import { MIXER, mixtureOf } from "#domain/documents/mixer-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { reduced, shared } from "./amounts.ts";
import { type MixerAction, reduce } from "./model.ts";
import { shownColors } from "./shown-colors.ts";

export function useMixer(data: ToolData) {
  const tool = useTool(MIXER, data, reduce, shownColors);
  const { document, history, act: step, colors, hexes, names } = tool;
  const count = document.parts.length;
  const mixture = colors[count] ?? mixtureOf(document);
  const extra = useMemo(() => colors.slice(count + 1), [colors, count]);
  const amounts = useMemo(() => document.parts.map(({ amount }) => amount), [document.parts]);
  const { undo } = history;
  const act = useCallback(
    (action: MixerAction) => {
      const done = step(action);
      if (done === undefined || action.type !== "remove") return;
      const color = done.before.parts[action.index]?.color;
      if (color === undefined || done.after === done.before) return;
      const hex = formatHex(color);
      showToast({ text: `${hex.toUpperCase()} removed`, color: hex, action: { label: "Undo", run: undo } });
    },
    [step, undo],
  );
  return {
    ...tool,
    act,
    mixture,
    /** Steps or compared mixtures, depending on the view. */
    extra,
    /** Hex values of the band's colors. */
    hexes: hexes.slice(0, count),
    names: names.slice(0, count),
    mixtureHex: hexes[count] ?? "",
    mixtureName: names[count] ?? "",
    extraHexes: hexes.slice(count + 1),
    extraNames: names.slice(count + 1),
    /** In whole percent, adding up to 100. */
    shares: useMemo(() => shared(amounts), [amounts]),
    /** In the smallest integers. */
    parts: useMemo(() => reduced(amounts), [amounts]),
  };
}

export type Mixer = ReturnType<typeof useMixer>;
