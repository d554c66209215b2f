/** The pairs of a mode, worst first; declared and inferred ones apart. */
import { useState } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { isSamePair } from "#app/tools/audit/model.ts";
import { Button } from "#app/ui/button.tsx";
import type { ShownAuditMode, ShownPair } from "#domain/audit-page/audit-report.ts";
import type { PairName } from "#domain/documents/audit/audit-document.ts";
import { type PairActions, PairRow } from "./pair-row.tsx";

interface PairTableProps {
  readonly mode: ShownAuditMode;
  readonly isFailingOnly: boolean;
  readonly vision: VisionChoice;
  readonly actions: PairActions;
}

/** So many rows are drawn at once: a large sheet has a thousand pairs. */
const ROWS_AT_ONCE = 120;

export function PairTable({ mode, isFailingOnly, vision, actions }: PairTableProps) {
  const [open, setOpen] = useState<PairName>();
  const [most, setMost] = useState(ROWS_AT_ONCE);
  // A pair that was repaired stays among those that failed, so that no row moves away under the pointer.
  const listed = mode.pairs.filter((pair) => !isFailingOnly || !pair.now.passes || !pair.before.passes);
  const declared = listed.filter(({ isDeclared }) => isDeclared);
  const inferred = listed.filter(({ isDeclared }) => !isDeclared);
  const isMixed = mode.pairs.some((pair) => pair.isDeclared) && mode.pairs.some((pair) => !pair.isDeclared);
  const shownDeclared = declared.slice(0, most);
  const shownInferred = inferred.slice(0, Math.max(0, most - declared.length));
  const left = listed.length - shownDeclared.length - shownInferred.length;
  const rows = (pairs: readonly ShownPair[]) =>
    pairs.map((pair) => (
      <PairRow
        key={`${pair.id} ${pair.use}`}
        pair={pair}
        isOpen={open !== undefined && isSamePair(open, pair)}
        onOpen={setOpen}
        vision={vision}
        actions={actions}
      />
    ));
  return (
    <>
      <table className="report-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Pair</th>
            <th scope="col">Use</th>
            <th scope="col">Contrast and floor</th>
            <th scope="col">Rule</th>
            <th scope="col">Repair</th>
            <th scope="col">Accept</th>
          </tr>
        </thead>
        {shownDeclared.length > 0 && (
          <tbody>
            {isMixed && <GroupRow title="Declared by the contract" count={declared.length} />}
            {rows(shownDeclared)}
          </tbody>
        )}
        {shownInferred.length > 0 && (
          <tbody>
            {isMixed && <GroupRow title="Inferred" count={inferred.length} />}
            {rows(shownInferred)}
          </tbody>
        )}
      </table>
      {listed.length === 0 && (
        <p className="report-note">No pair fails in {mode.name}. Every measured pair is under All.</p>
      )}
      {left > 0 && (
        <p className="report-note">
          <Button onClick={() => setMost(most + ROWS_AT_ONCE)}>
            Show {Math.min(left, ROWS_AT_ONCE)} more
          </Button>
        </p>
      )}
    </>
  );
}

function GroupRow({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <tr className="report-group">
      <th scope="rowgroup" colSpan={7}>
        {title} <span className="t-value">{count}</span>
      </th>
    </tr>
  );
}
