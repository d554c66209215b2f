// `npm run new-tool -- <name>`: writes a tool that builds, passes the checks and shows its colors in the frame.
import { existsSync } from "node:fs";
import { runTool } from "#scripts/run-tool.ts";
import { makeTool } from "./make-tool.ts";
import { toolSpec } from "./tool-spec.ts";

const [name = ""] = process.argv.slice(2);
const spec = toolSpec(name);
if (typeof spec === "string") {
  console.error(`${spec}\nUsage: npm run new-tool -- <name>`);
  process.exit(1);
}
const made = makeTool(process.cwd(), spec);
const code = await runTool("@biomejs/biome/bin/biome", [
  "check",
  "--write",
  ...made.files.filter(existsSync),
]);
console.log(`
${spec.row.title} is at ${spec.row.path}. Made:
${made.files.map((file) => `  ${file}`).join("\n")}
and one row:
${made.changed.map((file) => `  ${file}`).join("\n")}

It does little yet: change its document, model and view. CONTRIBUTING.md says what comes next.
To undo all of it:
  rm -r ${made.folders.join(" ")}
  git restore ${made.changed.join(" ")}`);
process.exitCode = code;
