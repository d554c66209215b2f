/**
 * Rules for what people may publish (LIB-8): titles, descriptions, tags, colors, a place. Page and server
 * share them.
 */
import * as v from "valibot";
import { boundedList } from "#domain/bounded-list.ts";
import { tidyColorName } from "#domain/documents/color-names.ts";
import type { ItemContent } from "./content-kinds.ts";
import { ColorText, MAX_COLORS } from "./stored-color.ts";

export const MAX_TITLE = 80;
export const MAX_DESCRIPTION = 500;
export const MAX_TAGS = 8;
export const MAX_TAG = 24;
/** Repeated and empty tags are dropped before they are counted. */
const MAX_SENT_TAGS = 100;

/**
 * Invisible characters and those that reorder surrounding text: controls, lone surrogates, line and paragraph
 * separators, bidirectional marks and embeddings, zero-width spaces. Joiners are allowed, since emoji and
 * several scripts need them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
/** Five or more combining marks on one letter would cover the lines above it. */
const PILED_MARKS = /\p{M}{5,}/u;
/** The same characters as the tag filter of the lists (list-query.ts). */
const TAG = /^[a-z0-9][a-z0-9 -]*$/;
/** Requires a visible character, not only spaces and joiners. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const countLetters = (text: string) => [...text].length;

function plainText(name: string, most: number, isAllowed: (text: string) => boolean) {
  return v.pipe(
    v.string(`${name} is text.`),
    v.transform((text) => text.normalize("NFC").trim()),
    v.check((text) => countLetters(text) <= most, `${name} is at most ${most} characters long.`),
    v.check(
      (text) => isAllowed(text) && !PILED_MARKS.test(text),
      `${name} has characters that cannot be shown.`,
    ),
  );
}

export const Title = v.pipe(
  plainText("The title", MAX_TITLE, (text) => !UNSEEN.test(text)),
  v.transform((text) => text.replaceAll(/\s+/g, " ")),
);

export const Description = plainText(
  "The description",
  MAX_DESCRIPTION,
  (text) => !UNSEEN.test(text.replaceAll(/\r?\n/g, " ")),
);

export const Tags = v.pipe(
  boundedList(v.pipe(v.string(), v.maxLength(200)), MAX_SENT_TAGS, `At most ${MAX_TAGS} tags.`),
  v.transform((tags) => [
    ...new Set(
      tags.map((tag) => tag.normalize("NFC").trim().toLowerCase().replaceAll(/\s+/g, " ")).filter(Boolean),
    ),
  ]),
  v.check((tags) => tags.length <= MAX_TAGS, `At most ${MAX_TAGS} tags.`),
  v.check(
    (tags) => tags.every((tag) => tag.length <= MAX_TAG),
    `A tag is at most ${MAX_TAG} characters long.`,
  ),
  v.check((tags) => tags.every((tag) => TAG.test(tag)), "Use a–z, digits, spaces and hyphens in tags."),
);

export const Place = v.strictObject(
  {
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  },
  "A place is a latitude from -90 to 90 and a longitude from -180 to 180.",
);

const Colors = v.pipe(
  boundedList(ColorText, MAX_COLORS, `At most ${MAX_COLORS} colors are kept in one palette.`),
  v.minLength(1, "There is no color to keep."),
);

const ColorNames = v.pipe(
  boundedList(
    v.pipe(v.string(), v.maxLength(500, "The name of a color is too long.")),
    MAX_COLORS,
    `At most ${MAX_COLORS} colors are kept in one palette.`,
  ),
  v.transform((names) => names.map(tidyColorName)),
  v.check(
    (names) => !names.some((name) => PILED_MARKS.test(name)),
    "A name has characters that cannot be shown.",
  ),
);

/**
 * What a tool keeps besides the colors. The server reads it, and gives it in the form in which it is stored
 * (server/publishing/new-item.server.ts), so that a page need not load the readers of all tools.
 */
const Content = v.custom<ItemContent>(
  (value) => typeof value === "object" && value !== null && "type" in value && typeof value.type === "string",
  "There is nothing to keep.",
);

/** The states that people can choose; only reports can hide an item. */
export const ChosenState = v.picklist(["public", "unlisted", "private"], "Choose who sees it.");
export type ChosenState = v.InferOutput<typeof ChosenState>;

const WORK = {
  /** What a palette and the questions of the page show; a content that has colors of its own is stored with those. */
  colors: Colors,
  /** Names that the person gave to the colors, by index; "" for a color without one. */
  names: v.optional(ColorNames, []),
  content: Content,
};

/** What a tool makes and an item keeps. */
export const ItemWork = v.strictObject(WORK);
export type ItemWork = v.InferOutput<typeof ItemWork>;

const TOO_FEW_COLORS = "A palette needs at least two colors to be published.";

/** A single color is kept, but is no palette to publish. */
export function isPublishable({
  content,
  colors,
}: Readonly<{ content: ItemContent; colors: readonly unknown[] }>): boolean {
  return content.type !== "palette" || colors.length > 1;
}

export const NewItem = v.pipe(
  v.object({
    title: v.optional(Title, ""),
    description: v.optional(Description, ""),
    tags: v.optional(Tags, []),
    ...WORK,
    state: ChosenState,
    place: v.optional(Place),
  }),
  v.forward(
    v.check((item) => item.state !== "public" || SEEN.test(item.title), "Give it a title."),
    ["title"],
  ),
  v.forward(
    v.check((item) => item.state !== "public" || isPublishable(item), TOO_FEW_COLORS),
    ["colors"],
  ),
);
export type NewItem = v.InferOutput<typeof NewItem>;
export type NewItemInput = v.InferInput<typeof NewItem>;

export const ItemChanges = v.strictObject({
  title: v.optional(
    v.pipe(
      Title,
      v.check((text) => SEEN.test(text), "Give it a title."),
    ),
  ),
  description: v.optional(Description),
  tags: v.optional(Tags),
  state: v.optional(ChosenState),
  /** Null removes the place. */
  place: v.optional(v.nullable(Place)),
  /** Replaces what the item keeps; a palette stays a palette. */
  work: v.optional(ItemWork),
});
export type ItemChanges = v.InferOutput<typeof ItemChanges>;

export const REPORT_REASONS = {
  spam: "Spam or advertising",
  offensive: "Offensive words",
  stolen: "Somebody else’s work",
  other: "Something else",
} as const;

export const NewReport = v.object({
  reason: v.picklist(["spam", "offensive", "stolen", "other"], "Choose a reason."),
  message: v.optional(
    plainText("The message", 1000, (text) => !UNSEEN.test(text.replaceAll(/\r?\n|\t/g, " "))),
    "",
  ),
});
export type NewReport = v.InferOutput<typeof NewReport>;

/** An item as its owner edits it. */
export const OwnItem = v.object({
  id: v.string(),
  kind: v.picklist(["palette", "gradient"]),
  state: v.picklist(["public", "unlisted", "private", "hidden"]),
  version: v.number(),
  title: v.string(),
  description: v.string(),
  /** The tags as entered, without those derived from the colors. */
  tags: v.array(v.string()),
  place: v.optional(Place),
});
export type OwnItem = v.InferOutput<typeof OwnItem>;

/** The first problem, with the name of its field. */
export function problemOf(issues: readonly v.BaseIssue<unknown>[]): {
  field: string | undefined;
  message: string;
} {
  const [issue] = issues;
  return {
    field: typeof issue?.path?.[0]?.key === "string" ? issue.path[0].key : undefined,
    message: issue?.message ?? "This cannot be stored.",
  };
}
