import { readFileSync } from "node:fs";
import { colornames } from "color-name-list/bestof";
import { describe, expect, it } from "vitest";
import { formatColorNames, soberNames } from "./format-color-names.ts";
import { isRefused } from "./refused-names.ts";

const kept = soberNames(colornames).map(({ name }) => name);

describe("[TST-3] [CU3] [V25] names that a client would not mind", () => {
  it("the committed list is what the refusals leave", () => {
    expect(formatColorNames(colornames)).toBe(readFileSync("engine/names/color-names.generated.ts", "utf8"));
  });

  it.each(
    "Morbid Princess|Toxic Frog|Horror Snob|Blackn’t|Coconut Agony|Illicit Purple|French Fry|Shrimp Cocktail|Fuzzy Wuzzy|Mexican Standoff|Banana Propaganda|Crash Dummy|Blasphemous Blue|Haddock’s Sweater|Ninja Princess|Nipple|Bloodlust|Chocolate Lust|Che Guevara Red|Islamic Green|Methadone|3AM Breakup|It’s a Girl!|Darth Vader".split(
      "|",
    ),
  )("%s is refused", (name) => expect(isRefused(name)).toBe(true));

  it.each(
    "Acorn|Amber|Celadon|Cerulean|Midnight|Mint|Oxblood|Verdigris|Wave Splash|Weathered Wood".split("|"),
  )("%s is kept", (name) => expect(isRefused(name)).toBe(false));

  it("over the whole list: at most three words, letters alone, no contraction", () => {
    expect(kept.length).toBeGreaterThan(3000);
    for (const name of kept) {
      expect(name).toMatch(/^[\p{Script=Latin}’ -]+$/u);
      expect(name).not.toMatch(/’(?!s\b)/u);
      expect(name.split(" ").length).toBeLessThanOrEqual(3);
    }
  });

  it("over the whole list: no word of violence, sex, drugs, peoples or politics", () => {
    const refused =
      /\b(?:blood|kill|murder|dead|death|poison|toxic|sex|nude|naked|lust|kiss|nipple|drug|opium|cocaine|hemp|nazi|communist|soviet|jesus|buddha|islamic|jew|hell|devil|demon|bomb|gun|war|weed|slut|bitch|fat|ugly)s?\b/i;
    expect(kept.filter((name) => refused.test(name))).toEqual([]);
  });
});
