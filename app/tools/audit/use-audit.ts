/** Connects the model with the document, its files, and their report, which a worker writes. */
import { useCallback, useMemo } from "react";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { useAnswer } from "#app/workers/use-answer.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { AuditTask, ShownAudit } from "#domain/audit-page/audit-report.ts";
import { AUDIT } from "#domain/documents/audit/audit-document.ts";
import type { AuditData } from "./audit-data.ts";
import { reduce } from "./model.ts";
import { useAuditedFiles } from "./use-audited-files.ts";

const load = async () => (await import("./audit-client.ts")).createAuditClient();

export function useAudit(data: AuditData) {
  const tool = useToolDocument(AUDIT, data, reduce);
  const { floors, accepted, adopted, refused, infersMore, source } = tool.committed;
  const { audited, sourceOf } = useAuditedFiles(source);
  const files = audited.state === "open" ? audited.files : undefined;
  const task = useMemo<AuditTask | undefined>(
    () => files && { files, floors, accepted, adopted, refused, infersMore },
    [files, floors, accepted, adopted, refused, infersMore],
  );
  const arrivedKey = useMemo(() => keyOfSearch(data.search), [data.search]);
  const { search } = tool.history;
  const shownKey = useMemo(() => keyOfSearch(search), [search]);
  const isArrived = data.report !== undefined && shownKey === arrivedKey;
  const client = useWorkerClient(load);
  const ask = useCallback(() => {
    if (task === undefined) throw new Error("There is nothing to audit");
    return client.askLatest("audit", task);
  }, [client, task]);
  const { answer, isCurrent, failure, again } = useAnswer(task === undefined || isArrived ? undefined : ask);
  const report: ShownAudit | undefined = isArrived ? data.report : files === undefined ? undefined : answer;
  return {
    ...tool,
    audited,
    sourceOf,
    report: report ?? (files === undefined ? undefined : data.report),
    /** Whether the report is that of the document; an earlier one is shown meanwhile. */
    isCurrent: isArrived || isCurrent,
    problem: failure,
    again,
  };
}

export type AuditTool = ReturnType<typeof useAudit>;

/** What of an address the report depends on: all but how it is looked at. */
function keyOfSearch(search: string): string {
  const { document = AUDIT.first() } = AUDIT.decode(new URLSearchParams(search));
  const { source, floors, accepted, adopted, refused, infersMore } = document;
  return JSON.stringify([source, floors, accepted, adopted, refused, infersMore]);
}
