// Part of `npm test`: checks the import rules of docs/architecture.md on every source file.
import { readdirSync, readFileSync } from "node:fs";
import { MANY_LINES } from "./borders/file-rules.ts";
import { LAYERS } from "./borders/layers.ts";
import { RULES } from "./borders/rules.ts";
import { readSource } from "./borders/source-file.ts";

const folders = [...new Set(LAYERS.map((layer) => layer.folder.split("/")[0] ?? ""))];
const paths = [
  ...folders.flatMap((folder) => listFiles(folder)),
  ...readdirSync(".").filter((name) => name.endsWith(".ts")),
];
const files = paths.map((path) => readSource(path, readFileSync(path, "utf8")));
const findings = RULES.flatMap((rule) => rule(files));

for (const { rule, path, line, message } of findings) {
  console.error(`${path}${line === undefined ? "" : `:${line}`}  ${rule}: ${message}`);
}
const long = files.filter((file) => file.lineCount > MANY_LINES && !file.path.includes(".generated."));
if (long.length > 0) {
  const names = long.map((file) => `${file.path} (${file.lineCount})`).join(", ");
  console.log(`Note: longer than ${MANY_LINES} lines: ${names}`);
}
console.log(`Borders: ${files.length} files, ${findings.length} findings.`);
process.exitCode = findings.length > 0 || files.length === 0 ? 1 : 0;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/"))
    .sort();
}
