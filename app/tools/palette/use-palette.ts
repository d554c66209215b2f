/** Connects the model with the document, the names and the generator. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { onIdle } from "#app/ui/on-idle.ts";
import { reloadPage } from "#app/ui/reload-page.ts";
import { showToast } from "#app/ui/toast.ts";
import { useHistoryStrip } from "#app/workbench/history/use-history-strip.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import type { SayProblem } from "#app/workbench/use-tool-frame.ts";
import type { PaletteDocument } from "#domain/documents/palette/palette-document.ts";
import { PALETTE } from "#domain/documents/palette/palette-kind.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { type DrawOption, type PaletteAction, reduce } from "./model.ts";

/** Actions that remove colors. */
const REMOVALS: readonly PaletteAction["type"][] = ["remove", "colors", "like"];

const loadDraw = () => import("./draw.ts");

/** `onProblem` receives a sentence if the generator cannot be loaded. */
export function usePalette(data: ToolData, onProblem: SayProblem) {
  const tool = useTool(PALETTE, data, reduce);
  const { committed, history, latest, document, names: nearestNames } = tool;
  const names = useMemo(
    () => document.colors.map(({ name }, index) => name ?? nearestNames[index] ?? ""),
    [document.colors, nearestNames],
  );
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
      if (done === undefined || !REMOVALS.includes(action.type)) return;
      void import("./removal-notice.ts").then(
        ({ removalNoticeOf }) => {
          const notice = removalNoticeOf(action, done.before, names);
          if (notice !== undefined) showToast({ ...notice, action: { label: "Undo", run: undo } });
        },
        () => undefined, // Offline the toast cannot be loaded; undo is still in the header.
      );
    },
    [step, undo, names],
  );
  // Loaded when the page is idle, so that Space then works at once.
  useEffect(() => onIdle(loadDraw), []);
  const recent = useRef<readonly (readonly Color[])[]>([]);
  const draw = useCallback(
    async (make: (module: Awaited<ReturnType<typeof loadDraw>>, now: PaletteDocument) => PaletteAction) => {
      try {
        const module = await loadDraw();
        act(make(module, latest()));
        onProblem(undefined);
      } catch {
        onProblem("The generator could not be loaded. Check your connection and try again.", reloadPage);
      }
    },
    [act, latest, onProblem],
  );
  return {
    ...tool,
    /** The person's own names, otherwise the nearest known ones. */
    names,
    nearestNames,
    strip,
    act,
    generate: useCallback(
      () =>
        void draw(({ drawnUnlike, MAX_RECENT }, now) => {
          const action = drawnUnlike(now, recent.current);
          recent.current = [...recent.current, action.colors].slice(-MAX_RECENT);
          return action;
        }),
      [draw],
    ),
    /** Changes the generator's options, and replaces the unlocked colors at once. */
    redraw: useCallback(
      (option: DrawOption) => void draw(({ redrawn }, now) => redrawn(now, option)),
      [draw],
    ),
    generateFrom: useCallback(
      (color: Color) => void draw(({ drawnFrom, newSeed }, now) => drawnFrom(now, color, newSeed())),
      [draw],
    ),
  };
}

export type Palette = ReturnType<typeof usePalette>;
