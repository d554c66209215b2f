import { describe, expect, it } from "vitest";
import { importPalette } from "#engine/files/import/import-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import { readToml } from "./import-toml.ts";

const imported = (text: string) => {
  const result = importPalette({ bytes: new TextEncoder().encode(text), text, name: "colors.toml" });
  return result.ok
    ? {
        colors: result.colors.map(({ name, color }) => `${name} ${formatHex(color)}`),
        unread: result.unread ?? [],
      }
    : result.message;
};

describe("[COL-6] TOML and INI", () => {
  it("[COL-6] reads the 0x of Alacritty in strings, as numbers and in tables, with its sections", () => {
    const text = `# Tomorrow Night
[colors.primary]
background = "0x1d1f21" # the page
foreground = 0xc5c8c6

[colors.cursor]
style = { text = '0x1d1f21', cursor = '#ffffff' }

[colors.normal]
red = '0xcc6666'
[colors.bright]
red = '0xFFd54e53'
`;
    expect(imported(text)).toEqual({
      colors: [
        "primary background #1d1f21",
        "primary foreground #c5c8c6",
        "cursor style text #1d1f21",
        "cursor style cursor #ffffff",
        "normal red #cc6666",
        "bright red #d54e53",
      ],
      unread: [],
    });
  });

  it("[COL-6] reads three numbers of Konsole and KDE", () => {
    expect(imported("[Background]\nColor=35,38,39\nBold=true\n\n[Color1]\nColor=237,21,21\n")).toEqual({
      colors: ["Background #232627", "Color1 #ed1515"],
      unread: [],
    });
  });

  it("[COL-6] reads entries without sections, and names what is no whole color", () => {
    expect(imported("background = 0x1d1f21\nforeground = '0xc5c8c'\n")).toMatchObject({
      colors: ["background #1d1f21"],
      unread: [{ line: 2, text: "foreground = '0xc5c8c'" }],
    });
  });

  it("[COL-6] takes words and plain numbers for no colors", () => {
    const text = "[package]\nname = 'red'\nversion = '1.2.3'\nedition = 2021\n";
    expect(readToml(text)).toEqual({ format: "TOML", colors: [] });
  });

  it("[COL-6] reads 0x in YAML", () => {
    expect(
      imported("colors:\n  primary:\n    background: '0x1d1f21'\n    foreground: 0xc5c8c6\n"),
    ).toMatchObject({
      colors: ["primary background #1d1f21", "primary foreground #c5c8c6"],
    });
  });
});
