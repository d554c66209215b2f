/** The inspector: the file, where its pairs come from, floors, the patch. */
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { ShownAudit } from "#domain/audit-page/audit-report.ts";
import { SHOWN_FLOORS } from "#domain/documents/audit/audit-document.ts";
import { PatchSection } from "./parts/patch-section.tsx";
import { baseName, FLOOR_LABELS, sizeText } from "./report-words.ts";
import type { AuditTool } from "./use-audit.ts";

/** So many of what was left unread are named beside the table, which has all of them. */
const MAX_NAMED = 4;
const FLOOR_OPTIONS = SHOWN_FLOORS.map((value) => ({ value, label: FLOOR_LABELS[value] }));

export function auditSections(tool: AuditTool): readonly InspectorSection[] {
  const { report, committed, act } = tool;
  const floors: InspectorSection = {
    id: "floors",
    title: "Floors",
    content: (
      <Segmented
        label="Contrast floors"
        isFilled
        size="s"
        options={FLOOR_OPTIONS}
        value={committed.floors}
        onChange={(chosen) => act({ type: "floors", floors: chosen })}
      />
    ),
  };
  if (report === undefined) return [floors];
  return [
    {
      id: "file",
      title: report.names.length === 1 ? "File" : "Files",
      content: (
        <FileSection
          report={report}
          isHeld={committed.source.kind === "held"}
          onAll={() => act({ type: "show", shown: "unread" })}
        />
      ),
    },
    {
      id: "pairs",
      title: "Which pairs",
      tab: "Pairs",
      content: (
        <OriginSection
          report={report}
          onContract={() => act({ type: "view", view: "contract" })}
          onInfer={(infersMore) => act({ type: "infer", infersMore })}
        />
      ),
    },
    floors,
    { id: "patch", title: "Patch", content: <Patch tool={tool} report={report} /> },
  ];
}

export function Patch({ tool, report }: { readonly tool: AuditTool; readonly report: ShownAudit }) {
  const { committed, audited, act } = tool;
  return (
    <PatchSection
      report={report}
      document={committed}
      files={audited.state === "open" ? audited.files : []}
      onAcceptEverywhere={() =>
        act({ type: "accept", repairs: report.modes.flatMap(({ repairs }) => repairs) })
      }
      onTakeBackAll={() => act({ type: "take-back", repairs: committed.accepted })}
    />
  );
}

interface FileSectionProps {
  readonly report: ShownAudit;
  /** Whether it is too large for a link. */
  readonly isHeld: boolean;
  readonly onAll: () => void;
}

function FileSection({ report, isHeld, onAll }: FileSectionProps) {
  const { names, bytes, unread } = report;
  const named = unread.slice(0, MAX_NAMED);
  return (
    <>
      <p className="report-pair">
        <span>
          {names.map(baseName).join(", ")}, {sizeText(bytes)}
        </span>
        <span className="t-value">{unread.length === 0 ? "all read" : `${unread.length} unread`}</span>
      </p>
      {named.length > 0 && (
        <dl className="report-unread-few">
          {named.map(({ line, name, why, file }, index) => (
            <div key={index}>
              <dt className="t-value">{line === undefined ? (file ?? "") : `line ${line}`}</dt>
              <dd>
                {name}: {why}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isHeld && <p className="field-hint">Too large for a link: it stays on this device.</p>}
      {unread.length > named.length && (
        <Button size="s" variant="ghost" className="report-all-unread" onClick={onAll}>
          All {unread.length} left unread
        </Button>
      )}
    </>
  );
}

interface OriginSectionProps {
  readonly report: ShownAudit;
  readonly onContract: () => void;
  readonly onInfer: (infersMore: boolean) => void;
}

function OriginSection({ report, onContract, onInfer }: OriginSectionProps) {
  const { origins, refused } = report;
  return (
    <>
      <dl className="report-origins">
        {origins.map(({ label, count, isDeclared }) => (
          <div key={`${isDeclared} ${label}`} className="report-pair">
            <dt>{label}</dt>
            <dd className="t-value">{count}</dd>
          </div>
        ))}
        {refused.length > 0 && (
          <div className="report-pair">
            <dt>refused, not measured</dt>
            <dd className="t-value">{refused.length}</dd>
          </div>
        )}
      </dl>
      {report.hasContract && (
        <Checkbox
          label="Infer other pairs beside the contract"
          checked={report.infers}
          onChange={(event) => onInfer(event.currentTarget.checked)}
        />
      )}
      <Button onClick={onContract}>
        {origins.some(({ isDeclared, count }) => isDeclared && count > 0)
          ? "See the contract"
          : "Write the contract"}
      </Button>
    </>
  );
}
