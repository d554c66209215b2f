/**
 * A search by words as conditions. A word is found anywhere in the text, but one too short for a trigram only where a word begins:
 * elsewhere no index finds it, and each such search would read every item. Signs alone are in no index at all, so they are passed over,
 * and find nothing by themselves.
 */
import { or, type SQL, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import { items, itemTexts, itemWords, wordsOf } from "./item-table.ts";

const LETTER = /[\p{L}\p{N}]/u;
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const MAX_WORDS = 8;
const SEARCHED = { palette: itemTexts.paletteText, gradient: itemTexts.gradientText };

/**
 * Conditions on `itemTexts`, which its index supports; none for a text without words. The words that have what was typed are found first, and
 * the index has the items of each, so that none is read that does not match.
 */
export function indexedText(kind: ItemKind, text: string): SQL[] {
  return conditions(sql`${SEARCHED[kind]}`, text, (part) =>
    hasOne(kind, sql`array(select ${itemWords.word} from ${itemWords} where ${isWordWith(part)})`),
  );
}

/** Which of `itemWords` have what was typed, if it is one word; undefined otherwise. */
export function wordCondition(text: string): SQL | undefined {
  const [part, ...others] = partsOf(text) ?? [];
  return part === undefined || others.length > 0 ? undefined : isWordWith(part);
}

/** Whether a row of `itemTexts` has one of these words. */
export function hasOne(kind: ItemKind, words: SQL): SQL {
  return sql`${wordsOf(SEARCHED[kind])} && ${words}`;
}

function isWordWith(part: string): SQL {
  const pattern = part.startsWith(" ") ? `${escapeLike(part.slice(1))}%` : `%${escapeLike(part)}%`;
  return sql`${itemWords.word} like ${pattern}`;
}

/**
 * Conditions on `itemTexts` of the same items, in the form in which PostgreSQL best knows how many they are: two words are one pattern,
 * which it tries on its sample of texts. So it knows how often they are together, where it would multiply how often each is.
 */
export function estimatedText(kind: ItemKind, text: string): SQL[] {
  const value = sql`${SEARCHED[kind]}`;
  const [one, other, ...others] = partsOf(text) ?? [];
  if (one === undefined || other === undefined) return conditions(value, text, (part) => has(value, part));
  return [apart(value, one, other), ...others.map((part) => has(value, part))];
}

/** Conditions on a row of `items`. The space before the text is added only for a word that must begin with it. */
export function textOfRow(text: string): SQL[] {
  const isAnyShort = partsOf(text)?.some((part) => part.startsWith(" ")) ?? false;
  const value = isAnyShort ? sql`(' ' || ${items.searchText})` : sql`${items.searchText}`;
  return conditions(value, text, (part) => has(value, part));
}

function conditions(value: SQL, text: string, condition: (part: string) => SQL): SQL[] {
  const parts = partsOf(text);
  if (parts === undefined) return [sql`false`];
  const each = parts.map(condition);
  const [one, other] = parts;
  if (one === undefined || other === undefined || !canOverlap(one, other)) return each;
  // A word does not count as a part of the other as well. In a form that is no condition of an index, which would be searched twice
  // more for it.
  return [...each, sql`${apart(value, one, other)} is true`];
}

/** What must be found, word by word; undefined if nothing can be. */
function partsOf(text: string): string[] | undefined {
  const given = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
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
