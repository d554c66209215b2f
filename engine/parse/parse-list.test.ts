import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { parseColorList } from "./parse-list.ts";

const hexes = (text: string) => parseColorList(text).colors.map(({ color }) => formatHex(color));

describe("[COL-1] a list of colors", () => {
  it.each([
    ["lines", "#0e2a47\n#2f6690\n\n#81b1cc"],
    ["commas", "#0e2a47, 2f6690,#81B1CC"],
    ["spaces", "0e2a47 2f6690 81b1cc"],
    ["minus signs", "0e2a47-2f6690-81b1cc"],
    ["a link", "https://example.com/palette/0e2a47-2f6690-81b1cc?x=1"],
    ["CSS", ":root {\n  --deep: #0e2a47;\n  --mid: rgb(47 102 144);\n  --light: #81b1cc;\n}"],
    ["SCSS", "$deep: #0e2a47;\n$mid: #2f6690;\n$light: #81b1cc;"],
    ["JSON", '["#0e2a47", "#2f6690", "#81b1cc"]'],
    ["a JSON object", '{"deep": "#0e2a47", "mid": "#2f6690", "light": "#81b1cc"}'],
    ["prose", "We use #0e2a47 for text, #2f6690 for links and #81b1cc elsewhere."],
  ])("is read from %s", (_what, text) => {
    expect(hexes(text)).toEqual(["#0e2a47", "#2f6690", "#81b1cc"]);
  });
  it("keeps names", () => {
    expect(parseColorList("--deep: #0e2a47; --mid: #2f6690;").colors.map(({ name }) => name)).toEqual([
      "deep",
      "mid",
    ]);
  });
  it("reports entries that are not colors", () => {
    const { colors, errors } = parseColorList("nonsense");
    expect(colors).toEqual([]);
    expect(errors[0]?.error.message).toContain("not a color name");
  });
  it("keeps commas, line breaks and gaps inside brackets", () => {
    expect(hexes("rgb(14, 42,\n 71), hsl(207 38%  29%)  #81b1cc")).toEqual(["#0e2a47", "#2e4d66", "#81b1cc"]);
  });
  // Linear time takes some tenths of a second; quadratic time would take a quarter of an hour, past the limit of tests.
  it.each(["https://a/", "red,", "rgb(", "a: ", "((", "\n", "#fff "])(
    "reads %j repeated many times in linear time",
    (unit) => {
      const { colors, errors } = parseColorList(unit.repeat(200_000));
      expect(colors.length + errors.length).toBeLessThanOrEqual(400_000);
    },
  );

  it.each([
    ["https://oklch.com/#0.7,0.1,240,100", "oklch(0.7 0.1 240)"],
    ["oklch.com/#70,0.1,240,50", "oklch(70% 0.1 240 / 50%)"],
    ["https://lch.oklch.com/#50,30,240,100", "lch(50 30 240)"],
    ["https://oklch.com/#1,0,0,100", "oklch(1 0 0)"],
  ])("[COL-1] reads the color of a picker's link: %s", (link, css) => {
    const { colors, errors } = parseColorList(link);
    expect(errors).toEqual([]);
    expect(colors.map(({ color }) => formatHex(color))).toEqual([formatHex(read(css))]);
  });
  it.each(["https://oklch.com/#0.7,0.1", "https://example.org/#0.7,0.1,240,100", "oklch.com"])(
    "[COL-1] takes no color from %s",
    (link) => expect(parseColorList(link).colors).toEqual([]),
  );
});
