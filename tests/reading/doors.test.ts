// The same input has the same answer through every door: the reader itself, the pages' worker, the API, the search of the library.
import { describe, expect, it } from "vitest";
import { readSource } from "#app/color/reading/read-source.ts";
import { CALLS } from "#calls/calls.ts";
import { PLAIN_CONTEXT } from "#calls/testing/plain-context.ts";
import { readGradientCss } from "#domain/documents/gradient/read-gradient-css.ts";
import { readSearch } from "#domain/library/color-words.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { type ReadAnswer, read } from "#engine/read/read.ts";
import { load } from "#engine/testing/vectors.ts";
import { readTheme } from "#engine/theme/reading/read-theme.ts";
import { READ_FILES } from "./mutated-files.ts";

const call = (name: string, input: unknown, file?: Uint8Array) => {
  const found = CALLS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no call ${name}`);
  return found.run({ input, ...(file !== undefined && { file }) }, PLAIN_CONTEXT);
};
const bodyOf = async (answered: ReturnType<typeof call>): Promise<Record<string, unknown>> => {
  const { ok, body } = (await answered) as { ok: boolean; body?: Record<string, unknown> };
  return ok ? (body ?? {}) : {};
};
/** What the API says of the same answer. */
const listed = (answer: Extract<ReadAnswer, { ok: true }>) =>
  answer.colors.map(({ name, color, dark }) => ({
    ...(name !== undefined && { name }),
    color: colorToCss(color),
    ...(dark !== undefined && { dark: colorToCss(dark) }),
  }));

/** What people paste. */
const PASTES = [
  "#264653, #2a9d8f, #e9c46a",
  "#264653 #2a9d8f #e9c46a",
  "teal orange",
  "navy gold",
  "red, rgb(1, 2, 3), teal",
  "#2a9d8f-e76f51-264653",
  "https://coolors.co/264653-2a9d8f-e9c46a",
  "coolors.co/264653-2a9d8f",
  "138, 170, 183\n142, 157, 143",
  "138, 170, 183; 142, 157, 143",
  "#0e2a47, #zzzzzz",
  ":root { --a: #2942c2; --b: color-mix(in oklab, red, blue); --c: darken(#06c, 5%) }",
  '{"Charcoal":"264653","Saffron":"e9c46a"}',
  "Sky,18,143,200\nSea,14,42,71",
  '<a href="#add">white: bad</a>',
  "background: linear-gradient(30deg, #123123, #321321);",
  "bg-gradient-to-r from-orange-400 via-red-500 to-pink-500",
  "orange sunset",
  "",
];
const BYTES = [
  ...READ_FILES.map(({ path, bytes }) => [path, bytes] as const),
  ...PASTES.map((text) => [text || "nothing", new TextEncoder().encode(text)] as const),
];

describe("[RDG-1] the same answer through every door", () => {
  it.each(BYTES)("%s", async (name, bytes) => {
    const answer = read({ bytes, text: new TextDecoder().decode(bytes), name: "The file" });
    const file = new File([Uint8Array.from(bytes)], "any");
    expect((await readSource({ source: file, name: "The file" })).answer).toEqual(answer);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const isUtf8 = !text.includes("\ufffd") && !text.includes("\0");
    if (isUtf8) expect((await readSource({ source: text, name: "The file" })).answer).toEqual(answer);
    const imported = await bodyOf(call("import", {}, bytes));
    expect(imported["colors"] ?? []).toEqual(answer.ok && answer.kind !== "picture" ? listed(answer) : []);
    const said = await bodyOf(call("read", { name: "The file" }, bytes));
    if (said["kind"] !== "document") {
      expect([said["kind"], said["read"] ?? 0]).toEqual(
        answer.ok ? [answer.kind, answer.colors.length] : [undefined, 0],
      );
      expect(said["unread"] ?? []).toEqual(imported["unread"] ?? []);
    }
    const gradient = answer.ok ? answer.gradient : undefined;
    if (isUtf8 && gradient !== undefined)
      expect(readGradientCss(text)).toMatchObject({ ok: true, layers: { length: gradient.layers.length } });
    expect(name).not.toBe("");
  });

  it.each([
    "#264653, #2a9d8f, #e9c46a",
    "#264653 #2a9d8f #e9c46a",
    "teal orange",
    "navy gold",
    "#2a9d8f-e76f51-264653",
    "https://coolors.co/264653-2a9d8f-e9c46a",
  ])("the search of the library: %s", (text) => {
    const answer = read({ bytes: new TextEncoder().encode(text), text });
    const searched = readSearch(text).colors.flatMap((each) => {
      const parsed = parseFullColor(each);
      return parsed.ok ? [formatHex(parsed.color)] : [];
    });
    expect(searched).toEqual(answer.ok ? answer.colors.map(({ color }) => formatHex(color)) : []);
  });

  it.each(
    load<{ id: string; input: string }>("reading/gradients-read").map(
      ({ id, input }) => [id, input] as const,
    ),
  )("%s through the gradient tool, the API and the reader", async (_id, input) => {
    const answer = read({ bytes: new TextEncoder().encode(input), text: input });
    const tool = readGradientCss(input);
    expect(tool.ok).toBe(answer.ok && answer.gradient !== undefined);
    expect((await call("gradientexport", { gradient: input, format: "css" })).ok).toBe(tool.ok);
    const said = await bodyOf(call("read", {}, new TextEncoder().encode(input)));
    expect(said["notices"] ?? []).toEqual(answer.ok ? (answer.gradient?.notices ?? []) : []);
  });

  it.each(
    READ_FILES.filter(({ path }) => path.startsWith("themes/")).map(
      ({ path, bytes }) => [path, bytes] as const,
    ),
  )("%s: a token that the audit measures is a color that the reader found in that mode", (_path, bytes) => {
    const text = new TextDecoder().decode(bytes);
    const theme = readTheme([{ name: "theme.css", text }]);
    const answer = read({ bytes, text });
    if (!theme.ok || !answer.ok) return expect(theme.ok && !answer.ok).toBe(false);
    for (const [mode, tokens] of Object.entries(theme.modes)) {
      const found = answer.modes.find(({ name }) => name === mode);
      const hexes = new Set([...(found?.colors.values() ?? [])].map(formatHex));
      for (const color of tokens.values()) expect(hexes).toContain(formatHex(color));
    }
  });
});
