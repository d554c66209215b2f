/**
 * The query of a library list (LIB-2). Decoding never fails and encoding is canonical; an invalid value falls
 * back to its default with a notice.
 */
import { HUE_FAMILIES, type HueFamily } from "#engine/names/hue-family.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { splitOutsideBrackets } from "#engine/parse/split-list.ts";
import { colorWords, copiedColor, readSearch } from "./color-words.ts";

export const SORTS = ["trending", "newest", "popular"] as const;
export type Sort = (typeof SORTS)[number];
export const COUNTS = ["2", "3", "4", "5", "6"] as const;
/** Number of colors; for palettes "5" means exactly five and "6" means six or more. */
export type ColorCount = (typeof COUNTS)[number];

export interface ListQuery {
  readonly sort: Sort;
  /** CSS colors that the items must each have a similar color to; the nearest items come first. */
  readonly near: readonly string[];
  readonly hue?: HueFamily;
  readonly count?: ColorCount;
  readonly tags: readonly string[];
  readonly hasAaPair: boolean;
  readonly isVisionSafe: boolean;
  readonly temperature?: "warm" | "cool";
  readonly isWideGamut: boolean;
  readonly text: string;
  /** Id of an item whose similar items are listed. */
  readonly like?: string;
  readonly cursor?: string;
  readonly limit: number;
  readonly view: "plates" | "strips";
}

export const DEFAULT_LIMIT = 30;
export const MAX_LIMIT = 100;
const MAX_NEAR = 5;
const MAX_TAGS = 5;
const MAX_TEXT = 100;
const ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;
const TAG = /^[a-z0-9][a-z0-9 -]{0,39}$/;
const CURSOR = /^[A-Za-z0-9_-]{1,400}$/;

export interface ParsedListQuery {
  readonly query: ListQuery;
  /** One sentence for each value that could not be used. */
  readonly notices: readonly string[];
}

export function parseListQuery(params: URLSearchParams): ParsedListQuery {
  const notices: string[] = [];
  const choose = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const given = params.get(name);
    if (given === null || given === "") return undefined;
    const found = values.find((value) => value === given);
    if (found === undefined)
      notices.push(`“${short(given)}” is not a choice for ${name}, so it was left out.`);
    return found;
  };
  const matching = (name: string, pattern: RegExp, what: string): string | undefined => {
    const given = params.get(name);
    if (given === null || given === "") return undefined;
    if (pattern.test(given)) return given;
    notices.push(`“${short(given)}” is not ${what}, so it was left out.`);
    return undefined;
  };
  const isOn = (name: string): boolean => choose(name, ["1", "0"]) === "1";
  const hue = choose("hue", HUE_FAMILIES);
  const count = choose("count", COUNTS);
  const temperature = choose("temperature", ["warm", "cool"]);
  const like = matching("like", ID, "an id of the library");
  const cursor = matching("cursor", CURSOR, "a place in this list");
  // Control characters are dropped: PostgreSQL rejects NUL in text.
  const text = (params.get("q") ?? "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MAX_TEXT);
  const searched = readSearch(text);
  if (searched.colors.length > 0 && !/[#(]/.test(text))
    notices.push(`“${short(text)}” was read as colors; what is near them is shown.`);
  const query: ListQuery = {
    sort: choose("sort", SORTS) ?? "trending",
    near: readColors([...params.getAll("near"), ...searched.colors], notices),
    ...(hue !== undefined && { hue }),
    ...(count !== undefined && { count }),
    tags: readTags(params.getAll("tag"), notices),
    hasAaPair: isOn("aa"),
    isVisionSafe: isOn("vision"),
    ...(temperature !== undefined && { temperature }),
    isWideGamut: isOn("p3"),
    text: searched.words,
    ...(like !== undefined && { like }),
    ...(cursor !== undefined && { cursor }),
    limit: readLimit(params.get("limit"), notices),
    view: choose("view", ["plates", "strips"]) ?? "plates",
  };
  return { query, notices };
}

/** The canonical query: defaults are omitted, so that each list has exactly one address. */
export function formatListQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.text !== "") params.set("q", query.text);
  if (query.sort !== "trending") params.set("sort", query.sort);
  for (const color of query.near) params.append("near", color);
  if (query.hue !== undefined) params.set("hue", query.hue);
  if (query.count !== undefined) params.set("count", query.count);
  for (const tag of query.tags) params.append("tag", tag);
  if (query.hasAaPair) params.set("aa", "1");
  if (query.isVisionSafe) params.set("vision", "1");
  if (query.temperature !== undefined) params.set("temperature", query.temperature);
  if (query.isWideGamut) params.set("p3", "1");
  if (query.like !== undefined) params.set("like", query.like);
  if (query.cursor !== undefined) params.set("cursor", query.cursor);
  if (query.limit !== DEFAULT_LIMIT) params.set("limit", String(query.limit));
  if (query.view !== "plates") params.set("view", query.view);
  return params;
}

function readColors(values: readonly string[], notices: string[]): string[] {
  // One parameter may hold several colors, separated by commas outside brackets.
  const given = values
    .flatMap((value) => {
      const copied = copiedColor(value);
      return copied === undefined ? splitOutsideBrackets(value, (character) => character === ",") : [copied];
    })
    .map((value) => value.trim())
    .flatMap((value) => colorWords(value) ?? [copiedColor(value) ?? value]);
  const colors: string[] = [];
  for (const text of given.filter((value) => value !== "")) {
    const parsed = parseColor(text);
    if (!parsed.ok) notices.push(`We don’t know the color “${short(text)}”.`);
    else if (colors.length < MAX_NEAR) colors.push(text);
  }
  if (given.length > MAX_NEAR) notices.push(`Only the first ${MAX_NEAR} colors are looked for.`);
  return colors;
}

/** Tags that had another name, which links have still. */
export const RENAMED_TAGS: Readonly<Record<string, string>> = { "clear to every eye": "color-blind safe" };

function readTags(values: readonly string[], notices: string[]): string[] {
  const tags = [
    ...new Set(values.filter((value) => value !== "").map((value) => RENAMED_TAGS[value] ?? value)),
  ];
  for (const tag of tags)
    if (!TAG.test(tag)) notices.push(`“${short(tag)}” is not a tag, so it was left out.`);
  return tags.filter((tag) => TAG.test(tag)).slice(0, MAX_TAGS);
}

function readLimit(given: string | null, notices: string[]): number {
  if (given === null || given === "") return DEFAULT_LIMIT;
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  notices.push(`The limit is a whole number from 1 to ${MAX_LIMIT}; ${DEFAULT_LIMIT} is used.`);
  return DEFAULT_LIMIT;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
