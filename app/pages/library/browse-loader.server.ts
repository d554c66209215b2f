/** The loader of a library list: parsed query, one page of cards, and the choices of the filters. */
import type { RouterContextProvider } from "react-router";
import { type CardView, toCardView } from "#app/items/card-view.ts";
import { kindsIn } from "#domain/library/content-kinds.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import { GRADIENT_TAGS } from "#domain/library/gradient-tags.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { formatListQuery, type ListQuery, parseListQuery } from "#domain/library/list-query.ts";
import { tagsMeant } from "#domain/words/occasion-colors.ts";
import { paletteFromWords } from "#domain/words/palette-from-words.ts";
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
      "christmas",
      "easter",
      "halloween",
      "valentine",
      "wedding",
      "baby",
      "kids",
      "night",
      "sea",
      "forest",
      "desert",
      "flowers",
      "fruit",
      "coffee",
      "bakery",
      "organic",
      "spa",
      "beach",
      "tropical",
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
  const [{ found, ...page }, origin] = await Promise.all([
    loadFound(kind, request, context),
    query.like === undefined ? undefined : findItem(reads, kind, query.like),
  ]);
  const choices = await lists.filterChoices(kind, found, [...new Set(offered)]);
  return {
    ...page,
    ...(choices !== undefined && { total: choices.total, isTotalCapped: false }),
    baseAddress: addressOf(kind, withoutCursor(query)),
    likeTitle: origin?.title,
    namedColor: namedColor(query.text),
    hasWords: kind === "palette" && page.total === 0 && isOfWords(query.text),
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

/** Whether the generator makes a palette of the words. */
function isOfWords(text: string): boolean {
  return text !== "" && paletteFromWords(text, 5, "words").colors.length > 0;
}

/** One page of cards. */
export async function loadCards(kind: ItemKind, request: Request, context: Readonly<RouterContextProvider>) {
  const { found: _found, ...page } = await loadFound(kind, request, context);
  return page;
}

/** One page of cards, and the query that found them: the tags that the words mean, if the words themselves find nothing. */
async function loadFound(kind: ItemKind, request: Request, context: Readonly<RouterContextProvider>) {
  const { lists, clock } = context.get(servicesContext);
  const { query, notices } = parseListQuery(new URL(request.url).searchParams);
  const read = (asked: ListQuery) => lists.listItems(kind, asked, dayNumber(clock()));
  const all = await read(query);
  const meant = all.total === 0 ? tagsMeant(query.text) : [];
  const byTags = { ...query, text: "", tags: [...query.tags, ...meant] };
  const tagged = meant.length === 0 ? undefined : await read(byTags);
  const isTagged = tagged !== undefined && tagged.total > 0;
  const page = isTagged ? tagged : all;
  return {
    kind,
    query,
    found: isTagged ? byTags : query,
    notices: isTagged
      ? [...notices, `No ${kind} has “${query.text}” in its words; these are for ${meant.join(" and ")}.`]
      : notices,
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
