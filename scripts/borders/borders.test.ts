import { expect, it } from "vitest";
import { cycles } from "./cycles.ts";
import { RULES } from "./rules.ts";
import { readSource } from "./source-file.ts";

/** A small project that breaks no rule. */
const SOUND: Record<string, string> = {
  "engine/parse/parse.ts": 'import { unzipSync } from "fflate";\nexport const parseColor = unzipSync;',
  "engine/parse/format.ts":
    'import { parseColor } from "./parse.ts";\nexport const formatColor = parseColor;',
  "engine/parse/parse.test.ts":
    'import { expect } from "vitest";\nimport { readFileSync } from "node:fs";\nexport const seen = [expect, readFileSync];',
  "domain/item.ts":
    'import * as v from "valibot";\nimport { parseColor } from "#engine/parse/parse.ts";\nexport const item = [v, parseColor];',
  "calls/like-call.ts":
    'import type { Item } from "#domain/item.ts";\nexport const likeCall = (item: Item) => item;',
  "server/db/run-transaction.server.ts": "export const runTransaction = (db, run) => db.transaction(run);",
  "server/db/database.ts": 'import pg from "pg";\nexport const database = pg;',
  "server/library/like-queries.server.ts":
    'import type { likeCall } from "#calls/like-call.ts";\nimport { database } from "#server/db/database.ts";\nexport const likes = (call: likeCall) => database;',
  "server/library/like.db.test.ts":
    'import { board } from "#server/publishing/board.ts";\nexport const seen = board.transaction(() => 1);',
  "server/publishing/board.ts":
    'import { likes } from "#server/library/like-queries.server.ts";\nexport const board = likes;',
  "server/app.ts": 'import { board } from "./publishing/board.ts";\nexport const app = board;',
  "app/routes.ts": 'const PAGES = { "/": "pages/home/home-route.tsx" };\nexport default PAGES;',
  "app/ui/button.tsx":
    'import { Button } from "react-aria-components";\nimport "./button.css";\nexport const button = Button;',
  "app/color/swatch.tsx": 'import { button } from "#app/ui/button.tsx";\nexport const swatch = button;',
  "app/tools/palette/model.ts": 'import { state } from "./state.ts";\nexport const model = state;',
  "app/tools/palette/state.ts": 'export const state = () => import("./model.ts");',
  "app/tools/gradient/model.ts": "export const gradient = 1;",
  "app/pages/home/home-route.tsx":
    'import { likes } from "#server/library/like-queries.server.ts";\nimport type { Route } from "./+types/home-route.ts";\nexport default function Home() { return likes; }',
  "scripts/borders.ts": 'import { layers } from "#domain/item.ts";\nexport const x = layers;',
};

function findingsIn(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => readSource(path, text));
  return RULES.flatMap((rule) => rule(sources)).map(({ rule, path }) => `${rule} ${path}`);
}

it("finds nothing in a sound house", () => {
  expect(findingsIn(SOUND)).toEqual([]);
});

it.each([
  ["the engine imports the domain", "layers", "engine/parse/a.ts", 'import "#domain/item.ts";'],
  ["the engine uses Node", "layers", "engine/parse/a.ts", 'import { readFileSync } from "node:fs";'],
  ["the engine imports a package that is not its own", "layers", "engine/parse/a.ts", 'import "react";'],
  [
    "the domain imports the server",
    "layers",
    "domain/a.ts",
    'import "#server/library/like-queries.server.ts";',
  ],
  ["the domain imports an undeclared package", "layers", "domain/a.ts", 'import "drizzle-orm";'],
  ["a call imports the server", "layers", "calls/a.ts", 'import "#server/db/database.ts";'],
  ["a call speaks HTTP", "layers", "calls/a.ts", 'import "hono";'],
  ["a call uses Node", "layers", "calls/a.ts", 'import "node:crypto";'],
  ["the domain imports a call", "layers", "domain/a.ts", 'import "#calls/like-call.ts";'],
  ["the app imports a call", "layers", "app/pages/home/a.ts", 'import "#calls/like-call.ts";'],
  [
    "a feature of the server imports one above it",
    "order",
    "server/library/a.ts",
    'import "#server/publishing/board.ts";',
  ],
  [
    "a feature of the server imports the type of one above it",
    "order",
    "server/db/a.ts",
    'import type { likes } from "#server/library/like-queries.server.ts";',
  ],
  ["a folder of the server has no place in the order", "places", "server/likes/a.ts", "export const a = 1;"],
  ["the server imports the app", "layers", "server/db/a.ts", 'import "#app/ui/button.tsx";'],
  [
    "a type alone crosses a border",
    "layers",
    "server/db/a.ts",
    'import type { A } from "#app/ui/button.tsx";',
  ],
  [
    "a re-export crosses a border",
    "layers",
    "app/ui/a.ts",
    'export { parseColor } from "#engine/parse/parse.ts";\nexport const a = 1;',
  ],
  [
    "a lazy import crosses a border",
    "layers",
    "app/ui/a.ts",
    'export const a = () => import("#engine/parse/parse.ts");',
  ],
  ["the kit knows colors", "layers", "app/ui/a.tsx", 'import "#app/color/swatch.tsx";'],
  ["the kit uses another package", "layers", "app/ui/a.tsx", 'import "valibot";'],
  ["color parts import a page", "layers", "app/color/a.tsx", 'import "#app/pages/home/home-route.tsx";'],
  ["a page imports a tool", "layers", "app/pages/home/a.tsx", 'import "#app/tools/gradient/model.ts";'],
  ["a browser test imports the app", "layers", "e2e/a.ts", 'import "#app/ui/button.tsx";'],
  [
    "a tool imports its neighbor",
    "slices",
    "app/tools/palette/a.ts",
    'import "#app/tools/gradient/model.ts";',
  ],
  [
    "a view reaches the server",
    "server-from-app",
    "app/pages/home/view.tsx",
    'import "#server/library/like-queries.server.ts";',
  ],
  ["the engine stands on a color library", "layers", "engine/parse/z.ts", 'import "@colordx/core";'],
  ["a function of the engine says nothing", "documented", "engine/parse/z.ts", "export function mix() {}"],
  ["an import climbs", "climbing", "engine/deep/a.ts", 'import "../parse/parse.ts";'],
  ["an extension is left out", "missing", "engine/parse/a.ts", 'import "./parse";'],
  ["a barrel by name", "barrels", "engine/parse/index.ts", "export const a = 1;"],
  ["a barrel by content", "barrels", "engine/parse/all.ts", 'export * from "./parse.ts";'],
  ["a vague folder", "folders", "domain/utils/a.ts", "export const a = 1;"],
  ["the engine has a file in no room", "rooms", "engine/a.ts", "export const a = 1;"],
  ["a file too long", "size", "domain/a.ts", "export {};\n".repeat(401)],
  [
    "a command whose conflicts are not tried again",
    "transactions",
    "server/library/a.server.ts",
    "export const a = (db) => db.transaction(async () => 1);",
  ],
  ["a default export", "default-exports", "app/ui/a.tsx", "export default function A() { return null; }"],
])("notices when %s", (_what, rule, path, text) => {
  expect(findingsIn({ ...SOUND, [path]: text })).toEqual([`${rule} ${path}`]);
});

