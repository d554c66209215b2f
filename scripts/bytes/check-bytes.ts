// Part of `npm test`: the JavaScript that each page loads, and whether its files fit together.
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { faultyImports } from "./faulty-imports.ts";
import { type FirstLoad, firstLoads } from "./first-load.ts";

/** Limits of the scripts of a page in kB as sent with brotli: they tell of an accident, such as a library in the wrong file. */
const READING_PAGE_KB = 135;
const ACCOUNT_PAGE_KB = 140;
const TOOL_PAGE_KB = 220;
const MAX_FILES = 38;

const toolPaths = TOOLS.map((tool) => tool.path);
const isTool = ({ path }: FirstLoad) =>
  toolPaths.some((tool) => path === tool || path.startsWith(`${tool}/`));
const guarded = new Set(
  ADDRESSES.filter(({ middleware }) => middleware.includes("auth")).map(({ path }) => path),
);
const pages = firstLoads("build/client").sort((a, b) => b.sentBytes - a.sentBytes);

let over = 0;
for (const page of pages) {
  const budget = isTool(page) ? TOOL_PAGE_KB : guarded.has(page.path) ? ACCOUNT_PAGE_KB : READING_PAGE_KB;
  const kilobytes = page.sentBytes / 1000;
  const isOver = kilobytes > budget || page.files.length > MAX_FILES;
  const verdict = isOver ? "OVER" : "ok";
  if (isOver) over += 1;
  const numbers = `${kilobytes.toFixed(1).padStart(7)} of ${budget} kB`;
  console.log(
    `${page.path.padEnd(34)}${numbers}  ${String(page.files.length).padStart(3)} files  ${verdict}`,
  );
}
const faulty = faultyImports("build/client/assets");
for (const fault of faulty) console.error(fault);
if (pages.length === 0) console.error("The build has no pages.");
process.exitCode = over > 0 || faulty.length > 0 || pages.length === 0 ? 1 : 0;
