import { describe, expect, it } from "vitest";
import { darkHexesOf, hexesOf, readColors, summary } from "#engine/testing/sample-palettes.ts";

describe("[COL-6] source code", () => {
  it("a Tailwind 3 configuration", () => {
    expect(
      summary(`/** @type {import('tailwindcss').Config} */
        module.exports = { content: ["./src/**/*.{js,ts}"], theme: { extend: { colors: { // ours
          sea: { 50: '#eef6fb', 500: "#2f6690", DEFAULT: '#2f6690' }, sand: \`#f4ebd9\`, 'pale-sky': 'rgb(129 177 204)', none: 'inherit' } } } }`),
    ).toEqual(["sea 50 #eef6fb", "sea 500 #2f6690", "sea #2f6690", "sand #f4ebd9", "pale-sky #81b1cc"]);
  });
  it("constants, arrays and objects", () => {
    expect(summary('export const night = "#0e2a47";\nconst tones = ["#fff", "#000"];')).toEqual([
      "night #0e2a47",
      "tones #ffffff",
      "tones #000000",
    ]);
    expect(summary("{ night: '#0e2a47', sand: '#f4ebd9' }")).toEqual(["night #0e2a47", "sand #f4ebd9"]);
  });
  it("Android, Swift and Dart code of other programs", () => {
    expect(
      summary(
        '<resources><color name="night">#0E2A47</color><color name="veil">#800E2A47</color></resources>',
      ),
    ).toEqual(["night #0e2a47", "veil #0e2a4780"]);
    expect(
      summary(
        "import SwiftUI\nlet night = Color(red: 0.2, green: 0.4, blue: 0.6)\nlet p3 = Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)",
      ),
    ).toEqual(["night #336699", "p3 #80808080"]);
    expect(summary("const night = Color(0xFF0E2A47);")).toEqual(["night #0e2a47"]);
  });
});

describe("[COL-6] JSON and tokens", () => {
  it("Style Dictionary and Tokens Studio, with references", () => {
    expect(
      summary(
        '{"color":{"base":{"sea":{"value":"#2f6690","type":"color"}},"link":{"value":"{color.base.sea.value}"},"size":{"value":"4px"}}}',
      ),
    ).toEqual(["sea #2f6690", "link #2f6690"]);
  });
  it("tokens: inherited types, references by braces and pointer, groups that extend, $root, none", () => {
    const tokens = {
      $description: "Harbour",
      sea: {
        $type: "color",
        $root: { $value: { colorSpace: "srgb", components: [0.2, 0.4, 0.6] } },
        deep: { $value: { colorSpace: "oklch", components: [0.4, 0.1, "none"], alpha: 0.5 } },
        old: { $value: "#81b1cc" },
      },
      link: { $type: "color", $value: "{sea.old}" },
      pointer: { $type: "color", $ref: "#/sea/old" },
      more: { $extends: "{sea}", extra: { $value: { colorSpace: "hsl", components: [0, 100, 50] } } },
      size: { $type: "dimension", $value: { value: 4, unit: "px" } },
      shadow: { $type: "shadow", $value: { color: "#000000" } },
    };
    const result = readColors(JSON.stringify(tokens));
    expect(result.title).toBe("Harbour");
    const named = result.colors.map(({ name }) => name);
    expect(named).toEqual([
      "sea",
      "sea deep",
      "sea old",
      "link",
      "pointer",
      "more",
      "more deep",
      "more old",
      "more extra",
    ]);
    expect(result.colors[1]?.color).toEqual({ space: "oklch", coords: [0.4, 0.1, undefined], alpha: 0.5 });
    expect(hexesOf(result.colors.slice(3, 5))).toEqual(["#81b1cc", "#81b1cc"]);
  });
  it("tokens with modes as groups", () => {
    const token = (hex: string) => ({ $value: hex });
    const { colors } = readColors(
      JSON.stringify({
        color: { $type: "color", light: { bg: token("#ffffff") }, dark: { bg: token("#000000") } },
      }),
    );
    expect([hexesOf(colors), darkHexesOf(colors)]).toEqual([["#ffffff"], ["#000000"]]);
  });
  it.each([
    ['{"a":{"$value":"{b}"},"b":{"$value":"{a}"}}', "point to themselves"],
    ['{"a":{"$ref":"#/a"}}', "holds no colors"],
    ['{"a":{"$type":"color","$ref":"#/a","$value":"{a}"}}', "point to themselves"],
    ['{"a":{"$extends":"{b}","$value":null},"b":{"$extends":"{a}"}}', "no colors"],
    ['{"a": "#fff",', "no whole JSON"],
  ])("unresolvable references are reported: %s", (text, words) => {
    expect(summary(text)).toContain(words);
  });
  it("the collection that a plugin of Figma exports, with aliases and modes", () => {
    const value = (r: number) => ({ r, g: r, b: r, a: 1 });
    const alias = (id: string) => ({ type: "VARIABLE_ALIAS", id });
    const file = {
      id: "VariableCollectionId:1:2",
      name: "Theme",
      modes: { "1:0": "Light", "1:1": "Dark" },
      variableIds: ["V:3", "V:4", "V:5", "V:6"],
      variables: [
        { id: "V:3", name: "bg/primary", type: "COLOR", valuesByMode: { "1:0": value(1), "1:1": value(0) } },
        { id: "V:4", name: "fg", type: "COLOR", valuesByMode: { "1:0": alias("V:3"), "1:1": value(1) } },
        {
          id: "V:5",
          name: "elsewhere",
          type: "COLOR",
          valuesByMode: { "1:0": alias("V:900") },
          resolvedValuesByMode: { "1:0": { resolvedValue: value(0.2), alias: "V:900", aliasName: "ink" } },
        },
        { id: "V:6", name: "gap", type: "FLOAT", valuesByMode: { "1:0": 4 } },
      ],
    };
    expect(summary(JSON.stringify(file))).toEqual([
      "bg primary #ffffff/#000000",
      "fg #ffffff/#ffffff",
      "elsewhere #333333",
    ]);
  });
  it("light and dark of Chakra and Panda are one color", () => {
    expect(
      summary(`export const theme = { semanticTokens: { colors: {
        bg: { default: '#fff', _dark: '#111' }, text: { value: { base: '#000', _dark: '#eee' } } } } }`),
    ).toEqual(["bg #ffffff/#111111", "text #000000/#eeeeee"]);
  });
  it("Figma's response, with aliases and modes", () => {
    const value = (r: number, g: number, b: number) => ({ r, g, b, a: 1 });
    const file = {
      status: 200,
      meta: {
        variableCollections: {
          c1: {
            name: "Core",
            modes: [
              { modeId: "1:0", name: "Light" },
              { modeId: "1:1", name: "Dark" },
            ],
          },
        },
        variables: {
          v1: {
            name: "color/bg",
            resolvedType: "COLOR",
            valuesByMode: { "1:0": value(1, 1, 1), "1:1": value(0, 0, 0) },
          },
          v2: {
            name: "color/alias",
            resolvedType: "COLOR",
            valuesByMode: {
              "1:0": { type: "VARIABLE_ALIAS", id: "v1" },
              "1:1": { type: "VARIABLE_ALIAS", id: "v1" },
            },
          },
          v3: { name: "loop", valuesByMode: { "1:0": { type: "VARIABLE_ALIAS", id: "v3" } } },
          v4: { name: "gap", resolvedType: "FLOAT", valuesByMode: { "1:0": 4 } },
        },
      },
    };
    expect(summary(JSON.stringify(file))).toEqual([
      "color bg #ffffff/#000000",
      "color alias #ffffff/#000000",
    ]);
  });
  it("Sketch palettes, arrays of bare hex, and words that are also color names", () => {
    expect(
      summary('{"compatibleVersion":"2.0","colors":[{"red":1,"green":0,"blue":0,"alpha":0.5},"#2f6690"]}'),
    ).toEqual(["- #ff000080", "- #2f6690"]);
    expect(summary('["0e2a47","f4ebd9"]')).toEqual(["- #0e2a47", "- #f4ebd9"]);
    expect(summary('{"title":"Tan","id":"123456","colors":{"tan":"#d2b48c"},"author":"Olive"}')).toEqual([
      "tan #d2b48c",
    ]);
  });
});

