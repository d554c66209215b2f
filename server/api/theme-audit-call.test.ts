import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ContractSchema } from "#domain/audit/contract.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { writeShadcnItem } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { writeThemeTokens } from "#engine/theme/outputs/write-theme-tokens.ts";
import { ROLE_PAIRS } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { sampled } from "#tests/exhaustive.ts";
import { testApi } from "./testing/test-api.ts";

const { post, errors } = testApi();
const Count = v.object({ measured: v.number(), failing: v.number(), failingAa: v.number() });
const PAIR = {
  mode: v.string(),
  text: v.string(),
  surface: v.string(),
  use: v.string(),
  rule: v.string(),
  declared: v.boolean(),
};
const Report = v.strictObject({
  measured: v.number(),
  reason: v.optional(v.string()),
  declared: Count,
  inferred: Count,
  dialects: v.array(v.string()),
  pairs: v.array(
    v.strictObject({
      ...PAIR,
      floor: v.number(),
      apcaFloor: v.optional(v.number()),
      wcag: v.number(),
      apca: v.number(),
      passes: v.boolean(),
    }),
  ),
  failing: v.array(
    v.strictObject({
      ...PAIR,
      measure: v.picklist(["wcag", "apca"]),
      floor: v.number(),
      reached: v.number(),
      file: v.optional(v.string()),
      line: v.optional(v.number()),
      nearest: v.optional(v.strictObject({ token: v.string(), color: v.string(), value: v.string() })),
    }),
  ),
  patch: v.union([
    v.string(),
    v.array(v.object({ name: v.string(), text: v.string() })),
    v.record(v.string(), v.unknown()),
  ]),
  diff: v.string(),
  contract: ContractSchema,
  unread: v.array(
    v.strictObject({
      file: v.optional(v.string()),
      name: v.string(),
      line: v.optional(v.number()),
      message: v.string(),
    }),
  ),
  unpaired: v.array(v.string()),
});
const audit = async (request: unknown) => {
  const { status, body, text } = await post("/themes/audit", request);
  expect(status, text).toBe(200);
  return v.parse(Report, body);
};
/** What is disabled has no floor. */
const MEASURED = ROLE_PAIRS.filter(({ use }) => use !== "exempt");
const THEME = solveTheme({ brand: [color("#e8622c")] });
const CSS = writeThemeCss(THEME, "class", { prefix: "acme", format: "oklch" });

