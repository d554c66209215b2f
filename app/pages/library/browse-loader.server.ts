/** The loader of a library list: parsed query, one page of cards, and the values of the filters. */
import type { RouterContextProvider } from "react-router";
import { type CardView, toCardView } from "#app/items/card-view.ts";
import { kindsIn } from "#domain/library/content-kinds.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { formatListQuery, type ListQuery, parseListQuery } from "#domain/library/list-query.ts";
import { COUNT_CAP } from "#server/library/count-items.server.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import type { ItemPage } from "#server/library/sorted-page.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

/** Tags that are offered as filters; each is derived from colors or given by a source. */
const TAGS: readonly string[] = [
  "warm",
  "cool",
  "pastel",
  "vivid",
  "muted",
  "earthy",
  "dark",
  "light",
  "monochrome",
  "high contrast",
  "vintage",
  "art",
  "interface",
];

export async function loadBrowse(kind: ItemKind, request: Request, context: Readonly<RouterContextProvider>) {
  const { reads, lists, clock } = context.get(servicesContext);
  const { query, notices } = parseListQuery(new URL(request.url).searchParams);
  const [page, origin] = await Promise.all([
    lists.listItems(kind, query, dayNumber(clock())),
    query.like === undefined ? undefined : findItem(reads, kind, query.like),
  ]);
  return {
    kind,
    query,
    notices,
    cards: cardsOf(page),
    total: page.total,
    isTotalCapped: page.total >= COUNT_CAP,
    nextAddress: page.next === undefined ? undefined : addressOf(kind, { ...query, cursor: page.next }),
    baseAddress: addressOf(kind, withoutCursor(query)),
    likeTitle: origin?.title,
    tags: TAGS,
    /** Tags of the kinds of items that the list can be narrowed to. */
    parts: kindsIn(kind).flatMap(({ part }) => part ?? []),
  };
}

export type BrowseData = Awaited<ReturnType<typeof loadBrowse>>;

/** The cards of pages that are in memory. */
const cards = new WeakMap<ItemPage, readonly CardView[]>();

function cardsOf(page: ItemPage): readonly CardView[] {
  const known = cards.get(page);
  if (known !== undefined) return known;
  const made = page.items.map(toCardView);
  cards.set(page, made);
  return made;
}

function addressOf(kind: ItemKind, query: ListQuery): string {
  const text = formatListQuery(query).toString();
  return `/${kind}s${text === "" ? "" : `?${text}`}`;
}

function withoutCursor({ cursor: _cursor, ...rest }: ListQuery): ListQuery {
  return rest;
}
