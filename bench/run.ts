// `npm run bench [-- name…]`: each benchmark is a program of its own, run apart so that none warms up another.
import { readdirSync } from "node:fs";
import { ensureBuilt } from "#scripts/build.ts";
import { runProgram } from "#scripts/run-tool.ts";

const SUFFIX = ".bench.ts";

const programs = new Map([["bytes", "scripts/check-bytes.ts"]]);
for (const file of readdirSync("bench")
  .filter((name) => name.endsWith(SUFFIX))
  .sort()) {
  programs.set(file.slice(0, -SUFFIX.length), `bench/${file}`);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !programs.has(name));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(", ")}. There are: ${[...programs.keys()].join(", ")}.`,
  );
  process.exit(1);
}

process.env.NODE_ENV = "production";
if ((await ensureBuilt(process.cwd())) !== 0) process.exit(1);
for (const [name, file] of programs) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  if ((await runProgram(process.execPath, [file])) !== 0) process.exitCode = 1;
}
