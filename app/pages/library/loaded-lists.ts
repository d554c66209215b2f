/**
 * What was loaded of lists beyond their first page, by history entry: Back finds it in memory, and a page that is loaded
 * anew in what the tab stores.
 */
import type { CardView } from "#app/items/card-view.ts";
import { tabMemory } from "#app/ui/tab-memory.ts";

export interface LoadedList {
  readonly baseAddress: string;
  readonly more: readonly CardView[];
  readonly nextAddress: string | undefined;
  /** How far down the page was when it was left without its list, by a reload or for another site. */
  readonly place?: number;
}

type Lists = readonly (readonly [key: string, list: LoadedList])[];

/** Lists that Back finds without a reload, the newest last. */
const MAX_LISTS = 20;
/** Cards that a tab stores, of the newest lists: about a megabyte of the five that browsers allow. */
const MAX_STORED_CARDS = 1500;

const inTab = tabMemory<Lists>("tincture:lists");
let lists: ReadonlyMap<string, LoadedList> | undefined;

/** What was loaded in this history entry, if it still shows this list. Never on the server. */
export function recallList(key: string, baseAddress: string): LoadedList | undefined {
  lists ??= new Map(inTab.read());
  const found = lists.get(key);
  return found?.baseAddress === baseAddress ? found : undefined;
}

/** The page goes, and the list is not taken along: a page that is loaded anew needs to know the place. */
export function keepPlace(key: string, place: number): void {
  const list = lists?.get(key);
  if (list !== undefined) keepList(key, { ...list, place });
}

export function keepList(key: string, list: LoadedList): void {
  const others = [...(lists ?? [])].filter(([each]) => each !== key);
  const all: Lists = [...others, [key, list] as const].slice(-MAX_LISTS);
  lists = new Map(all);
  let cards = 0;
  const stored = all.toReversed().filter(([, { more }]) => {
    cards += more.length;
    return cards <= MAX_STORED_CARDS;
  });
  inTab.write(stored.toReversed());
}
