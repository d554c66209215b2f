// Part of `npm test`: for every requirement that is built, docs/coverage.md names a test that exists.
import { readdirSync, readFileSync } from "node:fs";
import { coverageFindings } from "./coverage-findings.ts";
import { requirementIds } from "./requirement-ids.ts";
import { titledIds } from "./titled-ids.ts";

const NOT_OURS = new Set(["build", "coverage", "data", "node_modules", "playwright-report", "test-results"]);
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

const paths = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !NOT_OURS.has(entry.name))
  .flatMap(({ name }) =>
    readdirSync(name, { recursive: true, encoding: "utf8" }).map((path) => `${name}/${path}`),
  )
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.includes("/node_modules/"))
  .sort();
const tests = new Map(
  paths
    .filter((path) => TEST_FILE.test(path))
    .map((path) => [path, titledIds(path, readFileSync(path, "utf8"))]),
);

const known = requirementIds(readFileSync("docs/requirements.md", "utf8"));
const findings = coverageFindings({
  markdown: readFileSync("docs/coverage.md", "utf8"),
  known,
  tests,
  paths,
});
for (const finding of findings) console.error(`docs/coverage.md: ${finding}`);
console.log(`Coverage: ${known.length} requirements, ${tests.size} test files, ${findings.length} findings.`);
process.exitCode = findings.length > 0 || tests.size === 0 ? 1 : 0;
