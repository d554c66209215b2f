/** Color names as valid, readable and unique identifiers of a language. */
export type CaseStyle = "kebab" | "camel" | "pascal" | "snake" | "constant";
export const CASE_STYLES: readonly CaseStyle[] = ["kebab", "camel", "pascal", "snake", "constant"];

const MAX_WORDS = 8;
const MAX_WORD = 24;

/**
 * One identifier per name, in order. ASCII letters and digits only (accents are removed, other scripts
 * dropped). A name with nothing left becomes "color", one that would begin with a digit is prefixed with
 * "color", duplicates get -2, -3 … A prefix is cut to length apart from the names, so that many words of it leave the
 * names whole.
 */
export function toIdentifiers(names: readonly string[], style: CaseStyle, prefix = ""): string[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const first = wordsOf(prefix);
  return names.map((name) => {
    const own = wordsOf(name);
    // A numbered name, "Color 2", says nothing more than a prefix that ends in the same word.
    const isSaid = own[0] === first.at(-1) && /^\d+$/.test(own[1] ?? "");
    const words = startingWithLetter([...first, ...(isSaid ? own.slice(1) : own)]);
    const base = join(words, style);
    let identifier = base;
    while (taken.has(identifier)) {
      const number = (counts.get(base) ?? 1) + 1;
      counts.set(base, number);
      identifier = join([...words, String(number)], style);
    }
    taken.add(identifier);
    return identifier;
  });
}

function wordsOf(name: string): string[] {
  return name
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f’']/g, "")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD));
}

function startingWithLetter(words: string[]): string[] {
  const [first] = words;
  if (first === undefined) return ["color"];
  return /^\d/.test(first) ? ["color", ...words] : words;
}

function join(words: readonly string[], style: CaseStyle): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  switch (style) {
    case "kebab":
      return words.join("-");
    case "snake":
      return words.join("_");
    case "constant":
      return words.join("_").toUpperCase();
    case "pascal":
      return words.map(capital).join("");
    case "camel":
      return words.map((word, index) => (index === 0 ? word : capital(word))).join("");
  }
}
