/**
 * Infinite scrolling: loads the next page when the end comes into view. Loaded pages are kept by history entry, so that
 * Back and a reload restore the same position.
 */
import {
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import type { CardView } from "#app/items/card-view.ts";
import { useIsHydrating } from "#app/ui/use-is-hydrating.ts";
import type { BrowseData } from "./browse-loader.server.ts";
import { keepList, keepPlace, type LoadedList, recallList } from "./loaded-lists.ts";

/** Nearer to the end of the page than half a screen is at its end: its height changes a little while it loads. */
const NEAR_END_SCREENS = 1.5;

/** What is shown of a list in an entry of the history. */
interface Shown {
  readonly key: string;
  readonly list: LoadedList;
}

export function useEndlessList(data: BrowseData) {
  const { key } = useLocation();
  const { baseAddress, nextAddress: first } = data;
  const isHydrating = useIsHydrating();
  const listOf = (): Shown => {
    // The first render of a page that is taken over is what the server sent.
    const kept = isHydrating ? undefined : recallList(key, baseAddress);
    return { key, list: kept ?? { baseAddress, more: [], nextAddress: first } };
  };
  const [shown, setShown] = useState(listOf);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  // Another entry of the history, or other filters: what was appended belongs to the list before.
  if (shown.key !== key || shown.list.baseAddress !== baseAddress) setShown(listOf);
  const { list } = shown;
  useReturn(key, baseAddress, (kept) => setShown({ key, list: kept }));
  const isBusy = useRef(false);
  const address = list.nextAddress;

  const loadMore = useCallback(async () => {
    if (isBusy.current || address === undefined) return;
    isBusy.current = true;
    setState("loading");
    try {
      const page = await fetchPage(address);
      setShown((earlier) => {
        if (earlier.key !== key || earlier.list.nextAddress !== address) return earlier;
        const more = [...earlier.list.more, ...page.cards];
        const next: LoadedList = { baseAddress, more, nextAddress: page.nextAddress };
        keepList(key, next);
        return { key, list: next };
      });
      setState("idle");
    } catch {
      setState("failed");
    } finally {
      isBusy.current = false;
    }
  }, [address, baseAddress, key]);

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
    cards: [...data.cards, ...list.more],
    nextAddress: address,
    state,
    marker,
    loadMore: () => void loadMore(),
  };
}

/**
 * Shows what was loaded in this entry before the page was loaded anew, and goes to its place: the browser found only the
 * end of the first page, which is shorter. Whoever has scrolled up since stays where they are.
 */
function useReturn(key: string, baseAddress: string, show: (kept: LoadedList) => void): void {
  const place = useRef<number>(undefined);
  const isHydrating = useIsHydrating();
  const comeBack = useEffectEvent(() => {
    const kept = isHydrating ? recallList(key, baseAddress) : undefined;
    if (kept === undefined) return;
    const { scrollHeight } = document.documentElement;
    const isAtEnd = window.scrollY + NEAR_END_SCREENS * window.innerHeight >= scrollHeight;
    place.current = isAtEnd ? kept.place : undefined;
    show(kept);
  });
  useLayoutEffect(() => comeBack(), []);
  useLayoutEffect(() => {
    if (place.current === undefined || isHydrating) return;
    window.scrollTo(0, place.current);
    place.current = undefined;
  });
  useEffect(() => {
    const leave = () => keepPlace(key, window.scrollY);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [key]);
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
