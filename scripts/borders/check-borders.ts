// Part of `npm test`: the borders of docs/architecture.md by dependency-cruiser, dead code and packages by knip, and what
// only this house asks.
import { readdirSync, readFileSync } from "node:fs";
import { runTool } from "#scripts/run-tool.ts";
import { houseFindings } from "./house-findings.ts";

const FOLDERS = ["agents", "app", "calls", "cli", "domain", "e2e", "engine", "scripts", "server", "tests"];
const KNIP = ["--no-progress", "--no-config-hints", "--no-tag-hints"];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    `${folder}/${name}`.replaceAll("\\", "/"),
  ),
)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const findings = houseFindings(sources);
for (const finding of findings) console.error(finding);

const codes = [
  await runTool("dependency-cruiser/bin/dependency-cruiser.mjs", FOLDERS),
  await runTool("knip/bin/knip.js", KNIP),
  await runTool("knip/bin/knip.js", [
    ...KNIP,
    "--production",
    "--workspace",
    ".",
    "--include",
    "files,exports,types",
  ]),
];
process.exitCode = findings.length > 0 || sources.length === 0 || codes.some((code) => code !== 0) ? 1 : 0;