describe("POST /themes/audit", () => {
  it("[THM-2] [THM-3] a theme of Tincture has every pair in every mode, none fails, and the patch is the text", async () => {
    const { pairs, failing, patch, unread } = await audit({ css: CSS });
    expect(pairs.length).toBe(4 * MEASURED.length);
    expect(failing).toEqual([]);
    expect(patch).toBe(CSS);
    expect(unread).toEqual([]);
  });

  it("[THM-2] only pairs with both tokens; the patch changes what fails, and then nothing fails", async () => {
    const css = ":root {\n  --a0: #fff;\n  --text: rgb(150 150 150); /* too light */\n  --brand: #06c;\n}\n";
    const { pairs, failing, patch } = await audit({ css });
    expect(pairs.map(({ text, surface, rule }) => [text, surface, rule])).toEqual([
      ["a0", "text", "role-pairs"],
      ["text", "a0", "role-pairs"],
    ]);
    expect(failing[0]).toMatchObject({ mode: "light", line: 3, measure: "wcag", nearest: { token: "text" } });
    expect(patch).toMatch(
      /^:root \{\n {2}--a0: #fff;\n {2}--text: rgb\(1\d\d 1\d\d 1\d\d\); \/\* too light \*\/\n {2}--brand: #06c;\n\}\n$/,
    );
    expect(await audit({ css: patch })).toMatchObject({ failing: [], patch });
  });

  it.each([
    [{ css: "" }, "no text"],
    [{ css: "p { margin: 0 }" }, "no colors"],
    [{ css: "\n\n:root { --a0: rgb(1 2); }" }, "--a0"],
    [{ css: ":root { --mint: #9fd }" }, "One color was read"],
    [{ tokens: {} }, "no colors"],
    [{ tokens: { "a.json": {}, "b.json": {} } }, "no colors"],
  ])("[AUD-3] of %j nothing is measured, and that is said", async (request, reason) => {
    const report = await audit(request);
    expect(report).toMatchObject({ measured: 0, failing: [], inferred: { measured: 0 } });
    expect(report.reason).toContain(reason);
  });

  it("[AUD-1] a contract counts in place of rules, and its translucent layers are composited", async () => {
    const css =
      ":root { --ink: #111; --paper: #fff; --wash: #00000080; --background: #fff; --foreground: #aaa }";
    const contract = {
      version: 1,
      pairs: [
        { text: "ink", on: ["wash", "paper"], use: "text" },
        { text: "ink", on: "gone" },
      ],
    };
    const report = await audit({ css, contract });
    expect(report.declared).toMatchObject({ measured: 1, failing: 0 });
    expect(report.inferred.measured).toBe(0);
    expect(report.pairs[0]).toMatchObject({ surface: "wash over paper", rule: "contract", declared: true });
    // #111111 on #7f7f7f, which half black on white is.
    expect(report.pairs[0]?.wcag).toBeCloseTo(4.73, 1);
    expect(report.unread[0]?.message).toContain("gone is no color of these files");
    const files = [
      { name: "a.css", text: css },
      { name: "tincture.contract.json", text: JSON.stringify(contract) },
    ];
    const same = await audit({ files });
    expect(same.declared).toEqual(report.declared);
    expect(same.patch).toEqual(files.slice(0, 1));
  });

  it("[AUD-3] both floors, and what fails WCAG AA beside APCA alone", async () => {
    const css = ":root { --background: #000; --foreground: #8a8a8a; }";
    const apca = await audit({ css, floors: "apca" });
    expect(apca.failing[0]).toMatchObject({ measure: "apca", floor: 75 });
    expect(apca.inferred).toMatchObject({ failing: 1, failingAa: 0 });
    const both = await audit({ css, floors: "both" });
    expect(both.pairs[0]).toMatchObject({ floor: 4.5, apcaFloor: 75, passes: false });
    expect((await audit({ css: both.patch, floors: "both" })).failing).toEqual([]);
  });

  it("[THM-2] the floors are those that are asked for", async () => {
    const { failing } = await audit({ css: CSS, floors: "aaa" });
    expect(failing.length).toBeGreaterThan(0);
    expect((await audit({ css: CSS, floors: "aa" })).failing).toEqual([]);
  });

  it("[THM-3] tokens: one file, its text, several by name, and a registry item; the patch is of the same kind", async () => {
    const light = { color: { $type: "color", a0: { $value: "#fff" }, text: { $value: "#aaa" } } };
    const one = await audit({ tokens: light });
    expect(one.patch).toMatchObject({
      color: { a0: { $value: "#fff" }, text: { $value: expect.stringMatching(/^#7/) } },
    });
    const text = JSON.stringify(light);
    expect((await audit({ tokens: text })).patch).toMatch(
      /^\{"color":\{"\$type":"color","a0":\{"\$value":"#fff"\},"text":\{"\$value":"#7[0-9a-f]{5}"\}\}\}$/,
    );
    const files = Object.fromEntries(
      writeThemeTokens(THEME).map(({ name, text: file }): [string, unknown] => [name, JSON.parse(file)]),
    );
    const several = await audit({ tokens: files });
    expect(several.pairs.length).toBe(4 * MEASURED.length);
    expect(several.patch).toEqual(files);
    const item: unknown = JSON.parse(writeShadcnItem(THEME, "mine", "Mine"));
    const read = await audit({ tokens: item });
    expect(read.patch).toEqual(item);
    expect(new Set(read.pairs.map(({ mode }) => mode)).size).toBe(4);
  });

  it("[THM-3] names what it could not read by line and reason", async () => {
    const { unread, pairs } = await audit({
      css: ":root {\n  --a0: #fff;\n  --text: #111;\n  --text-2: rgb(1 2);\n  --line: rgb(0 0 0 / 10%);\n}",
    });
    expect(unread.map(({ name, line }) => [name, line])).toEqual([["--text-2", 4]]);
    expect(pairs.length).toBe(2);
  });

  it("[AUD-5] files of one theme have the modes of their names, and what was not read has its file", async () => {
    const { pairs, unread, failing, patch } = await audit({
      files: [
        { name: "theme.light.css", text: ":root { --a0: #fff; --text: #111; }" },
        { name: "theme.dark.css", text: ":root { --a0: #111; --text: #444;\n --line: rgb(1 2); }" },
      ],
    });
    expect(new Set(pairs.map(({ mode }) => mode))).toEqual(new Set(["light", "dark"]));
    expect(failing.length).toBeGreaterThan(0);
    for (const each of failing) expect(each).toMatchObject({ mode: "dark", file: "theme.dark.css", line: 1 });
    expect(unread).toMatchObject([{ file: "theme.dark.css", name: "--line", line: 2 }]);
    expect(patch).toMatchObject([
      { name: "theme.light.css", text: ":root { --a0: #fff; --text: #111; }" },
      { name: "theme.dark.css" },
    ]);
  });

  it.each([
    [{}, "either css or tokens"],
    [{ css: CSS, tokens: {} }, "either css or tokens"],
    [{ tokens: '{\n  "color": {,}\n}' }, "Line 2: The file"],
    [{ css: CSS, floors: "a" }, "aa, aaa, both or apca"],
    [{ css: CSS, contract: { version: 2, pairs: [] } }, "contract.version"],
    [{ css: CSS, contract: { version: 1, pairs: [{ text: "a0" }] } }, "contract.pairs.0.on"],
    [{ files: [] }, "files"],
  ])("[THM-3] rejects %j", async (request, reason) => {
    const { status, headers, text } = await post("/themes/audit", request);
    expect(status).toBe(422);
    expect(headers.get("content-type")).toContain("application/problem+json");
    expect(text).toContain(reason);
  });

  const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`) as unknown;
  it.each([
    ["deep tokens", { tokens: { color: nested(20_000) } }],
    ["deep text", { tokens: '{"a":'.repeat(100_000) }],
    [
      "prototype keys",
      { tokens: JSON.parse('{"__proto__":{"a0":{"$value":"#fff"}},"constructor":{}}') as unknown },
    ],
    ["open comments", { css: `:root{--a0:#fff}${"/*".repeat(300_000)}` }],
    ["a declaration before open comments", { css: `--a0: ${"/*".repeat(300_000)}` }],
    ["open rules", { css: "@media (prefers-contrast: more){".repeat(30_000) }],
    ["many of one name", { css: `:root{${"--a0:#fff;".repeat(60_000)}}` }],
    ["open maps", { css: `$light: ${"(".repeat(200_000)}` }],
    [
      "references that multiply",
      { css: `:root{--a0:var(--a10)var(--a10);--a10:var(--a0)var(--a0)}`.repeat(3000) },
    ],
    [
      "many keys",
      {
        tokens: {
          cssVars: {
            light: Object.fromEntries(
              Array.from({ length: sampled(40_000, 10_000) }, (_, n) => [`k${n}`, "#fff"]),
            ),
          },
        },
      },
    ],
    [
      "a rule of a registry that ends early",
      {
        tokens: {
          cssVars: { light: { background: "#fff} .dark {--a0:#000" } },
          css: { "}": { "--a0": "#000" } },
        },
      },
    ],
  ])("[QLT-5] %s are answered, and not with a 500", async (_what, request) => {
    const { status } = await post("/themes/audit", request);
    expect([200, 413, 422]).toContain(status);
    expect(errors).toEqual([]);
  });
});
