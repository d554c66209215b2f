import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BORDER_OPTIONS, BORDER_RULES } from "./border-rules.ts";
import { houseFindings } from "./house-findings.ts";

/** A small project that breaks no rule. */
const SOUND: Readonly<Record<string, string>> = {
  "package.json":
    '{ "type": "module", "imports": { "#engine/*": "./engine/*", "#domain/*": "./domain/*", "#calls/*": "./calls/*", "#server/*": "./server/*", "#app/*": "./app/*" } }',
  "engine/parse/parse.ts": 'import { unzipSync } from "fflate";\nexport const parse = unzipSync;\n',
  "engine/mix/mix.ts": "export const mix = 1;\n",
  "engine/index.ts": 'export { parse } from "./parse/parse.ts";\n',
  "engine/mix/index.ts": 'export { parse } from "#engine/parse/parse.ts";\n',
  "engine/doors.test.ts": 'export const doors = () => import("#engine/index.ts");\n',
  "engine/parse/parse.test.ts":
    'import { expect } from "vitest";\nimport { readFileSync } from "node:fs";\nexport const seen = [expect, readFileSync];\n',
  "domain/item.ts":
    'import * as v from "valibot";\nimport { parse } from "#engine/parse/parse.ts";\nexport const item = [v, parse];\n',
  "calls/like-call.ts": 'import type { item } from "#domain/item.ts";\nexport type Like = typeof item;\n',
  "server/db/database.ts": 'import pg from "pg";\nexport const database = pg;\n',
  "server/library/likes.server.ts":
    'import { database } from "#server/db/database.ts";\nexport const likes = database;\n',
  "server/publishing/board.ts":
    'import { likes } from "#server/library/likes.server.ts";\nexport const board = likes;\n',
  "app/ui/button.tsx": 'import { useState } from "react";\nexport const button = useState;\n',
  "app/color/swatch.tsx": 'import { button } from "#app/ui/button.tsx";\nexport const swatch = button;\n',
  "app/tools/palette/model.ts": 'import { state } from "./state.ts";\nexport const model = state;\n',
  "app/tools/palette/state.ts": 'export const state = () => import("./model.ts");\n',
  "app/tools/gradient/model.ts": "export const gradient = 1;\n",
  "app/resources/search.ts": "export const search = 1;\n",
  "app/pages/home/home-route.tsx":
    'import { likes } from "#server/library/likes.server.ts";\nimport type { search } from "#app/resources/search.ts";\nexport default function Home(): typeof search { return likes; }\n',
};

/** Each with the rules that notice it. */
const PLANTED: readonly (readonly [what: string, path: string, text: string, ...rules: string[]])[] = [
  ["the engine imports the domain", "engine/parse/a.ts", 'import "#domain/item.ts";', "engine-layer"],
  [
    "a room of the engine imports one that builds on it",
    "engine/mix/p.ts",
    'import type { parse } from "#engine/parse/parse.ts";\nexport type P = typeof parse;',
    "engine-order: mix/",
  ],
  ["the product goes through a door", "domain/q.ts", 'import "#engine/index.ts";', "doors"],
  ["a room goes through its own door", "engine/mix/r.ts", 'import "./index.ts";', "doors"],
  ["the engine uses Node", "engine/parse/b.ts", 'import "node:fs";', "pure"],
  ["the engine stands on a color library", "engine/parse/c.ts", 'import "@colordx/core";', "engine-packages"],
  [
    "a type alone crosses a border",
    "domain/d.ts",
    'import type { likes } from "#server/library/likes.server.ts";\nexport type D = typeof likes;',
    "domain-layer",
  ],
  ["a call speaks HTTP", "calls/e.ts", 'import "hono";', "calls-packages"],
  [
    "a feature of the server imports one above it",
    "server/library/f.ts",
    'import "#server/publishing/board.ts";',
    "server-order: library/",
  ],
  [
    "a lazy import crosses a border",
    "app/ui/g.tsx",
    'export const g = () => import("#engine/parse/parse.ts");',
    "app/ui-layer",
  ],
  ["the kit uses another package", "app/ui/h.tsx", 'import "valibot";', "app/ui-packages"],
  [
    "a tool imports its neighbor",
    "app/tools/palette/i.ts",
    'import "#app/tools/gradient/model.ts";',
    "app/tools-slices",
  ],
  [
    "a view reaches the server",
    "app/pages/home/j.tsx",
    'import "#server/library/likes.server.ts";',
    "server-from-app",
  ],
  [
    "a route takes from the server what has another name",
    "app/pages/home/k-route.tsx",
    'import "#server/db/database.ts";',
    "server-files-by-name",
  ],
  [
    "code of a resource is taken",
    "app/shell/l.ts",
    'import "#app/resources/search.ts";',
    "resources-by-type",
  ],
  ["an ending is left out", "engine/parse/m.ts", 'import "./parse";', "unresolved"],
  [
    "files need each other by a type alone",
    "domain/n.ts",
    'import type { O } from "./o.ts";\nexport type N = O;',
    "circle",
  ],
];
const BESIDE = { "domain/o.ts": 'import type { N } from "./n.ts";\nexport type O = N;\n' };

