import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { importPalette } from "./import-palette.ts";

const bytesOf = (path: string): Uint8Array =>
  readFileSync(new URL(`../../testing/vectors/reading/${path}`, import.meta.url));
const read = (path: string) => {
  const bytes = new Uint8Array(bytesOf(path));
  const result = importPalette({ bytes, text: new TextDecoder().decode(bytes), name: path });
  if (!result.ok) throw new Error(result.message);
  return result;
};
/** "name hex/dark" of each color. */
const said = (path: string) =>
  read(path).colors.map(
    ({ name, color, dark }) =>
      `${name ?? "-"} ${formatHex(color)}${dark === undefined ? "" : `/${formatHex(dark)}`}`,
  );

describe("[RDG-6] files of other programs", () => {
  it.each([
    ["rgb-triples.txt", ["- #8aaab7", "- #8e9d8f"]],
    ["rgb-columns.csv", ["Sky #128fc8", "Ink #010101", "Sand #f0e6d2"]],
    [
      "coolors.xml",
      ["Ultra Violet #6c698d", "Timberwolf #d4d2d5", "Silver #bfafa6", "Beaver #aa968a", "Dim gray #6e6a6f"],
    ],
    [
      "libreoffice-standard.soc",
      ["Brick #ff4000", "Light Gold 2 #ffd428", "Dark Teal 1 #127622", "Blue #2a6099", "Dark Lime 3 #468a1a"],
    ],
    ["paintnet-lospec.txt", ["- #f6edc1", "- #f890a8", "- #8b506d", "- #381a3e"]],
    ["color-mix.css", ["a #2942c2", "b #8c53a2", "c #2942c280"]],
    ["coolors-object.json", ["Charcoal #264653", "Persian Green #2a9d8f", "Saffron #e9c46a"]],
    ["bytes-near-black.json", ["Ink #010101", "Sky #128fc8"]],
    ["sketch-measure.json", ["$uui-brand-success #388700", "Blue-Deep #003b71"]],
    [
      "hex-name.csv",
      [
        "Black olive #363732",
        "Vivid sky blue #53d8fb",
        "Maya blue #66c3ff",
        "Alice Blue #dce1e9",
        "Orchid pink #d4afb9",
      ],
    ],
    ["headers.csv", ["Orange #ff8800", "Deep #003b71"]],
    ["twice.css", ["brand #222222"]],
    ["android-argb4.xml", ["a #ff00aa88"]],
    ["one-bad-line.gpl", ["500 #f44336", "Pink 500 #e91e63"]],
    ["icc-color.svg", ["- #cd853f"]],
    ["swift-255.swift", ["sky #128fc8", "ink #1a1a1a", "hex #128fc8", "u #128fc8", "w #808080", "h #408080"]],
  ])("%s", (path, wanted) => {
    expect(said(`color/${path}`)).toEqual(wanted);
  });

  it("nord.ase and nord.gpl have 16 colors with names", () => {
    for (const path of ["color/nord.ase", "color/nord.gpl"]) {
      const { colors } = read(path);
      expect(colors).toHaveLength(16);
      expect(colors.every(({ name }) => name !== undefined)).toBe(true);
    }
    expect(read("color/nord.gpl").title).toMatch(/nord/i);
  });

  it("JASC, zip64, ASE pairs without names, UTF-16", () => {
    const jasc = said("color/jasc-db16.pal");
    expect([jasc.length, jasc[0]]).toEqual([16, "- #d04648"]);
    expect(jasc).toContain("- #140c1c");
    expect(read("color/zip64.swatches").colors).toHaveLength(3);
    const paired = read("color/light-dark-unnamed.ase").colors;
    expect(paired.flatMap(({ color, dark }) => (dark === undefined ? [color] : [color, dark]))).toHaveLength(
      6,
    );
    expect(said("color/utf16.csv").length).toBeGreaterThan(0);
  });

  it("[RDG-3] names the bad line of a file, and reads the others", () => {
    expect(read("color/one-bad-line.gpl").unread).toEqual([
      { line: 3, text: "Red", why: "This line is no color." },
    ]);
  });

  it("links", () => {
    const lines = new TextDecoder().decode(bytesOf("color/links.txt")).split("\n").filter(Boolean);
    for (const line of lines) {
      const bytes = new TextEncoder().encode(line);
      const result = importPalette({ bytes, text: line, name: "It" });
      expect(result.ok && formatHex(result.colors[0]?.color ?? fail), line).toBe("#264653");
    }
  });

  it("[RDG-2] one field takes what people paste", () => {
    const rows = new TextDecoder().decode(bytesOf("color/single-colors.txt")).split("\n").filter(Boolean);
    for (const row of rows) {
      const [text = "", hex = ""] = row.split("\t");
      const parsed = parseFullColor(text);
      expect(parsed.ok && formatHex(parsed.color), text).toBe(hex.trim());
    }
  });
});

const fail = { space: "srgb", coords: [0, 0, 0], alpha: 1 } as const;

describe("[RDG-6] design tokens", () => {
  it.each([
    ["figma-split-alpha.json", ["brand #1a8066", "brand-soft #1a806680"]],
    ["ref-alpha.json", ["bg #ff000040"]],
    ["studio-rgba-reference.json", ["core pale #e0f2e9", "core hover #e0f2e966"]],
    ["studio-modify-alpha.json", ["- #2b7a78", "low #2b7a7880"]],
    ["penpot-sets.json", ["teal 600 #0d9488", "bg #0d9488"]],
    ["resolver-inline.json", ["blue 5 #3399e6"]],
    ["terrazzo-modes.json", ["bg #ffffff/#111111"]],
    [
      "mui-palette.json",
      [
        "primary light #7f8de1",
        "primary main #3d4db7",
        "primary dark #0a2781",
        "primary contrastText #ffffff",
      ],
    ],
  ])("%s", (path, wanted) => {
    const got = said(`tokens/${path}`);
    // "base" is a word without meaning as a name, so it is left out.
    expect(got.map((each) => each.replace(/^base /, "- "))).toEqual(wanted);
  });
});
