/** Which names of colors and titles of palettes have a word. */
import type { NameEntry } from "#engine/names/names.ts";
import { NAMED_COLORS } from "#engine/parse/named-colors.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { LIBRARY_WORDS } from "./library-words.generated.ts";
import { stemOf, wordsOf } from "./word-forms.ts";

/** A name with its color, or one color of a palette with that palette's title. */
export interface NamedColor {
  readonly name: string;
  readonly color: Color;
  /** Where the name is from: "color names" or a source of the library. */
  readonly from: string;
  /** Whether it is the title of a palette that the color is one of. */
  readonly isTitle: boolean;
  /** Stems of the name's words, in order. */
  readonly stems: readonly string[];
}

export type WordIndex = ReadonlyMap<string, readonly NamedColor[]>;

/** The source of what the list of color names has. */
export const COLOR_NAMES_SOURCE = "color names";
const HEX = /[0-9a-f]{6}/giu;

/** Words that names of CSS begin and end with; what is between is one word. */
const CSS_WORDS =
  /^(dark|light|medium|pale|deep)?(.*?)(blue|green|red|pink|gr[ae]y|brown|yellow|white|orange|violet|orchid|purple|salmon|coral|cyan|magenta|turquoise|slateblue|slategr[ae]y|seagreen|skyblue|goldenrod|khaki)?$/;

/** "mediumseagreen" as "Medium Sea Green". */
function cssName(name: string): string {
  const parts = (CSS_WORDS.exec(name) ?? []).slice(1).filter((part) => part !== undefined && part !== "");
  return parts
    .flatMap((part) => part.replace(/^(slate|sea|sky)(?=.)/, "$1 ").split(" "))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** By stem: the names and titles that have it, from a list of color names, from CSS and from the library. */
export function indexWords(names: readonly NameEntry[]): WordIndex {
  const index = new Map<string, NamedColor[]>();
  const add = (name: string, hexes: readonly string[], from: string): void => {
    const stems = wordsOf(name).map(stemOf);
    for (const hex of hexes) {
      const parsed = parseColor(`#${hex}`);
      if (!parsed.ok) throw new Error(`“${name}” has the color ${hex}`);
      for (const stem of new Set(stems)) {
        const known = index.get(stem);
        const entry = { name, color: parsed.color, from, isTitle: hexes.length > 1, stems };
        if (known === undefined) index.set(stem, [entry]);
        else known.push(entry);
      }
    }
  };
  for (const [name, hex] of names) add(name, [hex], COLOR_NAMES_SOURCE);
  for (const [name, hex] of NAMED_COLORS) add(cssName(name), [hex], "CSS");
  for (const [source, rows] of Object.entries(LIBRARY_WORDS))
    for (const row of rows) {
      const [name = "", hexes = ""] = row.split(":");
      add(name, hexes.match(HEX) ?? [], source);
    }
  return index;
}
