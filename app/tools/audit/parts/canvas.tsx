/** The report as a table, on its surfaces, or as a contract; or why there is none. */
import { useMemo } from "react";
import { reportHead } from "#app/tools/audit/report-words.ts";
import type { AuditTool } from "#app/tools/audit/use-audit.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { part } from "#app/ui/part.tsx";
import type { ToolFrame } from "#app/workbench/use-tool-frame.ts";
import type { ShownAudit, ShownAuditMode } from "#domain/audit-page/audit-report.ts";
import { PageView } from "./page-view.tsx";
import type { PairActions } from "./pair-row.tsx";
import { PairTable } from "./pair-table.tsx";
import { ReportBar } from "./report-bar.tsx";
import { ReportHead } from "./report-head.tsx";
import { UnreadTable } from "./unread-table.tsx";
import { WithoutScripts } from "./without-scripts.tsx";

const ContractView = part("ContractView", () => import("./contract-view.tsx"));

interface CanvasProps {
  readonly tool: AuditTool;
  readonly frame: ToolFrame;
  readonly mode: ShownAuditMode | undefined;
}

export function Canvas({ tool, frame, mode }: CanvasProps) {
  const { report, audited, isCurrent } = tool;
  const onRead = () => frame.panels.show("read");
  if (audited.state === "missing")
    return (
      <Blank
        title={`${audited.names.join(", ")} is not on this device`}
        line="Files that are too large for a link stay where they were opened. Open it again to go on."
        onRead={onRead}
      />
    );
  if (report === undefined)
    return (
      <div className="report report-blank" data-notices="above">
        <p className="report-note" role="status">
          Reading…
        </p>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keys
    <section className="report" data-notices="above" aria-label="Audit" tabIndex={0} aria-busy={!isCurrent}>
      <Report tool={tool} frame={frame} report={report} mode={mode} onRead={onRead} />
    </section>
  );
}

interface ReportProps extends CanvasProps {
  readonly report: ShownAudit;
  readonly onRead: () => void;
}

function Report({ tool, frame, report, mode, onRead }: ReportProps) {
  const { committed, act } = tool;
  const { shown, view, floors } = committed;
  // The same for all rows and renders, so that a change draws the rows again that it changes.
  const actions = useMemo<PairActions>(
    () => ({
      accept: (repairs) => act({ type: "accept", repairs }),
      takeBack: (repairs) => act({ type: "take-back", repairs }),
      adopt: (pair) => act({ type: "adopt", pairs: [pair] }),
      refuse: (pair) => act({ type: "refuse", pair }),
      restore: (pair) => act({ type: "restore", pairs: [pair] }),
    }),
    [act],
  );
  if (view === "contract")
    return (
      <ContractView
        report={report}
        onAdoptAll={() =>
          act({
            type: "adopt",
            pairs: report.modes.flatMap(({ pairs }) => pairs.filter(({ isDeclared }) => !isDeclared)),
          })
        }
        onRestore={(pairs) => act({ type: "restore", pairs })}
      />
    );
  return (
    <>
      <ReportHead head={reportHead(report, mode, floors)} />
      <WithoutScripts report={report} mode={mode} document={committed} />
      {mode !== undefined && mode.pairs.length > 0 && (
        <ReportBar
          report={report}
          mode={mode}
          shown={shown}
          isOnPage={view === "page"}
          onMode={(id) => act({ type: "mode", mode: id })}
          onShow={(next) => act({ type: "show", shown: next })}
          onAcceptAll={() => act({ type: "accept", repairs: mode.repairs })}
        />
      )}
      {view === "page" && mode !== undefined && mode.pairs.length > 0 ? (
        <PageView mode={mode} vision={frame.vision} />
      ) : shown === "unread" ? (
        <UnreadTable unread={report.unread} isOneFile={report.names.length === 1} />
      ) : mode === undefined || mode.pairs.length === 0 ? (
        <div className="report-nothing">
          <Button onClick={onRead}>Read in another theme</Button>
          {report.unread.length > 0 && (
            <UnreadTable unread={report.unread} isOneFile={report.names.length === 1} />
          )}
        </div>
      ) : (
        <PairTable
          key={mode.id}
          mode={mode}
          isFailingOnly={shown === "failing"}
          vision={frame.vision}
          actions={actions}
        />
      )}
    </>
  );
}

interface BlankProps {
  readonly title: string;
  readonly line: string;
  readonly onRead: () => void;
}

function Blank({ title, line, onRead }: BlankProps) {
  return (
    <div className="report report-blank" data-notices="above">
      <Empty title={title} line={line}>
        <Button onClick={onRead}>Read in a theme</Button>
      </Empty>
    </div>
  );
}
