// `npm run bench [-- name…]`: each benchmark is a separate process, so that none warms up the code of another. File
// names, such as pictures for `image`, addresses and options (`--runs=3`) are passed on.
import { readdirSync } from "node:fs";
import { ensureBuilt } from "../scripts/build/build.ts";
import { ensureInstalled } from "../scripts/install/install.mjs";
import { runProgram } from "../scripts/run-tool.ts";

const SUFFIX = ".bench.ts";

const programs = new Map(
  readdirSync("bench")
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .map((file) => [file.slice(0, -SUFFIX.length), `bench/${file}`]),
);

/** These benchmarks run the sources, so they need no build of the application. */
const WITHOUT_BUILD = new Set(["color", "gradient", "image", "library", "mesh", "taste", "theme"]);

const isPassedOn = (argument: string): boolean => /[./]|^--/.test(argument);
const handedOn = process.argv.slice(2).filter(isPassedOn);
const asked = process.argv.slice(2).filter((argument) => !isPassedOn(argument));
const unknown = asked.filter((name) => !programs.has(name));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(", ")}. There are: ${[...programs.keys()].join(", ")}.`,
  );
  process.exit(1);
}

ensureInstalled("bench");
process.env.NODE_ENV = "production";
const chosen = [...programs].filter(([name]) => asked.length === 0 || asked.includes(name));
const needsBuild = chosen.some(([name]) => !WITHOUT_BUILD.has(name));
if (needsBuild && (await ensureBuilt(process.cwd())) !== 0) process.exit(1);
for (const [name, file] of chosen) {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  if ((await runProgram(process.execPath, [file, ...handedOn])) !== 0) process.exitCode = 1;
}
