/** The job of the audit's worker. */
import { hasShape } from "#app/workers/jobs.ts";
import type { AuditTask, ShownAudit } from "#domain/audit-page/audit-report.ts";

export interface AuditJobs {
  readonly audit: { readonly task: AuditTask; readonly answer: ShownAudit; readonly progress: never };
}

export const isAuditTask = (value: unknown): value is AuditTask =>
  hasShape(value, {
    files: "array",
    floors: "string",
    accepted: "array",
    adopted: "array",
    refused: "array",
  });
export const isShownAudit = (value: unknown): value is ShownAudit =>
  hasShape(value, { names: "array", modes: "array", unread: "array", contract: "string" });
