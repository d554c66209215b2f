// The scripts that each page loads before it can be used, as sent, and whether the files of the build fit together.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { findRoutesFile } from "#scripts/build/routes-file.ts";
import { faultyImports } from "#tests/build/faulty-imports.ts";

/** In kB (1000 bytes) of brotli: they tell of an accident, such as a library in the wrong file. */
const [READING_PAGE_KB, ACCOUNT_PAGE_KB, TOOL_PAGE_KB] = [135, 140, 220];
const MAX_FILES = 38;
const PAGE_ID = "page:";

const CLIENT = "build/client";
const Files = { module: v.string(), imports: v.array(v.string()) };
const Route = v.object({ ...Files, parentId: v.optional(v.string()) });
const Manifest = v.object({ entry: v.object(Files), routes: v.record(v.string(), Route) });

const text = readFileSync(join(CLIENT, findRoutesFile(CLIENT).address), "utf8");
const { entry, routes } = v.parse(
  Manifest,
  JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)),
);

/** Of a page, of the layouts around it, and of what every page has. */
function filesOf(id: string): ReadonlySet<string> {
  const files = [entry];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ""]) files.push(route);
  return new Set(files.flatMap(({ module, imports }) => [module, ...imports]));
}

/** Small files are sent as they are. */
const sentBytes = (file: string): number =>
  (statSync(`${CLIENT}${file}.br`, { throwIfNoEntry: false }) ?? statSync(`${CLIENT}${file}`)).size;

const isTool = (page: string) => TOOLS.some(({ path }) => page === path || page.startsWith(`${path}/`));
const isGuarded = (page: string) =>
  ADDRESSES.some(({ path, middleware }) => path === page && middleware.includes("auth"));

it.each(Object.keys(routes).flatMap((id) => (id.startsWith(PAGE_ID) ? [id.slice(PAGE_ID.length)] : [])))(
  "[QLT-2] the scripts of %s are few and small",
  (page) => {
    const files = [...filesOf(`${PAGE_ID}${page}`)];
    const kilobytes = files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000;
    expect(files.length).toBeLessThanOrEqual(MAX_FILES);
    expect(kilobytes).toBeLessThanOrEqual(
      isTool(page) ? TOOL_PAGE_KB : isGuarded(page) ? ACCOUNT_PAGE_KB : READING_PAGE_KB,
    );
  },
);

it("the files of the build import what the others export, and none itself", () => {
  expect(faultyImports(join(CLIENT, "assets"))).toEqual([]);
});
