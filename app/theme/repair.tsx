/** A group of failing pairs with the smallest repair: what fails, what would fix it, and the buttons for it. */
import type { CSSProperties } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { knownColor } from "#domain/documents/color-text.ts";
import type { FailingGroup } from "#domain/themes/failing-groups.ts";
import { formatFigure, formatFloor } from "#domain/themes/figure-text.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

interface RepairProps {
  readonly group: FailingGroup;
  readonly solved: SolvedTheme;
  readonly change: ThemeControls["change"];
  /** Omits the explanation and the buttons that release pins, where the list of pins is next to it. */
  readonly isShort?: boolean;
  /** Adds a button that accepts the pair as it is. */
  readonly onKeep?: () => void;
}

export function Repair({ group, solved, change, isShort = false, onKeep }: RepairProps) {
  const { mode, worst, pairs } = group;
  const { sheet } = solved;
  const { repair, pinned } = worst;
  const colors = sheet[mode];
  const after = repair === undefined ? undefined : { ...colors, [repair.token]: repair.color };
  const isPinMoved = repair !== undefined && pinned.includes(repair.token);
  const move = () => {
    if (repair === undefined) return;
    const parsed = parseColor(repair.color);
    const color = parsed.ok ? parsed.color : knownColor("808080");
    change({ type: "pin", pin: { mode, token: repair.token, color } });
  };
  return (
    <div className="theme-repair">
      <div className="theme-repair-pair">
        <span className="theme-repair-looks" aria-hidden="true">
          <i
            data-fails
            style={{ "--ground": colors[worst.surface], "--on": colors[worst.text] } as CSSProperties}
          >
            Aa
          </i>
          {after !== undefined && (
            <>
              <Icon name="caret-right" size={13} />
              <i style={{ "--ground": after[worst.surface], "--on": after[worst.text] } as CSSProperties}>
                Aa
              </i>
            </>
          )}
        </span>
        <span>
          <b>
            {worst.text} on {worst.surface}
            {pairs.length > 1 && ` and ${pairs.length - 1} more`}
            {isShort && <small>{MODE_IN_WORDS[mode]}</small>}
          </b>
          <span className="t-value">
            {formatFigure(worst.reached, worst.metric)}
            {repair === undefined
              ? ` of ${formatFloor(worst.floor, worst.metric)}`
              : ` → ${formatFigure(repair.reaches, worst.metric)}, L ${repair.lightness[0].toFixed(1)} → ${repair.lightness[1].toFixed(1)}`}
          </span>
        </span>
      </div>
      {(!isShort || repair === undefined) && (
        <p className="theme-repair-words">{sentenceOf(group, solved)}</p>
      )}
      <div className="theme-repair-keys">
        {repair !== undefined && (
          <Button size="s" onClick={move}>
            {isPinMoved ? "Move the pin" : `Pin ${repair.token} there`}
          </Button>
        )}
        {(isShort ? [] : pinned).map((token) => (
          <Button key={token} size="s" variant="ghost" onClick={() => change({ type: "unpin", mode, token })}>
            {pinned.length > 1 ? `Release ${token}` : "Release it"}
            <span className="sr-only">
              {" "}
              ({token} in {MODE_IN_WORDS[mode]})
            </span>
          </Button>
        ))}
        {onKeep !== undefined && (
          <Button size="s" variant="ghost" onClick={onKeep}>
            Keep it, name it in the proof
          </Button>
        )}
      </div>
    </div>
  );
}

/** Explains which pins hold the pair, and what would fix it. */
function sentenceOf({ mode, worst, pairs }: FailingGroup, { sheet, floors }: SolvedTheme): string {
  const { repair, pinned, floor } = worst;
  const where = MODE_IN_WORDS[mode];
  const floorText = formatFloor(floor, worst.metric);
  const holds = pinned.map((token) => `${token} at ${sheet[mode][token].toUpperCase()}`).join(" and ");
  const held =
    holds === "" ? "" : `In ${where} the ${pinned.length > 1 ? "pins hold" : "pin holds"} ${holds}. `;
  if (repair === undefined) {
    const help = [
      ...(pinned.length > 0 ? ["release a pin"] : ["choose a brand color further from the middle"]),
      ...(floors === "aa" ? [] : ["take the floors of AA"]),
    ].join(", or ");
    return `${held}No color of this hue reaches ${floorText}${holds === "" ? ` in ${where}` : ""}: ${help}.`;
  }
  const by = Math.abs(repair.lightness[1] - repair.lightness[0]).toFixed(1);
  const all = repair.passesAll
    ? pairs.length > 1
      ? ` It mends all ${pairs.length} pairs.`
      : ""
    : " Other pairs of the token need more.";
  return `${held}The smallest move of ${repair.token} that reaches ${floorText} is ${by} of lightness.${all}`;
}
