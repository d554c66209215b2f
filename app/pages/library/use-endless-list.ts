/**
 * Infinite scrolling: loads the next page when the end comes into view. Loaded pages are cached by history entry, so
 * that Back restores the same position at once.
 */
import { type RefCallback, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { CardView } from "#app/items/card-view.ts";
import type { BrowseData } from "./browse-loader.server.ts";

interface Loaded {
  readonly baseAddress: string;
  readonly more: readonly CardView[];
  readonly nextAddress: string | undefined;
}

const cache = new Map<string, Loaded>();
const MAX_CACHED = 20;

export function useEndlessList(data: BrowseData) {
  const { key } = useLocation();
  const fresh: Loaded = { baseAddress: data.baseAddress, more: [], nextAddress: data.nextAddress };
  const [loaded, setLoaded] = useState<Loaded>(() => recall(key, data) ?? fresh);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  // The appended pages are dropped when the list or its filters change.
  const current = loaded.baseAddress === data.baseAddress ? loaded : fresh;
  const isBusy = useRef(false);
  const address = current.nextAddress;

  const loadMore = useCallback(async () => {
    if (isBusy.current || address === undefined) return;
    isBusy.current = true;
    setState("loading");
    try {
      const page = await fetchPage(address);
      setLoaded((earlier) => {
        const before = earlier.baseAddress === data.baseAddress ? earlier.more : [];
        const next: Loaded = {
          baseAddress: data.baseAddress,
          more: [...before, ...page.cards],
          nextAddress: page.nextAddress,
        };
        cache.set(key, next);
        if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
        return next;
      });
      setState("idle");
    } catch {
      setState("failed");
    } finally {
      isBusy.current = false;
    }
  }, [address, data.baseAddress, key]);

  const observer = useRef<IntersectionObserver>(undefined);
  const marker: RefCallback<HTMLElement> = useCallback(
    (element) => {
      observer.current?.disconnect();
      if (element === null || state === "failed") return;
      observer.current = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) void loadMore();
        },
        { rootMargin: "800px" },
      );
      observer.current.observe(element);
    },
    [loadMore, state],
  );
  useEffect(() => () => observer.current?.disconnect(), []);

  return {
    cards: [...data.cards, ...current.more],
    nextAddress: address,
    state,
    marker,
    loadMore: () => void loadMore(),
  };
}

function recall(key: string, data: BrowseData): Loaded | undefined {
  const earlier = cache.get(key);
  return earlier?.baseAddress === data.baseAddress ? earlier : undefined;
}

async function fetchPage(
  address: string,
): Promise<{ cards: readonly CardView[]; nextAddress: string | undefined }> {
  const [path = "", query = ""] = address.split("?");
  const response = await fetch(`/resources/list${path}?${query}`);
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  const body: { cards: readonly CardView[]; nextAddress?: string } = await response.json();
  return { cards: body.cards, nextAddress: body.nextAddress };
}