const root = mkdtempSync(join(tmpdir(), "tincture-borders-"));
beforeAll(() => symlinkSync(resolve("node_modules"), join(root, "node_modules")));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function violations(
  files: Readonly<Record<string, string>>,
): Promise<readonly (readonly [string, string])[]> {
  for (const folder of ["app", "calls", "domain", "engine", "server"])
    rmSync(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { output } = await cruise(["app", "calls", "domain", "engine", "server"], {
    ...BORDER_OPTIONS,
    ruleSet: { forbidden: [...BORDER_RULES] },
    validate: true,
    baseDir: root,
  });
  const result = output as ICruiseResult; // without an output type it is no text
  return result.summary.violations.map(({ from, rule }) => [from, rule.name] as const);
}

it("finds nothing in a sound house", async () => {
  expect(await violations(SOUND)).toEqual([]);
});

it("notices each border that is crossed, where it is crossed", async () => {
  const files = {
    ...SOUND,
    ...BESIDE,
    ...Object.fromEntries(PLANTED.map(([, path, text]) => [path, `${text}\n`])),
  };
  const found = await violations(files);
  for (const [what, path, , ...rules] of PLANTED)
    expect(
      found.filter(([from]) => from === path).map(([, rule]) => rule),
      what,
    ).toEqual(rules);
  expect(found).toHaveLength(PLANTED.length);
});

it.each([
  ["server/likes/a.ts", "export {};\n", "has no place in the order"],
  ["server/library/a.ts", "export const a = (db) => db.transaction(1);\n", "runTransaction"],
  ["engine/parse/z.ts", "export function mix() {}\n", "mix says nothing"],
  ["engine/blends/a.ts", "export {};\n", "has no place in the order of engine/"],
  ["engine/a.ts", "export {};\n", "put it into a room"],
  ["engine/parse/b.ts", 'import { a } from "../mix/mix.ts";\n', "climbs out"],
  ["engine/parse/c.ts", 'export const shown = "as Tincture";\n', "speaks of the product"],
  ["app/ui/a.tsx", "const MOST_ROWS = 3;\nexport const LEAST = MOST_ROWS;\n", "begin with MAX_"],
  ["domain/utils/a.ts", "export {};\n", "name says nothing"],
  ["domain/index.ts", "export {};\n", "barrel"],
  ["domain/all.ts", '// all\nexport * from "./item.ts";\nexport { a } from "./a.ts";\n', "barrel"],
  ["domain/a.ts", "export {};\n".repeat(401), "401 lines"],
])("the house notices %s", (path, text, said) => {
  expect(houseFindings([{ path, text }])).toEqual([expect.stringContaining(said)]);
});

it("the house leaves generated files their length, and tests their transactions", () => {
  expect(houseFindings([{ path: "engine/parse/a.generated.ts", text: "export {};\n".repeat(401) }])).toEqual(
    [],
  );
  expect(houseFindings([{ path: "server/db/a.db.test.ts", text: "db.transaction(() => 1);\n" }])).toEqual([]);
});

it("the house notices a room of the engine that is too full", () => {
  const room = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `engine/mix/m${at}.ts`, text: "export {};\n" }));
  expect(houseFindings(room(22))).toEqual([]);
  expect(houseFindings(room(23))).toHaveLength(1);
});
