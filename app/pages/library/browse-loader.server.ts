/** The loader of a library list: parsed query, one page of cards, and the choices of the filters. */
import type { RouterContextProvider } from "react-router";
import { type CardView, toCardView } from "#app/items/card-view.ts";
import { kindsIn } from "#domain/library/content-kinds.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import { GRADIENT_TAGS } from "#domain/library/gradient-tags.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { formatListQuery, type ListQuery, parseListQuery } from "#domain/library/list-query.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { COUNT_CAP } from "#server/library/count-items.server.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import type { ItemPage } from "#server/library/sorted-page.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

/** Tags that are offered as filters, in sets; each is derived from colors, or given by words of a source. */
const TAG_SETS: readonly { readonly legend: string; readonly tags: readonly string[] }[] = [
  {
    legend: "Mood",
    tags: [
      "pastel",
      "light",
      "muted",
      "earthy",
      "vivid",
      "dark",
      "monochrome",
      "high contrast",
      "soft contrast",
    ],
  },
  {
    legend: "From",
    tags: [
      "vintage",
      "art",
      "nature",
      "picture",
      "print",
      "traditional",
      "interface",
      "charts",
      "maps",
      "science",
      "editor",
    ],
  },
  {
    legend: "Season and subject",
    tags: [
      "spring",
      "summer",
      "autumn",
      "winter",
      "halloween",
      "valentine",
      "wedding",
      "night",
      "sea",
      "forest",
      "desert",
      "flowers",
      "fruit",
      "coffee",
      "retro",
      "business",
      "luxury",
    ],
  },
];

export async function loadBrowse(kind: ItemKind, request: Request, context: Readonly<RouterContextProvider>) {
  const { reads, lists } = context.get(servicesContext);
  /** Tags of the kinds of items that the list can be narrowed to. */
  const parts = kindsIn(kind).flatMap(({ part }) => part ?? []);
  const sets = kind === "gradient" ? [...TAG_SETS, { legend: "Measured", tags: GRADIENT_TAGS }] : TAG_SETS;
  const { query } = parseListQuery(new URL(request.url).searchParams);
  const offered = [...sets.flatMap(({ tags }) => tags), ...parts.map(({ tag }) => tag), ...query.tags];
  const [page, origin, choices] = await Promise.all([
    loadCards(kind, request, context),
    query.like === undefined ? undefined : findItem(reads, kind, query.like),
    lists.filterChoices(kind, query, [...new Set(offered)]),
  ]);
  return {
    ...page,
    ...(choices !== undefined && { total: choices.total, isTotalCapped: false }),
    baseAddress: addressOf(kind, withoutCursor(query)),
    likeTitle: origin?.title,
    namedColor: namedColor(query.text),
    tagSets: sets,
    parts,
    /** How many items each choice finds; undefined where that is not known. */
    choices,
  };
}

/** A name alone is looked for as a word; what is near the color is one press away. */
function namedColor(text: string): string | undefined {
  return /^[a-z]+$/i.test(text) && parseColor(text).ok ? text.toLowerCase() : undefined;
}

export type BrowseData = Awaited<ReturnType<typeof loadBrowse>>;

/** One page of cards. */
export async function loadCards(kind: ItemKind, request: Request, context: Readonly<RouterContextProvider>) {
  const { lists, clock } = context.get(servicesContext);
  const { query, notices } = parseListQuery(new URL(request.url).searchParams);
  const page = await lists.listItems(kind, query, dayNumber(clock()));
  return {
    kind,
    query,
    notices,
    cards: cardsOf(page),
    total: page.total,
    isTotalCapped: page.total >= COUNT_CAP,
    nextAddress: page.next === undefined ? undefined : addressOf(kind, { ...query, cursor: page.next }),
  };
}

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
