import type { ToolData } from "#app/workbench/tool-data.ts";
import type { ShownAudit } from "#domain/audit-page/audit-report.ts";

/** The audit of the address is made by the loader; undefined for files that lie on a device. */
export interface AuditData extends ToolData {
  readonly report: ShownAudit | undefined;
}
