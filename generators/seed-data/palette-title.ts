/** Titles for items whose source has none: the names nearest to two of their colors. Deterministic. */
import { COLOR_NAMES } from "../../engine/names/color-names.ts";
import { createNamer } from "../../engine/names/names.ts";
import { colorToOklch } from "../../engine/space/convert.ts";
import { readColor, type SeedItem } from "./seed-item.ts";

const nameOf = createNamer(COLOR_NAMES);
const taken = new Set<string>();

/** Gives names to unnamed colors, and a title to an untitled item. */
export function namePalette(item: SeedItem): SeedItem {
  const names = item.colors.map((color, index) => item.names[index] || nameOf(readColor(color)).name);
  return { ...item, names, title: unique(item.title || titleFrom(item.colors, names), names) };
}

/** The names of the two colors with the highest chroma, the higher first. */
export function titleFrom(colors: readonly string[], names: readonly string[]): string {
  const order = [...colors.keys()].toSorted(
    (a, b) =>
      colorToOklch(readColor(colors[b] ?? "")).chroma - colorToOklch(readColor(colors[a] ?? "")).chroma,
  );
  const [first = "", second = ""] = order.map((index) => names[index] ?? "").filter((name) => name !== "");
  return second === "" || second === first ? first : `${first} and ${second}`;
}

function unique(title: string, names: readonly string[]): string {
  const base = title.charAt(0).toUpperCase() + title.slice(1);
  const candidates = [base, ...names.map((name) => `${base}, ${name}`)];
  const free = candidates.find((candidate) => !taken.has(candidate));
  let number = 2;
  while (taken.has(`${base} ${number}`)) number += 1;
  const chosen = free ?? `${base} ${number}`;
  taken.add(chosen);
  return chosen;
}
