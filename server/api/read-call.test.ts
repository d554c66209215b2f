import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { colorToCss } from "#engine/format/css-text.ts";
import { read as readBytes } from "#engine/read/read.ts";
import { testApi } from "./testing/test-api.ts";

const { api, send } = testApi();
const vector = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../engine/testing/vectors/reading/${path}`, import.meta.url)));
const read = (body: string | Uint8Array<ArrayBuffer>, query = "") =>
  send(`/read${query}`, { method: "POST", body });

describe("POST /read", () => {
  it("[RDG-1] says what it is: a theme with its modes", async () => {
    const { status, body } = await read(vector("themes/starter-then-theme.css"));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: "theme",
      modes: {
        light: { background: "rgb(251 248 241)", foreground: "rgb(26 22 11)", primary: "rgb(186 13 1)" },
        dark: { background: "rgb(15 13 8)", foreground: "rgb(241 238 231)", primary: "rgb(237 118 101)" },
      },
    });
  });

  it("[RDG-3] says what was left out, with line and reason", async () => {
    const css = ":root {\n  --a: #123456;\n  --b: darken(#06c, 5%);\n  --a: #654321;\n}";
    expect((await read(css)).body).toMatchObject({
      kind: "colors",
      read: 1,
      colors: [{ name: "a", color: "rgb(101 67 33)" }],
      unread: [
        { line: 2, column: 3, text: "--a: #123456", why: "Line 4 sets --a again, and counts." },
        { line: 3, text: "--b: darken(#06c, 5%)", why: expect.stringContaining("darken()") },
      ],
    });
  });

  it("[RDG-5] a gradient, and what is not as in the text", async () => {
    const { body } = await read(
      "background: linear-gradient(90deg, red 100px, blue) 0 0 / 40px 40px;",
      "?width=400&height=100",
    );
    expect(body).toMatchObject({
      kind: "gradient",
      gradient: expect.stringContaining("#ff0000 25%"),
      notices: [expect.stringContaining("size of the tiles"), expect.stringContaining("400 × 100 px")],
      read: 2,
    });
  });

  it.each([
    ["an archive", "color/zip64.swatches", { kind: "colors", title: "Zip64", read: 3 }],
    [
      "design tokens",
      "tokens/terrazzo-modes.json",
      { kind: "tokens", colors: [{ modes: { dark: "rgb(17 17 17)" } }] },
    ],
    ["a picture", "color/png-gama45455-strip.png", { kind: "picture", colors: [] }],
  ])("[RDG-6] %s", async (_what, path, wanted) => {
    expect((await read(vector(path))).body).toMatchObject(wanted);
  });

  it("[RDG-7] a share link of this site, with its colors", async () => {
    expect((await read("http://localhost:4000/palette-generator?c=264653-2a9d8f-e9c46a")).body).toMatchObject(
      {
        kind: "document",
        document: "/palette-generator?c=264653-2a9d8f-e9c46a",
        colors: [{ color: "rgb(38 70 83)" }, { color: "rgb(42 157 143)" }, { color: "rgb(233 196 106)" }],
      },
    );
  });

  it.each([
    ["https://coolors.co/264653-2a9d8f-e9c46a", 3],
    ["coolors.co/palette/264653-2a9d8f", 2],
    ["https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce&fonts=Inter", 3],
    ["https://colorhunt.co/palette/6f4e37a67b5becb176fed8b1", 4],
    ["https://example.org/tool?p=264653_2a9d8f_e9c46a", 3],
  ])("[RDG-7] %s", async (link, count) => {
    expect((await read(link)).body).toMatchObject({ kind: "colors", read: count });
  });

  it("[RDG-2] refuses what is of no kind, with what it is", async () => {
    expect(await read("<html><body>red</body></html>")).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("a page of HTML") },
    });
    expect(await read("just some words about white: bad")).toMatchObject({ status: 422 });
  });
});

it("[RDG-5] [RDG-3] an export says in its header what was left out", async () => {
  const answer = await api.request("/api/v1/gradients/export", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ gradient: "linear-gradient(red 20px, blue)", format: "css" }),
  });
  expect(JSON.parse(answer.headers.get("tincture-notices") ?? "[]")).toEqual([
    "Lengths were taken in a box of 1,280 × 800 px.",
  ]);
});

const Colors = v.object({ colors: v.array(v.object({ name: v.optional(v.string()), color: v.string() })) });
const FOLDER = new URL("../../engine/testing/vectors/reading/", import.meta.url);
const CORPUS = ["color", "themes", "tokens"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((name) => name !== "index.json" && !name.endsWith(".png"))
    .map((name) => `${folder}/${name}`),
);

it.each(CORPUS)("[RDG-1] %s: the same answer through every door", async (path) => {
  const bytes = vector(path);
  const there = await read(bytes);
  const imported = await send("/import", { method: "POST", body: bytes });
  expect(imported.status).toBe(there.status);
  const engine = readBytes({ bytes, text: new TextDecoder().decode(bytes) });
  expect(there.status).toBe(engine.ok ? 200 : 422);
  if (!engine.ok) return;
  const { colors } = v.parse(Colors, there.body);
  expect(v.parse(Colors, imported.body).colors.map(({ color }) => color)).toEqual(
    colors.map(({ color }) => color),
  );
  expect(engine.colors.map(({ color }) => colorToCss(color))).toEqual(colors.map(({ color }) => color));
});
