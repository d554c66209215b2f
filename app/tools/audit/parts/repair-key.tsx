import { Button } from "#app/ui/button.tsx";
import type { ShownPair } from "#domain/audit-page/audit-report.ts";
import type { AcceptedRepair, PairName } from "#domain/documents/audit/audit-document.ts";

/** What can be done about a pair. */
export interface PairActions {
  readonly accept: (repairs: readonly AcceptedRepair[]) => void;
  readonly takeBack: (repairs: readonly AcceptedRepair[]) => void;
  readonly adopt: (pair: PairName) => void;
  readonly refuse: (pair: PairName) => void;
  /** It is inferred again. */
  readonly restore: (pair: PairName) => void;
}

interface RepairKeyProps {
  readonly pair: ShownPair;
  readonly actions: PairActions;
}

/** Accepts the repair, or takes the accepted one back; nothing where there is neither. */
export function RepairKey({ pair, actions }: RepairKeyProps) {
  const { text, surface, repair, accepted } = pair;
  const what = (
    <span className="sr-only">
      {" "}
      the repair of {text} on {surface}
    </span>
  );
  if (repair !== undefined)
    return (
      <Button size="s" className="report-key" onClick={() => actions.accept([repair.accepted])}>
        Accept{what}
      </Button>
    );
  if (accepted === undefined) return null;
  return (
    <Button size="s" variant="ghost" className="report-key" onClick={() => actions.takeBack([accepted])}>
      Take back{what}
    </Button>
  );
}
