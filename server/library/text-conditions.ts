/**
 * A search by words as conditions. A word is found anywhere in the text, but one too short for a trigram only where a word begins:
 * elsewhere no index finds it, and each such search would read every item. Signs alone are in no index at all, so they are passed over,
 * and find nothing by themselves.
 */
import { or, type SQL, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import { items, itemTexts } from "./item-table.ts";

const LETTER = /[\p{L}\p{N}]/u;
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const MOST_WORDS = 8;
const SEARCHED = { palette: itemTexts.paletteText, gradient: itemTexts.gradientText };

/** Conditions on `itemTexts`, which its index supports; none for a text without words. */
export function indexedText(kind: ItemKind, text: string): SQL[] {
  return conditions(sql`${SEARCHED[kind]}`, text);
}

/**
 * Conditions on `itemTexts` of the same items, in the form in which PostgreSQL best knows how many they are: two words are one pattern,
 * which it tries on its sample of texts. So it knows how often they are together, where it would multiply how often each is.
 */
export function estimatedText(kind: ItemKind, text: string): SQL[] {
  const [one, other, ...others] = partsOf(text) ?? [];
  if (one === undefined || other === undefined) return indexedText(kind, text);
  const value = sql`${SEARCHED[kind]}`;
  return [apart(value, one, other), ...others.map((part) => has(value, part))];
}

/** Conditions on a row of `items`. The space before the text is added only for a word that must begin with it. */
export function textOfRow(text: string): SQL[] {
  const isAnyShort = partsOf(text)?.some((part) => part.startsWith(" ")) ?? false;
  return conditions(isAnyShort ? sql`(' ' || ${items.searchText})` : sql`${items.searchText}`, text);
}

function conditions(value: SQL, text: string): SQL[] {
  const parts = partsOf(text);
  if (parts === undefined) return [sql`false`];
  const each = parts.map((part) => has(value, part));
  const [one, other] = parts;
  if (one === undefined || other === undefined || !canOverlap(one, other)) return each;
  // A word does not count as a part of the other as well. In a form that is no condition of an index, which would be searched twice
  // more for it.
  return [...each, sql`${apart(value, one, other)} is true`];
}

/** What must be found, word by word; undefined if nothing can be. */
function partsOf(text: string): string[] | undefined {
  const given = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const letters = given.filter((word) => LETTER.test(word));
  if (letters.length === 0 && given.length > 0) return undefined;
  return letters.map((word) => (TRIGRAM.test(word) ? word : ` ${word}`));
}

/** Whether a text can have both in fewer letters than both have together: one is in the other, or begins as the other ends. */
export function canOverlap(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  const endsInto = (before: string, after: string) =>
    Array.from({ length: before.length - 1 }, (_, index) => before.slice(index + 1)).some((end) =>
      after.startsWith(end),
    );
  return endsInto(one, other) || endsInto(other, one);
}

function has(value: SQL, part: string): SQL {
  return sql`${value} like ${`%${escapeLike(part)}%`}`;
}

function apart(value: SQL, one: string, other: string): SQL {
  const inOrder = (first: string, then: string) =>
    sql`${value} like ${`%${escapeLike(first)}%${escapeLike(then)}%`}`;
  return sql`(${or(inOrder(one, other), inOrder(other, one))})`;
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
