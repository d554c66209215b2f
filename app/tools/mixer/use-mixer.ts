/** Joins the model to the document and the names of what is seen. */
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
  const count = document.pots.length;
  const mixture = colors[count] ?? mixtureOf(document);
  const extra = useMemo(() => colors.slice(count + 1), [colors, count]);
  const amounts = useMemo(() => document.pots.map(({ amount }) => amount), [document.pots]);
  const { undo } = history;
  const act = useCallback(
    (action: MixerAction) => {
      const done = step(action);
      if (done === undefined || action.type !== "remove") return;
      const color = done.before.pots[action.index]?.color;
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
    /** Steps or compared mixtures, by the view. */
    extra,
    /** Of the band's colors. */
    hexes: hexes.slice(0, count),
    names: names.slice(0, count),
    mixtureHex: hexes[count] ?? "",
    mixtureName: names[count] ?? "",
    extraHexes: hexes.slice(count + 1),
    extraNames: names.slice(count + 1),
    /** In whole percent, 100 together. */
    shares: useMemo(() => shared(amounts), [amounts]),
    /** In the smallest whole numbers. */
    parts: useMemo(() => reduced(amounts), [amounts]),
  };
}

export type Mixer = ReturnType<typeof useMixer>;
