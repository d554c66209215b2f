import { type CSSProperties, useMemo } from "react";
import type { Side } from "#app/tools/contrast/model.ts";
import {
  GOAL_OPTIONS,
  type Goal,
  goalText,
  measureSide,
  readPair,
  wantedGoal,
} from "#app/tools/contrast/reading.ts";
import { type ContrastTool, settledDocument } from "#app/tools/contrast/use-contrast.ts";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { CONTRAST_GOALS, type ContrastDocument } from "#domain/documents/contrast-document.ts";
import { type PassingChange, smallestChange } from "#engine/contrast/contrast-nearest.ts";
import { formatHex } from "#engine/format/format.ts";

const SIDES: readonly Side[] = ["text", "background"];

/** The smallest change of either side that reaches the next level, or the selected one. */
export function NearestSection({ tool }: { tool: ContrastTool }) {
  const settled = settledDocument(tool);
  const goal = wantedGoal(settled.goal, readPair(settled).ratio);
  return (
    <>
      <NativeSelect
        label="Contrast to reach"
        isLabelHidden
        fieldClassName="contrast-goal"
        value={settled.goal}
        options={GOAL_OPTIONS}
        onChange={(value) => {
          const chosen = CONTRAST_GOALS.find((known) => known === value);
          if (chosen !== undefined) tool.act({ type: "goal", goal: chosen });
        }}
      />
      {goal === undefined ? (
        <p className="field-hint contrast-reached">This pair reaches AAA, the highest level.</p>
      ) : (
        SIDES.map((side) => <Nearest key={side} side={side} goal={goal} document={settled} tool={tool} />)
      )}
    </>
  );
}

interface NearestProps {
  readonly side: Side;
  readonly goal: Goal;
  readonly document: ContrastDocument;
  readonly tool: ContrastTool;
}

function Nearest({ side, goal, document, tool }: NearestProps) {
  const found = useMemo(
    () => smallestChange(document[side], goal.least, measureSide(side, document, goal.metric)),
    [side, goal, document],
  );
  if (found?.direction === "none")
    return side === "text" ? (
      <p className="field-hint contrast-reached">
        This pair reaches {goal.name} as it is: {goalText(goal, found.contrast)}.
      </p>
    ) : null;
  const shown = found && readPair({ ...document, [side]: found.color });
  const name = titleOf(side, found);
  return (
    <div className="contrast-nearest">
      <span
        className="contrast-aa"
        data-none={shown === undefined || undefined}
        aria-hidden="true"
        style={shown && ({ "--c": formatHex(shown.under), "--f": formatHex(shown.shown) } as CSSProperties)}
      >
        {shown && "Aa"}
      </span>
      <span className="min-w-0">
        <b>{name}</b>
        {found === undefined ? (
          <small>
            No {side} of this hue reaches {goal.name} here.
          </small>
        ) : (
          <span className="t-value" title={`ΔE ${found.deltaE.toFixed(3)} in OKLab`}>
            {formatHex(found.color).toUpperCase()}, {goalText(goal, found.contrast)}
            <span className="sr-only">, a change of {found.deltaE.toFixed(3)}</span>
          </span>
        )}
      </span>
      {found !== undefined && (
        <Button
          size="s"
          aria-label={`Use ${name.toLowerCase()}`}
          onClick={() => tool.act({ type: "color", side, color: found.color })}
        >
          Use
        </Button>
      )}
    </div>
  );
}

function titleOf(side: Side, found: PassingChange | undefined): string {
  if (found === undefined) return side === "text" ? "Text" : "Background";
  return `${found.direction === "lighter" ? "Lighter" : "Darker"} ${side}`;
}
