import type { ShownAudit } from "#domain/audits/audit-report.ts";
import type { AuditDocument } from "#domain/documents/audit/audit-document.ts";

/** The report of a document whose files are in its address; undefined if they lie on a device. */
export async function reportOf({ source, ...decided }: AuditDocument): Promise<ShownAudit | undefined> {
  if (source.kind === "held") return undefined;
  const [{ shownAudit }, { SAMPLE_FILES }] = await Promise.all([
    import("#domain/audits/shown-audit.ts"),
    import("#domain/audits/sample-sheet.ts"),
  ]);
  const { floors, accepted, adopted, refused, infersMore } = decided;
  const files = source.kind === "sample" ? SAMPLE_FILES : source.files;
  return shownAudit({ files, floors, accepted, adopted, refused, infersMore });
}
