import { expect, it } from "vitest";
import { decodeText } from "#engine/files/import/decode-text.ts";
import { importPalette } from "#engine/files/import/import-palette.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { DEFAULT_EXPORT_OPTIONS, EXPORT_FORMATS, loadExporter } from "./export-palette.ts";
import { uniqueNames } from "./unique-names.ts";

it.each([
  [["Rust", "Teal", "Rust", "rust"], [], ["Rust", "Teal", "Rust 2", "rust 3"]],
  [["Rust", "Rust 2", "Rust"], [], ["Rust", "Rust 2", "Rust 3"]],
  [
    ["Rust", "Rust"],
    [false, true],
    ["Rust 2", "Rust"],
  ],
  [
    ["Rust", "Rust", "Rust"],
    [false, true, true],
    ["Rust 3", "Rust", "Rust 2"],
  ],
])("[PAL-1] %j with those kept at %j are %j", (names, kept, unique) => {
  expect(uniqueNames(names, kept)).toEqual(unique);
});

const NAMES = ["Blue Hour", "Rust", "Blue Hour"];
const HEXES = ["#27418b", "#b7410e", "#27418c"];
const palette = {
  title: "Dusk",
  colors: HEXES.map((hex, index) => {
    const parsed = parseColor(hex);
    if (!parsed.ok) throw new Error(hex);
    return { name: NAMES[index] ?? "", color: parsed.color };
  }),
};
/** Formats of values alone, of pictures whose letters are outlines, and of roles. */
const NAMELESS: readonly string[] = ["hex", "png", "pdf", "shadcn", "template", "procreate"];

it.each(EXPORT_FORMATS.filter(({ id }) => !NAMELESS.includes(id)).map(({ id }) => id))(
  "[PAL-1] %s has the names of the colors, each once",
  async (id) => {
    const written = await (await loadExporter(id))(palette, DEFAULT_EXPORT_OPTIONS);
    const bytes = typeof written === "string" ? new TextEncoder().encode(written) : written;
    const read = importPalette({ bytes, text: decodeText(bytes), name: id });
    const names = read.ok
      ? read.colors.map(({ name = "" }) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
      : [];
    expect(names).toEqual(["bluehour", "rust", "bluehour2"]);
  },
);

it("[PAL-1] Tailwind names a numbered color once", async () => {
  const numbered = { colors: palette.colors.map((each, index) => ({ ...each, name: `Color ${index + 1}` })) };
  const text = await (await loadExporter("tailwind"))(numbered, DEFAULT_EXPORT_OPTIONS);
  expect(text).toContain("--color-2: #b7410e");
  expect(text).not.toContain("color-color");
});
