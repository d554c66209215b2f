/** The library: lists with keyset pagination, and single items. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { checkedColorText, count } from "#calls/color-schemas.ts";
import { refuseCall } from "#calls/refusal.ts";
import { withFields } from "#domain/library/content-kinds.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { COUNTS, DEFAULT_LIMIT, MAX_LIMIT, parseListQuery, SORTS } from "#domain/library/list-query.ts";
import { HUE_FAMILIES } from "#engine/names/hue-family.ts";
import { ItemCardAnswer, ItemDetailAnswer } from "./item-schemas.ts";

const ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;
/** Seconds; lists change whenever an item is published or liked. */
const LIST_FRESH_S = 60;
const ITEM_FRESH_S = 300;

const several = <Schema extends v.GenericSchema<string, unknown>>(value: Schema, description: string) =>
  v.optional(v.pipe(v.array(value), v.maxLength(5), v.description(description)));

const ListInput = v.object({
  near: several(
    checkedColorText("A CSS color."),
    "Colors that must all be near one of the item’s; the nearest items come first.",
  ),
  tag: several(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9 -]{0,39}$/, "This is no tag.")),
    "Tags that the item must all have.",
  ),
  hue: v.optional(v.pipe(v.picklist(HUE_FAMILIES), v.description("A hue that the item must have."))),
  count: v.optional(
    v.pipe(v.picklist(COUNTS), v.description("Number of colors; 6 stands for six and more.")),
  ),
  q: v.optional(
    v.pipe(v.string(), v.maxLength(100), v.description("Words of the title, tags or color names.")),
  ),
  sort: v.optional(
    v.pipe(v.picklist(SORTS), v.description("The order; with `near`, nearness decides.")),
    "trending",
  ),
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_-]{1,400}$/, "This is no cursor."),
      v.description("`next` of the page before."),
    ),
  ),
  limit: v.optional(count(1, MAX_LIMIT, "Items of a page."), DEFAULT_LIMIT),
});

function listCall(kind: ItemKind) {
  return defineCall({
    name: `${kind}s`,
    title: `${titleOf(kind)}s of the library`,
    group: "Library",
    effect: "reads",
    http: { method: "GET", path: `/${kind}s` },
    freshS: LIST_FRESH_S,
    readsLibrary: true,
    description:
      "A page of items. `next` is the cursor of the page that follows, null on the last one; pages stay whole while items are added. `near` and `tag` may be given several times.",
    input: ListInput,
    answer: v.object({
      items: v.array(ItemCardAnswer),
      next: v.pipe(v.nullable(v.string()), v.description("For `cursor`; null on the last page.")),
    }),
    example: {
      input:
        kind === "palette"
          ? { near: ["#c2410c"], count: "5", limit: 1 }
          : { hue: "blue", sort: "newest", limit: 1 },
    },
    async handle(input, { library }) {
      const { query, notices } = parseListQuery(paramsOf(input));
      if (notices.length > 0)
        return refuseCall(
          "invalid",
          notices.join(" "),
          notices.map((message) => ({ path: "", message, code: "invalid" })),
        );
      const page = await library.listItems(kind, query);
      if (!page.ok)
        return refuseCall("invalid", "This cursor is not of this list.", [
          { path: "cursor", message: "Take next of the page before, with the same sort.", code: "invalid" },
        ]);
      const { items, next } = page;
      return { ok: true, kind: "data", body: { items: items.map(withFields), next }, next };
    },
  });
}

function itemCall(kind: ItemKind) {
  return defineCall({
    name: kind,
    title: `One ${kind}`,
    group: "Library",
    effect: "reads",
    http: { method: "GET", path: `/${kind}s/{id}` },
    freshS: ITEM_FRESH_S,
    readsLibrary: true,
    description: `A ${kind} with its tags, its source and licence, and what was measured of it.`,
    input: v.object({ id: v.pipe(v.string(), v.description("Its id, as lists give it.")) }),
    answer: ItemDetailAnswer,
    // A seeded item, since a newest item may be edited or removed by its owner.
    example: async ({ library }) => ({ input: { id: (await library.seededItemId(kind)) ?? "" } }),
    async handle({ id }, { library }) {
      const item = ID.test(id) ? await library.findItem(kind, id) : undefined;
      return item === undefined
        ? refuseCall("not-found", `There is no ${kind} of this id.`)
        : dataAnswer(withFields(item));
    },
  });
}

function paramsOf(input: v.InferOutput<typeof ListInput>): URLSearchParams {
  const params = new URLSearchParams({ sort: input.sort, limit: String(input.limit) });
  for (const color of input.near ?? []) params.append("near", color);
  for (const tag of input.tag ?? []) params.append("tag", tag);
  for (const name of ["hue", "count", "q", "cursor"] as const) {
    const value = input[name];
    if (value !== undefined) params.set(name, value);
  }
  return params;
}

function titleOf(kind: ItemKind): string {
  return kind === "palette" ? "Palette" : "Gradient";
}

export const palettesCall = listCall("palette");
export const gradientsCall = listCall("gradient");
export const paletteCall = itemCall("palette");
export const gradientCall = itemCall("gradient");
