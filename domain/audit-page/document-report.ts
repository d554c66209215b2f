import type { AuditDocument } from "#domain/documents/audit/audit-document.ts";
import type { ShownAudit } from "./audit-report.ts";
import { SAMPLE_FILES } from "./sample-sheet.ts";
import { shownAudit } from "./shown-audit.ts";

/** The report of a document whose files are in its address; undefined if they lie on a device. */
export function documentReport({ source, ...decided }: AuditDocument): ShownAudit | undefined {
  if (source.kind === "held") return undefined;
  const { floors, accepted, adopted, refused, infersMore } = decided;
  const files = source.kind === "sample" ? SAMPLE_FILES : source.files;
  return shownAudit({ files, floors, accepted, adopted, refused, infersMore });
}
