import { cssThemes, themeIDs } from "@thi.ng/color-palettes";
import wada from "dictionary-of-colour-combinations" with { type: "json" };
import { COLORS_ALONE, type SeedItem } from "./seed-item.ts";

interface WadaColor {
  readonly name: string;
  readonly hex: string;
  readonly combinations: readonly number[];
}

/** 348 combinations of two to four of Sanzo Wada's 159 colors. */
export function readWada(): SeedItem[] {
  const colors: readonly WadaColor[] = wada;
  const plates = new Map<number, WadaColor[]>();
  for (const color of colors) {
    for (const plate of color.combinations) plates.set(plate, [...(plates.get(plate) ?? []), color]);
  }
  return [...plates]
    .toSorted(([a], [b]) => a - b)
    .map(([plate, members]) => ({
      source: "wada",
      originalId: String(plate),
      title: members.length === 2 ? members.map(({ name }) => name).join(" and ") : "",
      credit: `Sanzo Wada, plate ${plate}`,
      author: "Sanzo Wada",
      colors: members.map(({ hex }) => hex),
      names: members.map(({ name }) => name),
      content: COLORS_ALONE,
      tags: ["print", "vintage"],
    }));
}

/** Themes of six colors made from pictures. */
export function readThing(): SeedItem[] {
  const ids = [...themeIDs()];
  return [...cssThemes()].map((theme, index) => ({
    source: "thing",
    originalId: String(ids[index] ?? index),
    title: "",
    credit: `Karsten Schmidt, theme ${index + 1}`,
    author: "Karsten Schmidt",
    colors: [...theme].map(String),
    names: [],
    content: COLORS_ALONE,
    tags: ["picture"],
  }));
}
