// Part of `npm test`: the JavaScript of each page's first load, against its budget (QLT-2), whether its files fit together, and
// whether style sheets have rules that no element needs.
import { readdirSync, readFileSync } from "node:fs";
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { engineBytes } from "./engine-load.ts";
import { faultyImports } from "./faulty-imports.ts";
import { type FirstLoad, firstLoads } from "./first-load.ts";

/** Budget of a reading page's scripts in kB (1000 bytes) of gzip, all of which load after the first action. */
const READING_PAGE_KB = 120;
/** Budget of a tool's scripts that load without an action, in kB as sent with brotli. */
const TOOL_PAGE_KB = 150;
const TOOL_FILES = 26;
/** Budget of pages behind sign-in, which have forms with their schemas and which no search leads to. */
const ACCOUNT_PAGE_KB = 125;
/** Budget of the engine's part of a tool page, without lazy parts. */
const ENGINE_KB = 18;
/** Mesh links contain packed text, which the page must decompress before it shows anything; fflate takes 4 kB. */
const ENGINE_KB_OF: Readonly<Record<string, number>> = { mesh: 20.5 };

const toolPaths = TOOLS.map((tool) => tool.path);
const isTool = ({ path }: FirstLoad) =>
  toolPaths.some((tool) => path === tool || path.startsWith(`${tool}/`));
const guarded = new Set(
  ADDRESSES.filter(({ middleware }) => middleware.includes("auth")).map(({ path }) => path),
);
const pages = firstLoads("build/client").sort((a, b) => b.gzipBytes - a.gzipBytes);

let over = 0;
for (const page of pages) {
  const budget = isTool(page) ? TOOL_PAGE_KB : guarded.has(page.path) ? ACCOUNT_PAGE_KB : READING_PAGE_KB;
  const kilobytes = (isTool(page) ? page.sentBytes : page.gzipBytes) / 1000;
  const isOver = kilobytes > budget || (isTool(page) && page.files.length > TOOL_FILES);
  const verdict = isOver ? "OVER" : "ok";
  if (isOver) over += 1;
  const numbers = `${kilobytes.toFixed(1).padStart(7)} of ${budget} kB`;
  console.log(
    `${page.path.padEnd(34)}${numbers}  ${String(page.files.length).padStart(3)} files  ${verdict}`,
  );
}
for (const tool of readdirSync("app/tools").sort()) {
  for (const route of readdirSync(`app/tools/${tool}`).filter((name) => name.endsWith("route.tsx"))) {
    const kilobytes = (await engineBytes(process.cwd(), `app/tools/${tool}/${route}`)) / 1000;
    const budget = ENGINE_KB_OF[tool] ?? ENGINE_KB;
    const verdict = kilobytes > budget ? "OVER" : "ok";
    if (kilobytes > budget) over += 1;
    const name = `engine in ${tool}/${route.replace(/\.tsx$/, "")}`;
    console.log(
      `${name.padEnd(34)}${kilobytes.toFixed(1).padStart(7)} of ${budget} kB            ${verdict}`,
    );
  }
}
const faulty = faultyImports("build/client/assets");
for (const fault of faulty) console.error(fault);
// Tailwind makes a rule for each word in the source that could be one of its classes. Our own classes need none of its
// variables, whose names begin with --tw-.
const withUnused = readdirSync("build/client/assets").filter(
  (name) => name.endsWith(".css") && readFileSync(`build/client/assets/${name}`, "utf8").includes("--tw-"),
);
for (const name of withUnused)
  console.error(`${name} has rules of Tailwind for words that are no classes: exclude them in app/app.css`);
if (pages.length === 0) console.error("The build has no pages.");
process.exitCode = over > 0 || faulty.length > 0 || withUnused.length > 0 || pages.length === 0 ? 1 : 0;
