/** The loader of two palettes side by side (PAL-3): all figures are computed on the server. */
import type { RouterContextProvider } from "react-router";
import type { CardView } from "#app/items/card-view.ts";
import { matrixOf } from "#app/pages/library/matrix-of.server.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { colorText, colorTexts, cssOfColorText } from "#domain/documents/color-text.ts";
import {
  type ComparedPalette,
  type Comparison,
  changeWords,
  readComparison,
} from "#domain/documents/comparison.ts";
import { comparisonAddress } from "#domain/documents/comparison-address.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import type { ItemCard } from "#domain/library/item.ts";
import { readColor } from "#domain/library/stored-color.ts";
import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { COLOR_NAMES } from "#engine/names/color-names.ts";
import { createNamer } from "#engine/names/names.ts";
import { alignPalettes, colorChange } from "#engine/palette/align-palettes.ts";
import { paletteFacts } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import { findItem, itemOfTheDay } from "#server/library/library-queries.server.ts";
import { similarItems } from "#server/library/similar-items.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

const nameOf = createNamer(COLOR_NAMES);

export async function loadComparison(request: Request, context: Readonly<RouterContextProvider>) {
  const asked = readComparison(await withItems(new URL(request.url).searchParams, context));
  const isExample = asked.a === undefined && asked.b === undefined;
  const { a, b, by } = isExample ? await example(asked, context) : asked;
  const hasBoth = a !== undefined && b !== undefined && a.colors.length > 0 && b.colors.length > 0;
  const known = hasBoth
    ? undefined
    : ([a, b].find((side) => side !== undefined && side.colors.length > 0) ?? a);
  return {
    isExample,
    by,
    a: sideOf(a),
    b: sideOf(b),
    comparison: hasBoth ? comparisonOf(a, b) : undefined,
    addresses: hasBoth ? addressesOf(a, b) : undefined,
    /** Palettes of the library to compare the one that is there with. */
    picks: known === undefined ? [] : await picksFor(known, context),
    /** The palette that is there, for what the device adds to the picks. */
    known: known === undefined || known.colors.length === 0 ? undefined : written(known),
  };
  function comparisonOf(first: ComparedPalette, second: ComparedPalette) {
    const rows = alignPalettes(first.colors, second.colors, by).map((row) => {
      const [one, other] = [first.colors[row.first ?? -1], second.colors[row.second ?? -1]];
      const change = one === undefined || other === undefined ? undefined : colorChange(one, other);
      return {
        a: one && bandOf(one),
        b: other && bandOf(other),
        deltaE: change?.deltaE,
        words: change && changeWords(change),
      };
    });
    const measured = rows.flatMap(({ deltaE }) => deltaE ?? []);
    return {
      rows,
      /** Mean ΔEOK of the colors that have a partner, 0 to 1. */
      mean: measured.reduce((sum, deltaE) => sum + deltaE, 0) / Math.max(1, measured.length),
      alone: rows.length - measured.length,
    };
  }
  function addressesOf(first: ComparedPalette, second: ComparedPalette) {
    const [one, other] = [written(first), written(second)];
    return {
      here: comparisonAddress(one, other, by),
      swapped: comparisonAddress(other, one, by),
      likeness: comparisonAddress(one, other),
      order: comparisonAddress(one, other, "order"),
    };
  }
}
export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;

/** The page of a palette of the library, as it is copied from the bar of a browser. */
const ITEM_PAGE = /^\s*(?:https?:\/\/[^/\s]+)?\/palettes\/([1-9A-HJ-NP-Za-km-z]{6,32})\/?(?:[?#]\S*)?\s*$/;

/** Puts the colors and the title of a palette where its link was pasted. Links of nothing stay as they are. */
async function withItems(
  params: URLSearchParams,
  context: Readonly<RouterContextProvider>,
): Promise<URLSearchParams> {
  const known = new URLSearchParams(params);
  for (const name of ["a", "b"]) {
    const id = ITEM_PAGE.exec(params.get(name) ?? "")?.[1];
    const item =
      id === undefined ? undefined : await findItem(context.get(servicesContext).reads, "palette", id);
    if (item === undefined) continue;
    known.set(name, colorTexts(item.colors.map(readColor)));
    known.set(`${name}n`, item.title);
  }
  return known;
}

const written = ({ colors, title }: ComparedPalette) => ({ texts: colorTexts(colors), title });

/** The plate of the day and what is nearest to it, while nothing was chosen. */
async function example(asked: Comparison, context: Readonly<RouterContextProvider>): Promise<Comparison> {
  const { reads, clock } = context.get(servicesContext);
  const plate = await itemOfTheDay(reads, "palette", dayNumber(clock()));
  if (plate === undefined) return asked;
  const [near] = await similarItems(reads, "palette", plate.id, 1);
  return { ...asked, a: comparedOf(plate), b: near && comparedOf(near) };
}

const comparedOf = ({ colors, title }: ItemCard): ComparedPalette => ({
  colors: colors.map(readColor),
  title,
  notices: [],
});

async function picksFor(
  known: ComparedPalette,
  context: Readonly<RouterContextProvider>,
): Promise<readonly { readonly card: CardView; readonly address: string }[]> {
  if (known.colors.length === 0) return [];
  const cards = await relatedItems(known.colors, context);
  return cards.map((card) => {
    const texts = colorTexts(card.bands.map(({ css }) => readColor(css)));
    return { card, address: comparisonAddress(written(known), { texts, title: card.title }) };
  });
}

const PALETTE_TOOL = "/palette-generator";

function sideOf(side: ComparedPalette | undefined) {
  if (side === undefined) return undefined;
  const { colors, title, notices, typed } = side;
  return {
    title,
    notices,
    colors: colors.map(cssOf),
    /** What the field shows. */
    text: typed ?? colors.map(cssOf).join(", "),
    opens: carryAddress(PALETTE_TOOL, colorTexts(colors)),
    facts: colors.length === 0 ? undefined : factsOf(colors),
    matrix: matrixOf(colors),
  };
}

const cssOf = (color: Color): string => cssOfColorText(colorText(color));

function bandOf(color: Color) {
  return {
    css: cssOf(color),
    hex: formatHex(color).toUpperCase(),
    name: nameOf(color).name,
    onColor: `on-color-${onColor(color)}`,
  };
}

function factsOf(colors: readonly Color[]) {
  const facts = paletteFacts(colors);
  const [darkest, lightest] = facts.lightnessSpan;
  return {
    count: colors.length,
    aaPairs: facts.aaPairs,
    allPairs: (colors.length * (colors.length - 1)) / 2,
    strongest: strongestPair(colors),
    isVisionSafe: facts.isVisionSafe,
    lightness: [Math.round(darkest * 100), Math.round(lightest * 100)] as const,
    meanChroma: facts.meanChroma,
    temperature: facts.temperature,
  };
}

/** The pair with the highest WCAG ratio; undefined for a single color. */
function strongestPair(colors: readonly Color[]) {
  let best: { readonly text: string; readonly ground: string; readonly ratio: number } | undefined;
  for (const [index, ground] of colors.entries())
    for (const text of colors.slice(index + 1)) {
      const ratio = wcagRatio(text, ground);
      if (best === undefined || ratio > best.ratio)
        best = { text: formatHex(text), ground: formatHex(ground), ratio };
    }
  return best && { ...best, ratio: formatRatio(best.ratio) };
}
