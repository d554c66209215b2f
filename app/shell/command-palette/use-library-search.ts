import { useEffect, useState } from "react";
import type { FoundItem } from "#app/resources/search.ts";

const TYPING_PAUSE_MS = 150;

export type LibrarySearch =
  | { readonly state: "idle" | "searching" | "failed"; readonly items: readonly FoundItem[] }
  | { readonly state: "done"; readonly items: readonly FoundItem[] };

/** Searches the library after a pause in typing; outdated answers are dropped. */
export function useLibrarySearch(text: string): LibrarySearch {
  const [search, setSearch] = useState<LibrarySearch>({ state: "idle", items: [] });
  useEffect(() => {
    const query = text.trim();
    if (query.length < 2) {
      setSearch({ state: "idle", items: [] });
      return;
    }
    const controller = new AbortController();
    setSearch((earlier) => ({ state: "searching", items: earlier.items }));
    const timer = setTimeout(() => {
      fetchItems(query, controller.signal)
        .then((items) => setSearch({ state: "done", items }))
        .catch(() => {
          if (!controller.signal.aborted) setSearch({ state: "failed", items: [] });
        });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return search;
}

async function fetchItems(query: string, signal: AbortSignal): Promise<readonly FoundItem[]> {
  const response = await fetch(`/resources/search?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`The library answered ${response.status}`);
  const body: { items: readonly FoundItem[] } = await response.json();
  return body.items;
}
