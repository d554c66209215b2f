/** The report of the first HTML, made in a thread: a sheet of a link may take a second. */
import type { RouterContextProvider } from "react-router";
import type { AuditDocument } from "#domain/documents/audit/audit-document.ts";
import { AUDIT_REPORT_WORK } from "#server/pages/page-work-kinds.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { AuditData } from "./audit-data.ts";

/** Without a report if the server has no time for it: the device then makes it. */
export async function reportInThread(
  document: AuditDocument,
  context: Readonly<RouterContextProvider>,
): Promise<Pick<AuditData, "report">> {
  if (document.source.kind === "held") return { report: undefined };
  // How it is looked at changes no report, so that all views share one.
  const asked: AuditDocument = { ...document, mode: "", shown: "all", view: "pairs" };
  const made = await context.get(servicesContext).work.run(AUDIT_REPORT_WORK, asked);
  return { report: made.ok ? made.value : undefined };
}
