/** What came to the library's palettes after its first day. */
import { paletteDistance } from "../../engine/palette/palette-distance.ts";
import { closestPair } from "../../engine/palette/palette-facts.ts";
import { colorToOklab, colorToOklch } from "../../engine/space/convert.ts";
import { readChartPalettes } from "./chart-palettes.ts";
import { readBooks } from "./color-books.ts";
import { fiveOf } from "./five-of.ts";
import { withOccasions } from "./occasions.ts";
import { readColor, type SeedItem } from "./seed-item.ts";
import { readApex, readDaisy, readEcharts, readSkeleton, readTerminal } from "./theme-palettes.ts";

/** The day on which they came, for "newest". */
const ADDED_ON = "2026-11-27";
/** Palettes nearer than this (`paletteDistance`) look alike in a list: a tenth of those of the first day have one so near. */
const MIN_DIFFERENT = 0.04;
/** The same for what we chose ourselves, of which there could be any number. */
const MIN_DIFFERENT_CHOICE = 0.045;
/** OKLCH chroma of the pure reds, greens and blues of early screens. */
const MAX_CHROMA = 0.2;
/** A plate in which two colors look like one is left out (ΔEOK). */
const MIN_APART = 0.03;
/** Of the terminal schemes, which all have a ground, a text and six hues, those that differ most. */
const MAX_TERMINAL = 60;
/** Of each book of colors. */
const MAX_BOOK: Readonly<Record<string, number>> = {
  ridgway: 140,
  werner: 60,
  china: 90,
  riso: 40,
};

/** Those of all data sets that differ from what is there and from each other; `first` are the palettes of the first day. */
export function addedPalettes(first: readonly SeedItem[]): SeedItem[] {
  const charts = [...readChartPalettes(), ...readApex(), ...readEcharts()];
  const given: readonly SeedItem[] = [
    ...charts.filter(({ colors }) => colors.length <= 12),
    ...readDaisy(),
    ...readSkeleton(),
    ...[...charts, ...first.filter(({ source }) => source === "chromotome" || source === "base16")]
      .filter(({ colors }) => colors.length >= 7)
      .flatMap((item) => fiveOf(item) ?? []),
  ];
  const kept = first.map(labsOf);
  const added: SeedItem[] = [];
  const add = (
    items: readonly SeedItem[],
    { most = Number.POSITIVE_INFINITY, different = MIN_DIFFERENT } = {},
  ): void => {
    let count = 0;
    for (const item of items) {
      const labs = labsOf(item);
      if (count >= most || !isClear(item)) continue;
      if (kept.some((other) => paletteDistance(labs, other, different) < different)) continue;
      kept.push(labs);
      added.push({ ...item, addedOn: ADDED_ON });
      count += 1;
    }
  };
  add(given);
  add(
    readTerminal()
      .flatMap((item) => fiveOf(item, { isScheme: true }) ?? [])
      .filter(isCalm),
    { most: MAX_TERMINAL },
  );
  const books = readBooks();
  for (const [source, most] of Object.entries(MAX_BOOK))
    add(
      books.filter((item) => item.source === source),
      { most, different: MIN_DIFFERENT_CHOICE },
    );
  return added.map(withOccasions);
}

function isClear({ colors }: SeedItem): boolean {
  return (closestPair(colors.map(readColor))?.deltaE ?? 1) >= MIN_APART;
}

function isCalm({ colors }: SeedItem): boolean {
  return colors.every((text) => colorToOklch(readColor(text)).chroma < MAX_CHROMA);
}

function labsOf({ colors }: SeedItem): Float64Array {
  return Float64Array.from(
    colors.flatMap((text) => {
      const { lightness, a, b } = colorToOklab(readColor(text));
      return [lightness, a, b];
    }),
  );
}
