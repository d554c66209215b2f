/**
 * Names of tokens as rules see them: small letters, words joined by dashes, without what all names of a theme begin with
 * and without "color" in front.
 */

/** Of `names` at least this share begins with a word that is then no part of them; of few names all do. */
const PREFIX_SHARE = 0.7;
const FEW_NAMES = 5;
const MIN_NAMES = 2;

/** "bodyBg", "body.bg" and "body_bg" are "body-bg". */
export function kebab(name: string): string {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return name;
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLowerCase();
}

/** Words that say nothing of what a color is for; what remains is the name. */
const EMPTY_WORD = /^(?:colors?|clr|c|tokens?|theme|semantic|sys|alias|default-theme)-(?=.)/;

/** How the names of one theme are shortened. */
export function shortener(names: readonly string[]): (name: string) => string {
  let known = names.map(bare);
  const prefixes: string[] = [];
  for (let round = 0; round < 3 && known.length >= MIN_NAMES; round += 1) {
    const counts = new Map<string, number>();
    for (const name of known) {
      const first = name.slice(0, name.indexOf("-") + 1);
      if (first !== "") counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const share = known.length > FEW_NAMES ? PREFIX_SHARE : 1;
    const [prefix] = [...counts].find(([, count]) => count >= known.length * share) ?? [];
    if (prefix === undefined || MEANS_SOMETHING.test(prefix)) break;
    prefixes.push(prefix);
    known = known.map((name) => stripped(name, prefix));
  }
  return (name) => prefixes.reduce(stripped, bare(name));
}

/** Words that stay, though all names of a small theme begin with them. */
const MEANS_SOMETHING =
  /^(?:text|fg|bg|background|foreground|surface|on|primary|secondary|border|button|btn|card|sidebar|gray|grey|base|brand|accent|layer|field|link)-$/;

function bare(name: string): string {
  let short = kebab(name);
  for (let next = short.replace(EMPTY_WORD, ""); next !== short; next = short.replace(EMPTY_WORD, ""))
    short = next;
  return short;
}

const stripped = (name: string, prefix: string): string => {
  const rest = name.startsWith(prefix) ? name.slice(prefix.length) : name;
  return rest.replace(EMPTY_WORD, "");
};
