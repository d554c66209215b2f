/** Joins the model to the document, the names and the generator. */
import { useCallback, useEffect, useMemo } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useHistoryStrip } from "#app/workbench/use-history-strip.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import type { PaletteDocument } from "#domain/documents/palette-document.ts";
import { PALETTE } from "#domain/documents/palette-kind.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { farewellOf } from "./farewell.ts";
import { type PaletteAction, reduce } from "./model.ts";

const loadDraw = () => import("./draw.ts");

/** `onProblem` is told a sentence when the generator cannot be loaded. */
export function usePalette(data: ToolData, onProblem: (problem: string | undefined) => void) {
  const tool = useTool(PALETTE, data, reduce);
  const { committed, history, latest, names } = tool;
  const committedHexes = useMemo(
    () => committed.colors.map(({ color }) => formatHex(color)),
    [committed.colors],
  );
  const strip = useHistoryStrip("palette", history.search, committedHexes, history.canUndo);

  const { act: step } = tool;
  const { undo } = history;
  const act = useCallback(
    (action: PaletteAction) => {
      const done = step(action);
      if (done === undefined) return;
      const farewell = farewellOf(action, done.before, names);
      if (farewell !== undefined) showToast({ ...farewell, action: { label: "Undo", run: undo } });
    },
    [step, undo, names],
  );
  // So that the first press of Space answers at once.
  useEffect(() => void loadDraw().catch(() => undefined), []);
  const draw = useCallback(
    async (make: (module: Awaited<ReturnType<typeof loadDraw>>, now: PaletteDocument) => PaletteAction) => {
      try {
        const module = await loadDraw();
        act(make(module, latest()));
        onProblem(undefined);
      } catch {
        onProblem("The generator could not be loaded. Look at the connection, then try again.");
      }
    },
    [act, latest, onProblem],
  );
  return {
    ...tool,
    strip,
    act,
    generate: useCallback(() => void draw(({ drawn, newSeed }, now) => drawn(now, newSeed())), [draw]),
    generateFrom: useCallback(
      (color: Color) => void draw(({ drawnFrom, newSeed }, now) => drawnFrom(now, color, newSeed())),
      [draw],
    ),
  };
}

export type Palette = ReturnType<typeof usePalette>;
