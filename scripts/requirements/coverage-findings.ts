// Compares docs/coverage.md with the requirements and the existing tests.
import { matchesGlob } from "node:path";
import { type CoverageRow, readCoverage } from "./coverage-table.ts";

export interface CoverageSources {
  readonly markdown: string;
  /** Every requirement, in the order of the specification. */
  readonly known: readonly string[];
  /** Paths of the test files, with the requirements that their titles name. */
  readonly tests: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every file of the project; a benchmark can prove a figure, but has no test titles. */
  readonly paths: readonly string[];
}

const BENCHMARK = /\.bench\.ts$/;

/** One sentence for each fault; empty when every requirement has its row, and every row its proof. */
export function coverageFindings({ markdown, known, tests, paths }: CoverageSources): string[] {
  const { rows, unread } = readCoverage(markdown);
  const listed = new Map(rows.map((row) => [row.id, row]));
  const titled = new Map<string, string>();
  for (const [path, ids] of tests) for (const id of ids) titled.set(id, path);

  const findings = unread.map((line) => `line ${line}: no row of the form | ID name | place | \`proof\` |`);
  for (const id of known) if (!listed.has(id)) findings.push(`${id} has no row`);
  for (const [id, path] of titled) {
    if (!known.includes(id)) findings.push(`${path}: [${id}] in a title is no requirement`);
    else if (listed.get(id)?.isBuilt === false)
      findings.push(`${id} is said not to be built, but ${path} tests it`);
  }
  rows.forEach((row, index) => {
    const place = known.indexOf(row.id);
    const before = known.indexOf(rows[index - 1]?.id ?? "");
    if (place === -1) findings.push(`line ${row.line}: ${row.id} is no requirement`);
    else if (place === before) findings.push(`line ${row.line}: ${row.id} has a second row`);
    else if (place < before) findings.push(`line ${row.line}: ${row.id} comes before ${known[before]}`);
    for (const named of row.places)
      if (!paths.some((path) => path === named || path.startsWith(`${named.replace(/\/$/, "")}/`)))
        findings.push(`line ${row.line}: ${row.id} is done in ${named}, which is not there`);
    findings.push(...row.proofs.flatMap((glob) => proofFindings(row, glob, tests, paths)));
  });
  return findings;
}

function proofFindings(
  { id, line }: CoverageRow,
  glob: string,
  tests: CoverageSources["tests"],
  paths: readonly string[],
): string[] {
  if (paths.some((path) => BENCHMARK.test(path) && matchesGlob(path, glob))) return [];
  const files = [...tests].filter(([path]) => matchesGlob(path, glob));
  if (files.length === 0) return [`line ${line}: ${id} names ${glob}, and no test is there`];
  if (files.some(([, ids]) => ids.has(id))) return [];
  return [`line ${line}: ${id} names ${glob}, where no title has [${id}]`];
}