describe("[COL-6] SVG, GPL and tables of other programs", () => {
  it("paints of a drawing without duplicates, named by labels and titles", () => {
    expect(
      summary(`<?xml version="1.0"?><!-- fill="#123123" --><svg xmlns="http://www.w3.org/2000/svg"><title>Art</title>
        <style>.a{fill:#0e2a47;stroke:none}</style>
        <linearGradient id="sky"><stop offset="0" stop-color="#81B1CC"/><stop offset="1" style="stop-color:rgb(244,235,217);stop-opacity:1"/></linearGradient>
        <rect id="rect12" fill="#2f6690" stroke="currentColor"/><circle inkscape:label="Sun &amp; sea" fill='#E4572E'/><rect fill="#2f6690"/>
        <path fill="url(#sky)"/><rect fill="tomato"><title>Tomato</title></rect><text fill="#abcdef">#fedcba</text></svg>`),
    ).toEqual(["- #0e2a47", "- #81b1cc", "- #f4ebd9", "- #2f6690", "Sun & sea #e4572e", "Tomato #ff6347"]);
  });
  it("[U28] a drawing's opacities, in attributes, styles and style sheets", () => {
    expect(
      summary(`<svg><style>.a{fill:#0e2a47;fill-opacity:50%} .b{fill:#2f6690}</style>
        <stop stop-color="#81b1cc" stop-opacity=".4"/><rect fill="tomato" style="fill-opacity:0.2" stroke="#000" stroke-opacity="nonsense"/>
        <rect style="fill:#f4ebd9" fill-opacity="0.6"/></svg>`),
    ).toEqual(["- #0e2a4780", "- #2f6690", "- #81b1cc66", "- #ff634733", "- #000000", "- #f4ebd999"]);
  });
  it("Aseprite palettes with alpha", () => {
    expect(summary("GIMP Palette\nChannels: RGBA\n#\n255 0 0 128 Half red\n0 0 255 255 Untitled\n")).toEqual([
      "Half red #ff000080",
      "- #0000ff",
    ]);
  });
  it("names the line of a GPL file that is not a color", () => {
    const palette = readColors("GIMP Palette\nName: x\n#\n1 2 3 a\nnonsense\n");
    expect(palette.colors).toHaveLength(1);
    expect(palette.unread).toEqual([{ line: 5, text: "nonsense", why: "This line is no color." }]);
  });
  it("tables with semicolons, quotes and functions", () => {
    expect(summary('Name;Hex;dark\n"Sea; deep";#2f6690;#000\nSand;"rgb(244, 235, 217)";\n')).toEqual([
      "Sea; deep #2f6690/#000000",
      "Sand #f4ebd9",
    ]);
  });
});