it("notices a server file without the .server.ts name, even from a route module", () => {
  const path = "app/pages/home/home-route.tsx";
  const files = {
    ...SOUND,
    "server/log.ts": "export const log = 1;",
    [path]: 'import "#server/log.ts";\nexport default 1;',
  };
  expect(findingsIn(files)).toEqual([`server-from-app ${path}`]);
});

it("notices files that need each other, however long the circle", () => {
  const files = {
    ...SOUND,
    "domain/a.ts": 'import "./b.ts";',
    "domain/b.ts": 'import "./c.ts";',
    "domain/c.ts": 'export { a } from "./a.ts";\nexport const c = 1;',
  };
  expect(findingsIn(files)).toEqual(["cycles domain/a.ts"]);
});

it("notices files that need each other by a type alone", () => {
  const files = {
    ...SOUND,
    "domain/a.ts": 'import { b } from "./b.ts";\nexport const a = b;',
    "domain/b.ts": 'import type { a } from "./a.ts";\nexport const b = 1;',
  };
  expect(findingsIn(files)).toEqual(["cycles domain/a.ts"]);
});

it("says the way around, and each group of files once", () => {
  const sources = Object.entries({
    "domain/a.ts": 'import "./b.ts";',
    "domain/b.ts": 'import "./c.ts";\nimport "./d.ts";',
    "domain/c.ts": 'import "./a.ts";',
    "domain/d.ts": 'import "./b.ts";',
    "domain/e.ts": 'import "./e.ts";',
  }).map(([path, text]) => readSource(path, text));
  expect(cycles(sources).map(({ message }) => message)).toEqual([
    "domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts",
    "domain/e.ts → domain/e.ts",
  ]);
});

it("lets a lazy module have a default export, until someone imports it at once", () => {
  const lazy = {
    ...SOUND,
    "app/ui/a.tsx": "export default 1;",
    "app/ui/b.tsx": 'export const b = () => import("./a.tsx");',
  };
  expect(findingsIn(lazy)).toEqual([]);
  expect(findingsIn({ ...lazy, "app/ui/c.tsx": 'import a from "./a.tsx";\nexport const c = a;' })).toEqual([
    "default-exports app/ui/a.tsx",
  ]);
});

it("lets other parts of the app know the type of a resource's answer, and no more", () => {
  const resource = { ...SOUND, "app/resources/search.ts": "export const x = 1;" };
  const path = "app/shell/a.ts";
  expect(findingsIn({ ...resource, [path]: 'import type { x } from "#app/resources/search.ts";' })).toEqual(
    [],
  );
  expect(findingsIn({ ...resource, [path]: 'import "#app/resources/search.ts";' })).toEqual([
    `layers ${path}`,
  ]);
});

it("notices a room of the engine that is too full", () => {
  const room = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`engine/mix/m${at}.ts`, "export const m = 1;"]),
    );
  expect(findingsIn({ ...SOUND, ...room(22) })).toEqual([]);
  expect(findingsIn({ ...SOUND, ...room(23) })).toEqual(["rooms engine/mix/m0.ts"]);
});

it("leaves generated files their length", () => {
  expect(findingsIn({ ...SOUND, "engine/parse/table.generated.ts": "export {};\n".repeat(401) })).toEqual([]);
});

it("does not pass over a file that it cannot read", () => {
  expect(() => readSource("engine/parse/a.ts", "export const = 1")).toThrow("engine/parse/a.ts");
});
