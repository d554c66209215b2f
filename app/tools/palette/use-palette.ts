/** Joins the model to the address, the device and the names. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import { useDeviceWork } from "#app/workbench/use-device-work.ts";
import { useDocumentHistory } from "#app/workbench/use-document-history.ts";
import { useHistoryStrip } from "#app/workbench/use-history-strip.ts";
import { decodePalette, encodePalette, type PaletteDocument } from "#domain/documents/palette-document.ts";
import type { Color } from "#engine/color.ts";
import { formatHex } from "#engine/format.ts";
import { seedFromNumber } from "#engine/random.ts";
import { farewellOf } from "./farewell.ts";
import { type PaletteAction, reduce } from "./model.ts";
import type { loadPalette } from "./palette-loader.server.ts";
import { useColorNames } from "./use-color-names.ts";

export type PaletteData = Awaited<ReturnType<typeof loadPalette>>;

/** What is shown until the address has caught up, and while something is dragged. */
interface Draft {
  readonly document: PaletteDocument;
  /** Address the draft was made on; with another address it is over. */
  readonly search: string;
  readonly isDragged: boolean;
}

const loadDraw = () => import("./draw.ts");

/** `onProblem` is told a sentence when the generator cannot be loaded. */
export function usePalette(data: PaletteData, onProblem: (problem: string | undefined) => void) {
  const history = useDocumentHistory(data.search);
  const { search } = history;
  const decoded = useMemo(() => {
    const own = decodePalette(new URLSearchParams(search));
    return own.document === undefined
      ? { document: decodePalette(new URLSearchParams(data.search)).document, notices: own.notices }
      : own;
  }, [search, data.search]);
  const [lastDraft, setDraft] = useState<Draft>();
  const committed = decoded.document;
  if (committed === undefined) throw new Error("The server sent a palette that cannot be read");
  const draft = lastDraft?.search === search ? lastDraft : undefined;
  // Over for good: going back to the address it was made on shows what stands there.
  if (lastDraft !== draft) setDraft(draft);
  const document = draft?.document ?? committed;
  const hexes = useMemo(() => document.colors.map(({ color }) => formatHex(color)), [document.colors]);
  const names = useColorNames(document, hexes, data.names);
  const committedHexes = useMemo(
    () => committed.colors.map(({ color }) => formatHex(color)),
    [committed.colors],
  );
  const device = useDeviceWork({
    tool: "palette",
    path: "/palette-generator",
    history,
    colors: committedHexes,
    isGiven: data.isGiven,
    freshSearch: data.search,
  });
  const strip = useHistoryStrip("palette", search, committedHexes, history.canUndo);

  // Two actions may follow each other before the page is drawn again: the second one builds on the first.
  const latest = useRef({ committed, search });
  useLayoutEffect(() => {
    latest.current = { committed, search };
  }, [committed, search]);
  const { commit, undo } = history;
  const shownNames = useRef(names);
  useLayoutEffect(() => {
    shownNames.current = names;
  }, [names]);
  const act = useCallback(
    (action: PaletteAction) => {
      const next = reduce(latest.current.committed, action);
      setDraft({ document: next, search: latest.current.search, isDragged: false });
      if (next === latest.current.committed) return;
      const farewell = farewellOf(action, latest.current.committed, shownNames.current);
      if (farewell !== undefined) showToast({ ...farewell, action: { label: "Undo", run: undo } });
      latest.current.committed = next;
      commit(encodePalette(next).toString());
    },
    [commit, undo],
  );
  const preview = useCallback((action: PaletteAction) => {
    const { committed: base, search: at } = latest.current;
    setDraft({ document: reduce(base, action), search: at, isDragged: true });
  }, []);
  // So that the first press of Space answers at once.
  useEffect(() => void loadDraw().catch(() => undefined), []);
  const draw = useCallback(
    async (make: (module: Awaited<ReturnType<typeof loadDraw>>, now: PaletteDocument) => PaletteAction) => {
      try {
        const module = await loadDraw();
        act(make(module, latest.current.committed));
        onProblem(undefined);
      } catch {
        onProblem("The generator could not be loaded. Look at the connection, then try again.");
      }
    },
    [act, onProblem],
  );
  return {
    document,
    hexes,
    names,
    history,
    device,
    strip,
    isDragged: draft?.isDragged ?? false,
    notices: data.notices.length > 0 && search === data.search ? data.notices : decoded.notices,
    act,
    preview,
    /** Lets a draft go without a step. */
    cancelPreview: useCallback(() => setDraft(undefined), []),
    generate: useCallback(() => void draw(({ drawn }, now) => drawn(now, newSeed())), [draw]),
    generateFrom: useCallback(
      (color: Color) => void draw(({ drawnFrom }, now) => drawnFrom(now, color, newSeed())),
      [draw],
    ),
  };
}

export type Palette = ReturnType<typeof usePalette>;

export function newSeed(): string {
  return seedFromNumber(Math.random() * 2 ** 30);
}
