/**
 * Five colors of a book of colors, chosen by us: a draw of the generator, each color replaced by the nearest one of the book.
 * The book's names go with them, and the credit says who chose.
 */
import lists from "color-name-lists";
import { deltaEOK } from "../../engine/difference/difference.ts";
import { generatePalette } from "../../engine/palette/generate.ts";
import type { GenerateRequest } from "../../engine/palette/generate-request.ts";
import type { Mood } from "../../engine/palette/moods.ts";
import { closestPair } from "../../engine/palette/palette-facts.ts";
import { isTasteful } from "../../engine/palette/taste/taste-score.ts";
import type { Color } from "../../engine/space/color.ts";
import { titleFrom } from "./palette-title.ts";
import { COLORS_ALONE, readColor, type SeedItem } from "./seed-item.ts";

interface Book {
  readonly source: string;
  /** The key of the list in the package. */
  readonly list: string;
  readonly author: string;
  readonly short: string;
  /** In titles, after “from”. */
  readonly from: string;
  readonly tags: readonly string[];
  /** Moods that are drawn in turn: the book has colors for them. */
  readonly moods: readonly (Mood | undefined)[];
}

const BOOKS: readonly Book[] = [
  {
    source: "ridgway",
    list: "ridgway",
    author: "Robert Ridgway",
    short: "Ridgway, 1912",
    from: "Ridgway",
    tags: ["vintage", "nature"],
    moods: [undefined, "pastel", "deep", "muted", "pastel", "earthy"],
  },
  {
    source: "werner",
    list: "werner",
    author: "Abraham Gottlob Werner and Patrick Syme",
    short: "Werner’s Nomenclature",
    from: "Werner",
    tags: ["vintage", "nature"],
    moods: [undefined, "muted", "earthy"],
  },
  {
    source: "china",
    list: "chineseTraditional",
    author: "ItMarki",
    short: "Traditional Colors of China",
    from: "China",
    tags: ["traditional"],
    moods: [undefined, "pastel", "deep", "muted", "pastel"],
  },
  {
    source: "riso",
    list: "risograph",
    author: "Matt DesLauriers",
    short: "Riso inks",
    from: "riso inks",
    tags: ["print"],
    moods: [undefined, "vibrant"],
  },
];
/** Draws that are tried of each book: what the book does not have gives nothing. */
const DRAWS = 2500;
/** ΔEOK from a color of a draw to the nearest of the book. */
const MAX_AWAY = 0.07;
/** The least between two of the chosen. The colors of pastels are near to each other. */
const MIN_APART = { pastel: 0.055, other: 0.09 };

interface BookColor {
  readonly name: string;
  readonly hex: string;
  readonly color: Color;
}

export function readBooks(): SeedItem[] {
  return BOOKS.flatMap((book) => {
    const colors = (lists.lists[book.list] ?? []).map(({ name, hex, meta }) => ({
      name: meta?.transliteration ?? name,
      hex,
      color: readColor(hex),
    }));
    const titles = new Set<string>();
    return Array.from({ length: DRAWS }, (_, index) => choiceOf(book, colors, index))
      .flatMap((found) => found ?? [])
      .filter(({ title }) => !titles.has(title) && titles.add(title));
  });
}

function choiceOf(book: Book, colors: readonly BookColor[], index: number): SeedItem | undefined {
  const mood = book.moods[index % book.moods.length];
  const request: GenerateRequest = {
    method: "random",
    count: 5,
    seed: `${book.source} ${index}`,
    edition: 3,
    ...(mood !== undefined && { mood }),
  };
  const chosen = generatePalette(request).colors.flatMap((color) => nearest(color, colors) ?? []);
  const five = chosen.map(({ color }) => color);
  const apart = mood === "pastel" ? MIN_APART.pastel : MIN_APART.other;
  if (five.length < 5 || (closestPair(five)?.deltaE ?? 0) < apart || !isTasteful(five, request))
    return undefined;
  const [hexes, names] = [chosen.map(({ hex }) => hex), chosen.map(({ name }) => name)];
  return {
    source: book.source,
    // By its colors, so that it is the same item when draws change.
    originalId: hexes.map((hex) => hex.slice(1)).join("-"),
    title: `${titleFrom(hexes, names)}, from ${book.from}`,
    credit: `Tincture, after ${book.short}`,
    author: book.author,
    colors: hexes,
    names,
    content: COLORS_ALONE,
    tags: book.tags,
  };
}

function nearest(color: Color, colors: readonly BookColor[]): BookColor | undefined {
  const best = colors
    .map((entry) => ({ entry, deltaE: deltaEOK(color, entry.color) }))
    .reduce((one, other) => (other.deltaE < one.deltaE ? other : one));
  return best.deltaE < MAX_AWAY ? best.entry : undefined;
}
