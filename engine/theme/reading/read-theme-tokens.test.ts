import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { writeThemeTokens } from "#engine/theme/outputs/write-theme-tokens.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { readThemeTokens } from "./read-theme-tokens.ts";
import { themeDifference } from "./theme-difference.ts";

const WIDE = solveTheme({ brand: [color("color(display-p3 0 0.9 0.3)")] });
const tokens = (colors: object): string => JSON.stringify({ color: { $type: "color", ...colors } }, null, 2);

describe("[THM-3] themes read back in from design tokens", () => {
  it.each(["#e8622c", "color(display-p3 0 0.9 0.3)"])(
    "[THM-3] all tokens of all four modes of %s, without a difference",
    (brand) => {
      const theme = solveTheme({ brand: [color(brand)] });
      const read = readThemeTokens(writeThemeTokens(theme));
      if (!read.ok) throw new Error(read.message);
      for (const mode of THEME_MODES) expect([...(read.modes[mode]?.keys() ?? [])]).toEqual([...ROLE_TOKENS]);
      expect(read.unread).toEqual([]);
      expect(themeDifference(theme, read)).toEqual([]);
    },
  );

  it("[THM-3] the resolver says the mode of a file, whatever the file is called", () => {
    const files = writeThemeTokens(WIDE).map(({ name, text }) => ({
      name: name.replace("dark-high.tokens", "night"),
      text: text.replace("dark-high.tokens.json", "night.json"),
    }));
    const read = readThemeTokens(files);
    if (!read.ok) throw new Error(read.message);
    expect(themeDifference(WIDE, read)).toEqual([]);
    expect(read.modes["dark-high"]?.size).toBe(ROLE_TOKENS.length);
    expect(readThemeTokens(files.filter(({ name }) => name !== "theme.resolver.json"))).toMatchObject({
      ok: false,
      message: expect.stringContaining("night.json"),
    });
  });

  it("[THM-3] follows aliases, and says line and reason of what is not a color", () => {
    const text = tokens({
      a0: { $value: "#ffffff" },
      text: { $value: "{color.a0}" },
      focus: { $value: "{color.line}" },
      line: { $value: "{color.focus}" },
      brand: { $value: { colorSpace: "oklch" } },
    });
    const read = readThemeTokens([{ name: "mine.json", text }]);
    if (!read.ok) throw new Error(read.message);
    expect([...(read.modes.light ?? [])].map(([token, value]) => [token, formatHex(value)])).toEqual([
      ["a0", "#ffffff"],
      ["text", "#ffffff"],
    ]);
    expect(read.unread).toEqual([
      { name: "mine.json: focus", line: 10, why: "It refers to itself." },
      { name: "mine.json: line", line: 13, why: "It refers to itself." },
      { name: "mine.json: brand", line: 16, why: "Its value is not a color." },
    ]);
  });

  it("[THM-3] refuses broken JSON, two files of a mode, and files without tokens", () => {
    const file = { name: "light.tokens.json", text: tokens({ a0: { $value: "#fff" } }) };
    expect(readThemeTokens([{ name: "x.json", text: '{\n  "color": {,}\n}' }])).toMatchObject({
      ok: false,
      line: 2,
    });
    expect(readThemeTokens([file, { ...file, name: "light.json" }])).toMatchObject({ ok: false });
    expect(readThemeTokens([{ ...file, text: "{}" }])).toMatchObject({ ok: false });
  });
});
