/** The selected step in exact figures, and a button that puts the brand on it. */
import { memo, useSyncExternalStore } from "react";
import { CopyValue } from "#app/color/copy-value.tsx";
import { Swatch } from "#app/color/swatch.tsx";
import { RAMP_NAMES, stepProperty } from "#app/tools/ui-palette/ramp-words.ts";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { rampOf } from "#domain/ui-palette/shown-palette.ts";
import { formatColor } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { valueText } from "./ramp-step.tsx";

type StepLineProps = Pick<PaletteTool, "store" | "committed" | "ramp" | "step" | "act">;

export const StepLine = memo(function StepLine({ store, committed, ramp, step, act }: StepLineProps) {
  const now = useSyncExternalStore(store.subscribe, store.now, store.now);
  const found = rampOf(now, ramp).steps.find((each) => each.step === step);
  if (found === undefined) return undefined;
  const { color, onWhite, onDark, target, isMet, isKept } = found;
  const parsed = parseColor(color);
  const worn = Object.entries(now.worn[committed.mode])
    .filter(([, source]) => source === `${ramp}-${step}`)
    .map(([token]) => token);
  return (
    <div className="step-line">
      <Swatch color={`var(${stepProperty(ramp, step)})`} size={24} />
      <b>
        {RAMP_NAMES[ramp]} {step}
      </b>
      {isKept && (
        <span className="step-line-kept">
          <Icon name="lock-fill" size={13} />
          <span>kept</span>
        </span>
      )}
      <CopyValue className="t-value" text={valueText(color)} />
      {parsed.ok && (
        <CopyValue className="t-value step-line-oklch" text={formatColor(parsed.color, "oklch")} />
      )}
      <span className="step-line-figure">
        <span className="t-value">{onWhite.toFixed(2)}</span> on white
      </span>
      <span className="step-line-figure">
        <span className="t-value">{onDark.toFixed(2)}</span> on dark
      </span>
      <span
        className="step-line-target"
        title={`Step ${step} is made for ${target.ratio}:1 on ${target.against}`}
      >
        <Verdict tone={isMet ? "ok" : "warn"}>
          {target.ratio} on {target.against}
        </Verdict>
      </span>
      <span className="step-line-worn" title={worn.join(", ")}>
        {worn.length === 0 ? "" : `Worn by ${worn.join(", ")}`}
      </span>
      {ramp === "primary" && !(isKept && committed.anchor === undefined) && (
        <Button
          size="s"
          aria-pressed={committed.anchor === step}
          onClick={() => act({ type: "anchor", step: committed.anchor === step ? undefined : step })}
        >
          Brand here
        </Button>
      )}
    </div>
  );
});
