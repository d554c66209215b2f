import type { LoaderFunctionArgs } from "react-router";
import { defineTool } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { AUDIT, type AuditDocument } from "#domain/documents/audit/audit-document.ts";
import type { AuditData } from "./audit-data.ts";
import { reportInThread } from "./report.server.ts";
import { AuditView } from "./view.tsx";

const TOOL = defineTool<AuditDocument, AuditData>({
  kind: AUDIT,
  description:
    "Drop a theme and see which text fails on which ground: pairs by named rules or by your contract, every mode measured, the smallest repair of each, and your file back with only those values changed.",
  prepare: async (document) => ({
    report: (await import("#domain/audit-page/document-report.ts")).documentReport(document),
  }),
  View: AuditView,
});

export const loader = (args: LoaderFunctionArgs) =>
  loadTool(TOOL, args, { prepareInThread: (document) => reportInThread(document, args.context) });
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
