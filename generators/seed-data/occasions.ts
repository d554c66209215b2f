/** Tags of seasons, occasions and subjects, where a word of the source is the evidence. */
import type { SeedItem } from "./seed-item.ts";

/** By tag: words of a title that the source gave. A title made of colors' names is no evidence: “peach red” is no fruit. */
const EVIDENCE: Readonly<Record<string, RegExp>> = {
  spring: /\b(spring|blossom|sakura)\b(?! green)/i,
  summer: /\bsummer\b/i,
  autumn: /\b(autumn|autumnal|fall)\b/i,
  winter: /\b(winter|wintry|snow|frost)\b/i,
  halloween: /\bhalloween\b/i,
  valentine: /\bvalentine\b/i,
  wedding: /\b(wedding|bridal|bride)\b/i,
  night: /\b(night|midnight|nocturnal|twilight)\b/i,
  sea: /\b(sea|ocean|oceanic|marine|lagoon|seafoam|aqua)\b/i,
  forest: /\b(forest|woodland|pine|jungle)\b/i,
  desert: /\b(desert|sahara|dune|sand)\b/i,
  flowers: /\b(flower|flora|floral|garden|bouquet|lavender|orchid)\b/i,
  fruit: /\b(fruit|cherry|blueberry|banana|grape)\b/i,
  coffee: /\b(coffee|espresso|mocha|latte|caramel)\b/i,
  retro: /\b(retro|vintage|synthwave|eighties|seventies|70s|80s)\b/i,
  business: /\b(business|corporate)\b/i,
  luxury: /\b(luxury|royal)\b/i,
};

/** The item with the tags that its own words give. */
export function withOccasions(item: SeedItem): SeedItem {
  const found = Object.entries(EVIDENCE).flatMap(([tag, words]) => (words.test(item.title) ? [tag] : []));
  return { ...item, tags: [...new Set([...item.tags, ...found])] };
}
