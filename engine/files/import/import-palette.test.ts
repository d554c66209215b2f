import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  type ExportPalette,
  loadExporter,
} from "#engine/files/export/export-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { importPalette } from "./import-palette.ts";

const encode = (given: string | Uint8Array) =>
  typeof given === "string" ? new TextEncoder().encode(given) : given;
const read = (given: string | Uint8Array) =>
  importPalette({ bytes: encode(given), text: new TextDecoder().decode(encode(given)), name: "It" });
const hexesOf = (given: string | Uint8Array) => {
  const result = read(given);
  return result.ok ? result.colors.map(({ color }) => formatHex(color)) : result.message;
};
const HEXES = ["#0e2a47", "#2f6690", "#81b1cc", "#f4ebd9", "#e4572e"];
const PALETTE: ExportPalette = {
  title: "Harbour",
  colors: HEXES.map((hex, index) => {
    const parsed = parseColor(hex);
    if (!parsed.ok) throw new Error(hex);
    return { name: `Tone ${index + 1}`, color: parsed.color };
  }),
};

it.each([
  "css",
  "scss",
  "less",
  "stylus",
  "tailwind",
  "dtcg",
  "style-dictionary",
  "json",
  "js",
  "csv",
  "gpl",
  "ase",
  "aco",
])("[TLS-10] an export can be imported again: %s", async (id) => {
  const written = await (await loadExporter(id))(PALETTE, {
    ...DEFAULT_EXPORT_OPTIONS,
    shareLink: "https://tincture.example/palette-generator?c=ffffff-000000",
  });
  expect(hexesOf(written)).toEqual(HEXES);
});

it("[COL-6] names and title are preserved if the format has them", async () => {
  for (const id of ["ase", "aco", "gpl"]) {
    const result = read(await (await loadExporter(id))(PALETTE, DEFAULT_EXPORT_OPTIONS));
    if (!result.ok) throw new Error(result.message);
    expect(result.colors.map(({ name }) => name)).toEqual(PALETTE.colors.map(({ name }) => name));
    if (id !== "aco") expect(result.title).toBe("Harbour");
  }
});

it("[COL-6] resolves aliases of tokens, and reads arrays with names", () => {
  const tokens = {
    color: {
      $type: "color",
      base: { $value: { colorSpace: "srgb", components: [1, 0, 0] } },
      again: { $value: "{color.base}" },
    },
  };
  expect(hexesOf(JSON.stringify(tokens))).toEqual(["#ff0000", "#ff0000"]);
  const list = read('[{"name":"Night","hex":"#0e2a47"},{"name":"Sand","hex":"#f4ebd9"}]');
  expect(list.ok && list.colors.map(({ name }) => name)).toEqual(["Night", "Sand"]);
  expect(hexesOf('{"a":{"$value":"{b}"},"b":{"$value":"{a}"}}')).toContain("point to themselves");
});

it.each([
  ["", "empty"],
  ["nothing to see", "no colors"],
  ["{", "no colors"],
])("[COL-1] reports text without colors: %s", (text, words) => {
  expect(hexesOf(text)).toContain(words);
});

it("[COL-6] reports a truncated file", async () => {
  const ase = encode(await (await loadExporter("ase"))(PALETTE, DEFAULT_EXPORT_OPTIONS));
  for (const length of [5, 14, 30, ase.byteLength - 9])
    expect(hexesOf(ase.subarray(0, length))).toContain("too early");
});

interface ExpectedFile {
  readonly file: string;
  readonly groups?: readonly string[];
  readonly name?: string;
  readonly colors: readonly {
    name?: string;
    path?: string;
    hex?: string | null;
    css?: string;
    alpha?: number;
  }[];
}

const folder = new URL("../../testing/vectors/swatch-files/", import.meta.url);
const { files } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as {
  files: ExpectedFile[];
};

it.each(files)(
  "[COL-6] reads $file of another program like an independent reader",
  ({ file, colors, groups, name }) => {
    const result = read(readFileSync(new URL(file, folder)));
    if (!result.ok) throw new Error(`${file}: ${result.message}`);
    expect(result.colors).toHaveLength(colors.length);
    expect(result.title).toBe(groups?.[0] ?? name);
    for (const [index, wanted] of colors.entries()) {
      const found = result.colors[index];
      if (found === undefined) throw new Error("too few");
      expect(found.name).toBe(
        wanted.path === undefined
          ? wanted.name || undefined
          : wanted.path.replace(/^color\./, "").replaceAll(".", " "),
      );
      if (typeof wanted.hex === "string") expect(formatHex({ ...found.color, alpha: 1 })).toBe(wanted.hex);
      if (wanted.alpha !== undefined) expect(found.color.alpha).toBe(wanted.alpha);
      if (wanted.css === undefined) continue;
      const css = parseColor(wanted.css);
      expect(css.ok && deltaEOK(css.color, found.color)).toBeLessThan(1e-5);
    }
  },
);

it.each([
  ["red, #fff", ["#ff0000", "#ffffff"]],
  ["red;#fff;blue\nnavy;#fed;teal", ["#ff0000", "#ffffff", "#0000ff", "#000080", "#ffeedd", "#008080"]],
  // Rows of two are names and values, whatever the names are.
  ["Red,#e4002b\nBlue,#0033a0", ["#e4002b", "#0033a0"]],
])("[RDG-2] the names of colors in a row of colors are colors: %s", (text, hexes) => {
  expect(hexesOf(text)).toEqual(hexes);
});

it.each([
  ["#006994 #FFOO00 #abc", ["#006994", "#aabbcc"], ["#FFOO00"]],
  ["The sea is #006994, its sand #FFOO0; see #12345 and #design.", ["#006994"], ["#FFOO0"]],
  ['["#006994","#FFOO00","blu"]', ["#006994"], ["1: #FFOO00"]],
  ["264653;2a9d8f e9c46a", ["#264653", "#2a9d8f", "#e9c46a"], []],
  ["#006994, rgb(255,0), #abc", ["#006994", "#aabbcc"], ["rgb(255,0)"]],
])("[RDG-3] a list with a slip or with mixed signs loses nothing silently: %s", (text, hexes, unread) => {
  const result = read(text);
  expect(hexesOf(text)).toEqual(hexes);
  expect(result.ok && (result.unread ?? []).map((part) => part.text)).toEqual(unread);
});
