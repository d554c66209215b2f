/** Joins the model to the document and the names of what is seen. */
import { useCallback, useMemo } from "react";
import { useColorNames } from "#app/color/use-color-names.ts";
import type { CardView } from "#app/items/card-view.ts";
import { showToast } from "#app/ui/toast.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { MIXER, mixtureOf } from "#domain/documents/mixer-document.ts";
import type { OpenedDocument } from "#domain/documents/tool-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { reduced, shared } from "./amounts.ts";
import { type MixerAction, reduce } from "./model.ts";
import { viewColors } from "./shown-colors.ts";

export interface MixerData extends OpenedDocument {
  /** Undefined when the tool was opened on the device. */
  readonly related: readonly CardView[] | undefined;
  /** Names of the shown colors; empty when the tool was opened on the device. */
  readonly names: readonly string[];
}

export function useMixer(data: MixerData) {
  const tool = useToolDocument(MIXER, data, reduce);
  const { document, history, act: step } = tool;
  const mixture = useMemo(() => mixtureOf(document), [document]);
  const extra = useMemo(() => viewColors(document), [document]);
  const shown = useMemo(
    () => [...document.pots.map(({ color }) => color), mixture, ...extra],
    [document.pots, mixture, extra],
  );
  const hexes = useMemo(() => shown.map(formatHex), [shown]);
  const names = useColorNames(shown, hexes, data.names);
  const count = document.pots.length;
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
