// `npm run generate -- <name…>`: writes data that is committed, from packages that nothing else needs.
import { readdirSync } from "node:fs";
import { ensureInstalled } from "../scripts/install/install.mjs";
import { runProgram } from "../scripts/run-tool.ts";

const names = readdirSync("generators")
  .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== "run.ts")
  .map((file) => file.slice(0, -".ts".length));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (asked.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run generate -- <name…>. Names: ${names.sort().join(", ")}.`);
  process.exit(1);
}
ensureInstalled("generators");
for (const name of asked) {
  if ((await runProgram(process.execPath, [`generators/${name}.ts`])) !== 0) process.exitCode = 1;
}
