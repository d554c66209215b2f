import { describe, expect, it } from "vitest";
import { themesOf } from "./themes-of-files.ts";

const named = (files: Readonly<Record<string, string>>) =>
  themesOf(Object.entries(files).map(([name, text]) => ({ name, text }))).map((theme) =>
    theme.map(({ name }) => name),
  );

describe("[CLI-2] which files are one theme", () => {
  it("[CLI-2] those that are called the same but for their mode, and those that others refer to", () => {
    expect(
      named({
        "theme.dark.css": ":root { --page: var(--n9) }",
        "primitives.css": ":root { --n9: #111 }",
        "theme.light.css": ":root { --page: #fff }",
        "card.css": ".card { color: var(--page) }",
      }),
    ).toEqual([["theme.dark.css", "primitives.css", "theme.light.css", "card.css"]]);
    expect(named({ "_colors.scss": "$ink: #111;", "theme.scss": "p { color: c.$ink }" })).toHaveLength(1);
    expect(named({ "values/colors.xml": "", "values-night/colors.xml": "" })).toHaveLength(1);
    expect(named({ "light.ts": "", "dark.ts": "" })).toEqual([["light.ts", "dark.ts"]]);
  });

  it("[CLI-2] sheets that define the same are themes of their own, and what fits several goes with none", () => {
    expect(
      named({
        "ocean.css": ":root { --page: #012 }",
        "forest.css": ":root { --page: #010 }",
        "card.css": ".card { color: var(--page) }",
      }),
    ).toEqual([["ocean.css"], ["forest.css"], ["card.css"]]);
  });

  it("[CLI-2] a script is with each sheet, files of JSON are one theme, and a contract is with all", () => {
    expect(
      named({
        "a.css": "",
        "b.css": "",
        "tailwind.config.js": "",
        "light.json": "",
        "dark.json": "",
        "tincture.contract.json": "",
      }),
    ).toEqual([
      ["a.css", "tailwind.config.js", "tincture.contract.json"],
      ["b.css", "tailwind.config.js", "tincture.contract.json"],
      ["light.json", "dark.json", "tincture.contract.json"],
    ]);
  });

  it("[CLI-2] design tokens are of the theme whose sheet uses them, and of no other", () => {
    const tokens = JSON.stringify({ color: { page: { $type: "color", $value: "#fff" } } });
    expect(
      named({
        "a.css": "p { color: var(--color-page) }",
        "b.css": "p { color: red }",
        "tokens.json": tokens,
      }),
    ).toEqual([["a.css", "tokens.json"], ["b.css"]]);
    expect(named({ "b.css": "p { color: red }", "tokens.json": tokens })).toEqual([
      ["b.css"],
      ["tokens.json"],
    ]);
  });
});
