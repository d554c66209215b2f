/**
 * The solved theme of a changing document, computed in a worker; of several open requests only the newest matters. Code
 * that draws during a drag reads `now` and sets custom properties; components read `settled`, which does not change
 * during a drag.
 */
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import { createSettledStore, type SettledStore } from "./settled-store.ts";

export type ThemeStore = SettledStore<SolvedTheme>;

interface AskedTheme {
  /** The document as it is shown, possibly a draft. */
  readonly document: ThemeDocument;
  readonly isDragged: boolean;
  /** The theme in the page's data. */
  readonly arrived: { readonly document: ThemeDocument; readonly solved: SolvedTheme };
}

const load = async () => (await import("./theme-client.ts")).createThemeClient();

export function useSolvedTheme({ document, isDragged, arrived }: AskedTheme) {
  const client = useWorkerClient(load);
  const [store] = useState(() => createSettledStore(arrived.solved));
  const [problem, setProblem] = useState<Failure>();
  const [tries, setTries] = useState(0);
  const { brand, contrast, tintPercent, floors, ratios, label, edition, pins } = document;
  // Each change of the view creates a new document; only fields that the solver reads matter here.
  const asked = useMemo(
    () => ({ brand, contrast, tintPercent, floors, ratios, label, edition, pins }),
    [brand, contrast, tintPercent, floors, ratios, label, edition, pins],
  );
  const isArrived = useEffectEvent((theme: ThemeDocument) => isSameTheme(theme, arrived.document));
  const isDraft = useEffectEvent(() => isDragged);
  useEffect(() => {
    if (!store.hasMoved() && isArrived(asked)) return;
    let isLast = true;
    void client.askLatest("solve", asked).then((answered) => {
      if (answered.ok) store.put(answered.answer, isLast && !isDraft());
      const failure = failureOf(answered);
      if (failure !== undefined || (answered.ok && isLast)) setProblem(failure);
    });
    return () => {
      isLast = false;
    };
  }, [client, store, asked, tries]);
  const solved = useSyncExternalStore(store.subscribe, store.settled, store.settled);
  const again = () => setTries((count) => count + 1);
  return { store: store as ThemeStore, solved, problem, again };
}

/** Whether both give the same solution. */
export function isSameTheme(one: ThemeDocument, other: ThemeDocument): boolean {
  const keyOf = ({
    brand,
    contrast,
    tintPercent,
    floors,
    ratios,
    label,
    edition,
    pins,
  }: ThemeDocument): string =>
    JSON.stringify([brand, contrast, tintPercent, floors, ratios, label, edition ?? 1, pins]);
  return keyOf(one) === keyOf(other);
}
