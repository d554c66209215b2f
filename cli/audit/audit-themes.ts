/** Audits a theme of files. */
import { nothingToDo } from "#cli/exit-code.ts";
import { type AuditReport, auditFiles, contractOf, patchFiles } from "#domain/audit/audit.ts";
import type { Contract } from "#domain/audit/contract.ts";
import { groundText, worstMeasure } from "#domain/audit/pair-text.ts";
import type { AuditFile } from "#engine/audit/audit-source.ts";
import { layerText } from "#engine/theme/targets/target-pairs.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import { type AuditedTheme, type Finding, fingerprint } from "./audited.ts";

export interface AuditSettings {
  readonly floors: FloorSet;
  /** Fingerprints of findings that do not count. */
  readonly known: ReadonlySet<string>;
  readonly contract?: Contract;
}

/** Throws a problem that says why nothing was measured. */
export function auditTheme(
  files: readonly AuditFile[],
  { floors, known, contract }: AuditSettings,
): AuditedTheme {
  const report = auditFiles(files, { floors, ...(contract !== undefined && { contract }) });
  const names = report.files.map(({ name }) => name);
  if (report.measured === 0)
    throw nothingToDo(`${names.join(", ")}: nothing was measured. ${report.reason ?? ""}`.trim());
  const findings = report.pairs
    .filter(({ passes }) => !passes)
    .map((pair) => findingOf(pair, report))
    .map((finding): Finding => ({ ...finding, isKnown: known.has(fingerprint(finding)) }));
  const patch = patchFiles(report);
  return {
    files: names,
    measured: report.measured,
    declared: report.counts.declared.measured,
    inferred: report.counts.inferred.measured,
    belowAa: report.counts.declared.failingAa + report.counts.inferred.failingAa,
    isApca: floors === "apca",
    findings,
    unread: report.unread.map(({ file, name, line = 1, why }) => ({
      file: file === "" ? (names[0] ?? "") : file,
      name,
      line,
      message: why,
    })),
    patched: new Map(
      patch.files.flatMap(({ name, text }, index) =>
        text === report.files[index]?.text ? [] : [[name, text] as const],
      ),
    ),
    failingAfter: patch.after.pairs.filter(({ passes }) => !passes).length,
    contract: contractOf(report),
  };
}

function findingOf(pair: AuditReport["pairs"][number], { repairs, files }: AuditReport): Finding {
  const repair = repairs.find(({ id }) => id === pair.repair);
  const place = repair?.place ?? pair.place;
  const { measure, floor, reached } = worstMeasure(pair);
  return {
    mode: pair.mode,
    text: layerText(pair.text),
    surface: groundText(pair),
    use: pair.use,
    rule: pair.source.kind === "declared" ? pair.source.by : pair.source.rule,
    isDeclared: pair.source.kind === "declared",
    floor,
    reached,
    measure: measure === "wcag" ? "WCAG" : "APCA",
    ...(repair && { nearest: { token: repair.token, value: repair.to, color: repair.toColor } }),
    ...(pair.whyNot !== undefined && { whyNot: pair.whyNot }),
    file: files[place?.file ?? 0]?.name ?? "",
    line: place?.line ?? 1,
    isKnown: false,
  };
}
