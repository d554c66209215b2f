import { countsOf } from "#app/tools/audit/report-words.ts";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { ShownAudit, ShownAuditMode } from "#domain/audit-page/audit-report.ts";
import type { PairFilter } from "#domain/documents/audit/audit-document.ts";

interface ReportBarProps {
  readonly report: ShownAudit;
  readonly mode: ShownAuditMode;
  readonly shown: PairFilter;
  /** The view that shows all pairs on their surfaces. */
  readonly isOnPage: boolean;
  readonly onMode: (mode: string) => void;
  readonly onShow: (shown: PairFilter) => void;
  readonly onAcceptAll: () => void;
}

/** More modes are chosen from a list. */
const MAX_SEGMENTS = 4;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function ReportBar({ report, mode, shown, isOnPage, onMode, onShow, onAcceptAll }: ReportBarProps) {
  const { modes, unread } = report;
  const { isMixed } = countsOf(mode.pairs);
  const options = modes.map(({ id, name }) => ({ value: id, label: capital(name) }));
  const mendable = mode.pairs.filter(({ repair }) => repair !== undefined).length;
  // One number over declared and inferred pairs would say something of neither.
  const numbered = (word: string, count: number): string => (isMixed ? word : `${word} ${count}`);
  return (
    <div className="report-bar">
      {modes.length > 1 &&
        (modes.length <= MAX_SEGMENTS ? (
          <Segmented label="Mode" size="s" options={options} value={mode.id} onChange={onMode} />
        ) : (
          <NativeSelect
            label="Mode"
            isLabelHidden
            fieldClassName="report-modes"
            options={options}
            value={mode.id}
            onChange={onMode}
          />
        ))}
      {!isOnPage && (
        <Segmented
          label="Pairs"
          size="s"
          value={shown}
          onChange={onShow}
          options={[
            { value: "all", label: numbered("All", mode.pairs.length) },
            { value: "failing", label: numbered("Failing", mode.failing) },
            { value: "unread", label: `Unread ${unread.length}` },
          ]}
        />
      )}
      <span className="grow" />
      {mendable > 0 && (
        <Button size="s" className="report-accept-all" aria-keyshortcuts="A" onClick={onAcceptAll}>
          {numbered("Accept all", mendable)}
        </Button>
      )}
    </div>
  );
}
