import { type CSSProperties, Fragment, memo } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { floorText, formatRatio, meterPercent } from "#app/tools/audit/report-words.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownPair, ShownRepair } from "#domain/audit-page/audit-report.ts";
import type { AcceptedRepair, PairName } from "#domain/documents/audit/audit-document.ts";
import { PairDetail } from "./pair-detail.tsx";
import { TokenText } from "./token-text.tsx";
import { seen, Worn } from "./worn.tsx";

export interface PairActions {
  readonly accept: (repairs: readonly AcceptedRepair[]) => void;
  readonly takeBack: (repairs: readonly AcceptedRepair[]) => void;
  readonly adopt: (pair: PairName) => void;
  readonly refuse: (pair: PairName) => void;
  /** It is inferred again. */
  readonly restore: (pair: PairName) => void;
}

interface PairRowProps {
  readonly pair: ShownPair;
  readonly isOpen: boolean;
  /** Undefined closes the row. */
  readonly onOpen: (pair: PairName | undefined) => void;
  readonly vision: VisionChoice;
  readonly actions: PairActions;
}

export const PairRow = memo(function PairRow({ pair, isOpen, onOpen, vision, actions }: PairRowProps) {
  const { text, surface, use, now, before, floor, floorLc, rule, confidence, isDeclared, repair } = pair;
  const name = `${text} on ${surface}`;
  return (
    <Fragment>
      <tr className="report-row" data-fails={!now.passes || undefined} data-open={isOpen || undefined}>
        <td className="report-worn">
          <Worn figures={now} use={use} vision={vision} />
        </td>
        <th scope="row">
          <button
            type="button"
            className="report-name"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : pair)}
          >
            <b>
              <TokenText name={text} />
            </b>{" "}
            <span>
              on <TokenText name={surface} />
            </span>
          </button>
        </th>
        <td className="report-use">{use}</td>
        <td className="report-measure">
          <span
            className="report-meter"
            aria-hidden="true"
            style={
              { "--w": `${meterPercent(now.wcag)}%`, "--f": `${meterPercent(floor ?? 1)}%` } as CSSProperties
            }
          >
            <i />
            <em />
          </span>
          <span className="report-figures">
            <span className="report-ratio">
              {!now.passes && <span className="sr-only">Fails: </span>}
              <strong>{formatRatio(now.wcag)}</strong>{" "}
              {floor !== undefined && <span>of {floorText(floor)}</span>}
            </span>
            {floorLc !== undefined && (
              <span className="report-lc">
                Lc {Math.trunc(Math.abs(now.apca))} of {floorLc}
              </span>
            )}
          </span>
        </td>
        <td className="report-rule">
          <span className="report-rule-in">
            <span className="report-tag" data-declared={isDeclared || undefined}>
              {rule}
            </span>
            {confidence !== undefined && <small>{confidence}</small>}
          </span>
        </td>
        <td className="report-repair">
          {repair !== undefined ? (
            <Repair repair={repair} vision={vision} />
          ) : now.passes ? (
            <span className="report-passes">
              <Icon name="check" size={16} />
              {before.passes ? "passes" : "repaired"}
            </span>
          ) : (
            <span className="report-no-repair">no single repair</span>
          )}
        </td>
        <td className="report-act">
          <span className="report-keys">
            {!isDeclared && (
              <>
                <IconButton
                  icon="plus"
                  size="s"
                  label={`Write into the contract: ${name}`}
                  data-tip="Into the contract"
                  data-tip-side="end"
                  onClick={() => actions.adopt(pair)}
                />
                <IconButton
                  icon="x"
                  size="s"
                  label={`Not a pair: ${name}`}
                  data-tip="Not a pair"
                  data-tip-side="end"
                  onClick={() => actions.refuse(pair)}
                />
              </>
            )}
            <RepairKey pair={pair} actions={actions} />
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr className="report-detail">
          <td colSpan={7}>
            <PairDetail pair={pair} vision={vision} actions={actions} />
          </td>
        </tr>
      )}
    </Fragment>
  );
});

/** Accepts the repair, or takes the accepted one back; nothing where there is neither. */
export function RepairKey({ pair, actions }: Pick<PairRowProps, "pair" | "actions">) {
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

function Repair({ repair, vision }: { readonly repair: ShownRepair; readonly vision: VisionChoice }) {
  const { token, from, to, after } = repair;
  return (
    <span className="report-move">
      <i style={{ "--c": seen(from, vision) } as CSSProperties} />
      <Icon name="caret-right" size={16} />
      <i style={{ "--c": seen(to, vision) } as CSSProperties} />
      <span className="sr-only">
        {token} from {from} to{" "}
      </span>
      <span className="report-move-words">
        <span className="t-value">{to}</span>{" "}
        <span className="t-value report-reaches">{formatRatio(after.wcag)}</span>
      </span>
    </span>
  );
}
