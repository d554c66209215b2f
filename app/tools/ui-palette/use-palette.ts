/**
 * Connects the document with its palette, which a worker computes; of several open requests only the newest matters.
 */
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { createSettledStore } from "#app/theme/settled-store.ts";
import type { ThemeControls } from "#app/theme/theme-controls.ts";
import type { ThemeStore } from "#app/theme/use-solved-theme.ts";
import { useTool } from "#app/workbench/use-tool.ts";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import { changedPalette } from "#domain/documents/theme/ui-palette-changes.ts";
import { UI_PALETTE, type UiPaletteDocument } from "#domain/documents/theme/ui-palette-document.ts";
import { rampOf, type ShownPalette } from "#domain/ui-palette/shown-palette.ts";
import type { RampStepName } from "#engine/ramp/ramp.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";
import type { UiPaletteData } from "./ui-palette-data.ts";

const load = async () => (await import("./palette-client.ts")).createPaletteClient();
const brandOf = ({ brand }: UiPaletteDocument) => brand;

export function usePalette(data: UiPaletteData) {
  const tool = useTool(UI_PALETTE, data, changedPalette, brandOf);
  const { document, committed, isDragged, act, preview } = tool;
  const client = useWorkerClient(load);
  const [store] = useState(() => createSettledStore(JSON.parse(data.shown) as ShownPalette));
  const [problem, setProblem] = useState<Failure>();
  const [tries, setTries] = useState(0);
  // The view settings do not affect the palette.
  const asked = useMemo(() => searchWithoutView(document), [document]);
  const [arrived] = useState(asked);
  const current = useEffectEvent(() => ({ document, isDraft: isDragged }));
  useEffect(() => {
    if (!store.hasMoved() && asked === arrived) return;
    let isLast = true;
    void client.askLatest("show", current().document).then((answered) => {
      if (answered.ok) store.put(answered.answer, isLast && !current().isDraft);
      const failure = failureOf(answered);
      if (failure !== undefined || (answered.ok && isLast)) setProblem(failure);
    });
    return () => {
      isLast = false;
    };
    // When a drag ends without another move, its last answer was for a draft, and is now final.
  }, [client, store, asked, arrived, isDragged, tries]);
  const shown = useSyncExternalStore(store.subscribe, store.settled, store.settled);
  const theme: ThemeStore = useMemo(
    () => ({
      subscribe: store.subscribe,
      now: () => store.now().solved,
      settled: () => store.settled().solved,
    }),
    [store],
  );
  const [taken, setTaken] = useState<{ readonly ramp: UiRampName; readonly step?: RampStepName }>({
    ramp: "primary",
  });
  const takeStep = useCallback(
    (ramp: UiRampName, step?: RampStepName) => setTaken({ ramp, ...(step !== undefined && { step }) }),
    [],
  );
  const { ramp } = taken;
  const step = taken.step ?? rampOf(shown, ramp).main;
  const [token, takeUp] = useState<RoleToken>("brand-text");
  const change = useCallback<ThemeControls["change"]>((made) => void act(made), [act]);
  const { mode } = committed;
  const { solved } = shown;
  const controls: ThemeControls = useMemo(
    () => ({ document, mode, solved, change, preview }),
    [document, mode, solved, change, preview],
  );
  return {
    ...tool,
    store,
    theme,
    shown,
    solved,
    problem,
    again: () => setTries((count) => count + 1),
    /** The selected ramp and step. */
    ramp,
    step,
    takeStep,
    token,
    takeUp,
    controls,
    client,
    /** The chart in the page's data, until something changes. */
    chart: tool.history.search === data.search ? data.chart : undefined,
  };
}

export type PaletteTool = ReturnType<typeof usePalette>;

function searchWithoutView(document: UiPaletteDocument): string {
  return UI_PALETTE.encode(UI_PALETTE.withViewOf?.(document, UI_PALETTE.first()) ?? document).toString();
}
