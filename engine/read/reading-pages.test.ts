/** Pages of HTML and components of Vue, Svelte and Astro, as the one reader and the readers above it give them. */
import { expect, it } from "vitest";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { formatHex } from "#engine/format/format.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { readVariables } from "#engine/variables/read-set.ts";
import { DEFAULT_VARIABLE_OPTIONS } from "#engine/variables/variable-set.ts";
import { read } from "./read.ts";

const page = (text: string, name: string) => read({ bytes: utf8Bytes(text), name });
const THEME = `:root { --background: #ffffff; --foreground: #111111; --primary: #3b5bdb; --odd: hsl(var(--none)) }
.dark { --background: #111111; --foreground: #eeeeee }`;

it.each([
  ["app.vue", `<template><p>x</p></template>\n<style>\n${THEME}\n</style>`, 6],
  ["app.svelte", `<p>x</p>\n\n<style>\n${THEME.replaceAll(/(:root|\.dark)/g, ":global($1)")}\n</style>`, 4],
  ["app.astro", `---\nconst a = 1;\n---\n<p>x</p><style is:global>${THEME}</style>`, 4],
  [
    "index.html",
    `<!doctype html><html><head>\n<style type="text/css"><!--\n${THEME}\n--></style></head></html>`,
    3,
  ],
])("[RDG-6] the theme in %s has its modes", (name, text) => {
  const answer = page(text, name);
  if (!answer.ok) throw new Error(answer.message);
  expect(answer.kind).toBe("theme");
  expect(answer.format).toBe("Styles of a page");
  expect(
    answer.modes.map((mode) => [mode.name, [...mode.colors.values()].map((color) => formatHex(color))]),
  ).toEqual([
    ["light", ["#ffffff", "#111111", "#3b5bdb"]],
    ["dark", ["#111111", "#eeeeee", "#3b5bdb"]],
  ]);
  const line = text.split("\n").findIndex((each) => each.includes("--odd")) + 1;
  expect(answer.unread).toMatchObject([{ line, text: "--odd: hsl(var(--none))" }]);
  const theme = readTheme([{ name, text }]);
  expect(theme).toMatchObject({ ok: true, kind: "shadcn/ui" });
  const dark = theme.ok ? [...(theme.modes.dark?.values() ?? [])].map((each) => formatHex(each)) : [];
  expect(dark).toEqual(["#111111", "#eeeeee", "#3b5bdb"]);
  const rows = readVariables(text, { ...DEFAULT_VARIABLE_OPTIONS, rows: [] });
  expect(rows.ok && rows.rows.map(({ name: row }) => row)).toEqual(["background", "foreground", "primary"]);
});

it("[RDG-3] what a page has beside its styles is said, and is not a refusal", () => {
  const answer = page('<p style="color: #336699">x</p>\n<script>const a = "#ff0000";</script>', "a.html");
  expect(answer).toMatchObject({
    ok: true,
    kind: "colors",
    unread: [{ line: 2, text: 'const a = "#ff0000";' }],
  });
  expect(answer.ok && answer.colors.map(({ color }) => formatHex(color))).toEqual(["#336699"]);
});

it("[RDG-5] a gradient in a component is read as one", () => {
  const answer = page(
    "<template><p/></template>\n<style scoped>p { background: linear-gradient(90deg, #ff0000, #0000ff) }</style>",
    "a.vue",
  );
  expect(answer.ok && answer.gradient?.layers[0]?.stops).toHaveLength(2);
});

it.each([
  ["<html><body>red</body></html>", "page of HTML without a style sheet"],
  ['<html><head><link rel="stylesheet" href="a.css"></head></html>', "in another file"],
])("[RDG-2] %s is refused with the reason", (text, why) => {
  expect(page(text, "a.html")).toEqual({ ok: false, message: expect.stringContaining(why) });
});
