/** Joins the model to the address, the device and the names. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { nameColors } from "#app/color/color-namer.ts";
import { useDeviceWork } from "#app/workbench/use-device-work.ts";
import { useDocumentHistory } from "#app/workbench/use-document-history.ts";
import { decodePalette, encodePalette, type PaletteDocument } from "#domain/documents/palette-document.ts";
import { formatHex } from "#engine/format.ts";
import { seedFromNumber } from "#engine/random.ts";
import { type PaletteAction, reduce } from "./model.ts";
import type { loadPalette } from "./palette-loader.server.ts";

export type PaletteData = ReturnType<typeof loadPalette>;

export function usePalette(data: PaletteData) {
  const history = useDocumentHistory(data.search);
  const decoded = useMemo(() => {
    const own = decodePalette(new URLSearchParams(history.search));
    return own.document === undefined
      ? { document: decodePalette(new URLSearchParams(data.search)).document, notices: own.notices }
      : own;
  }, [history.search, data.search]);
  /** While a slider or a column is dragged; the address follows when it is let go. */
  const [draft, setDraft] = useState<PaletteDocument>();
  const committed = decoded.document;
  if (committed === undefined) throw new Error("The server sent a palette that cannot be read");
  const document = draft ?? committed;
  const hexes = useMemo(() => document.colors.map(({ color }) => formatHex(color)), [document.colors]);
  const names = useColorNames(document, hexes, data);
  const saveState = useDeviceWork("palette", "/palette-generator", history.search, hexes, history.canUndo);

  const commit = useCallback(
    (next: PaletteDocument) => {
      setDraft(undefined);
      history.commit(encodePalette(next).toString());
    },
    [history],
  );
  const act = useCallback((action: PaletteAction) => commit(reduce(committed, action)), [commit, committed]);
  const preview = useCallback((action: PaletteAction) => setDraft(reduce(committed, action)), [committed]);
  return {
    document,
    hexes,
    names,
    history,
    saveState,
    notices: data.notices.length > 0 && history.search === data.search ? data.notices : decoded.notices,
    act,
    preview,
    /** Lets a draft go without a step. */
    cancelPreview: useCallback(() => setDraft(undefined), []),
    generate: useCallback(() => act({ type: "generate", seed: newSeed() }), [act]),
  };
}

export type Palette = ReturnType<typeof usePalette>;

export function newSeed(): string {
  return seedFromNumber(Math.random() * 2 ** 30);
}

/** Names come with the page; for new colors they follow when the list is there. */
function useColorNames(
  document: PaletteDocument,
  hexes: readonly string[],
  data: PaletteData,
): readonly string[] {
  const key = hexes.join();
  const [named, setNamed] = useState<{ key: string; names: readonly string[] }>({ key, names: data.names });
  useEffect(() => {
    if (named.key === key) return;
    let isCurrent = true;
    void nameColors(document.colors.map(({ color }) => color)).then(
      (names) => isCurrent && setNamed({ key, names }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, named.key, document.colors]);
  if (named.key === key) return named.names;
  // Until then those that did not change keep theirs.
  const before = named.key.split(",");
  return hexes.map((hex) => named.names[before.indexOf(hex)] ?? "");
}
