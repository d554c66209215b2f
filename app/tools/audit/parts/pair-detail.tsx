/** What a row has no room for: before and after side by side, both measures, who says that it is a pair. */
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { floorText, formatRatio } from "#app/tools/audit/report-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PairFigures, ShownPair } from "#domain/audit-page/audit-report.ts";
import { type PairActions, RepairKey } from "./repair-key.tsx";
import { Worn } from "./worn.tsx";

interface PairDetailProps {
  readonly pair: ShownPair;
  readonly vision: VisionChoice;
  readonly actions: PairActions;
}

export function PairDetail({ pair, vision, actions }: PairDetailProps) {
  const { use, before, now, repair, rule, confidence, isDeclared, text, surface, floor, floorLc } = pair;
  const isChanged = before.ink !== now.ink || before.ground !== now.ground;
  return (
    <div className="report-more">
      <dl className="report-looks">
        <Look title={isChanged ? "As it came" : "Now"} figures={before} use={use} vision={vision} />
        {isChanged && <Look title="Now" figures={now} use={use} vision={vision} />}
        {repair !== undefined && (
          <Look title={`${repair.token} at ${repair.to}`} figures={repair.after} use={use} vision={vision} />
        )}
      </dl>
      <p>
        {isDeclared ? "Declared: " : "Inferred: "}
        {pair.why} {confidence !== undefined && `Confidence: ${confidence}.`} It is measured as {use}, at
        least{" "}
        {[floor === undefined ? [] : `${floorText(floor)} to 1`, floorLc === undefined ? [] : `Lc ${floorLc}`]
          .flat()
          .join(" and ")}
        .
        {repair === undefined &&
          !now.passes &&
          ` ${pair.whyNot ?? "No change of one value mends it without breaking another pair."} Change the ground, or what it is used for.`}
        <span className="sr-only"> Rule: {rule}.</span>
      </p>
      <div className="report-more-keys">
        <RepairKey pair={pair} actions={actions} />
        {pair.isAdopted && (
          <Button size="s" variant="ghost" onClick={() => actions.restore(pair)}>
            Out of the contract
            <span className="sr-only">
              : {text} on {surface}
            </span>
          </Button>
        )}
        {!isDeclared && (
          <>
            <Button size="s" onClick={() => actions.adopt(pair)}>
              <Icon name="plus" size={16} />
              Into the contract
              <span className="sr-only">
                : {text} on {surface}
              </span>
            </Button>
            <Button size="s" variant="ghost" onClick={() => actions.refuse(pair)}>
              <Icon name="x" size={16} />
              Not a pair
              <span className="sr-only">
                : {text} on {surface}
              </span>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface LookProps {
  readonly title: string;
  readonly figures: PairFigures;
  readonly use: ShownPair["use"];
  readonly vision: VisionChoice;
}

function Look({ title, figures, use, vision }: LookProps) {
  const { wcag, apca, ink, ground } = figures;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Worn figures={figures} use={use} vision={vision} />
        <span className="t-value">
          <b>{formatRatio(wcag)}</b> Lc {Math.trunc(Math.abs(apca))}
          <small>
            {ink} on {ground}
          </small>
        </span>
      </dd>
    </div>
  );
}
