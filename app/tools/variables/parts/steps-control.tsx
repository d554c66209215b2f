import type { VariablesAction } from "#app/tools/variables/model.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { MAX_ALPHAS } from "#domain/documents/variables/variables-document.ts";
import type { VariableRow } from "#engine/variables/variable-set.ts";
import { NameField } from "./name-field.tsx";

const CHOICES = [
  { value: "none", label: "No steps" },
  { value: "ramp", label: "Tints, shades" },
  { value: "alpha", label: "Alpha steps" },
  { value: "both", label: "Both" },
] as const;
const FIRST_ALPHAS = [10, 20, 50];

interface StepsControlProps {
  readonly row: VariableRow;
  readonly index: number;
  readonly act: (action: VariablesAction) => void;
}

/** Selects the steps of a color: tints and shades, and percentages of alpha. */
export function StepsControl({ row, index, act }: StepsControlProps) {
  const hasAlpha = row.alphas.length > 0;
  const value = row.hasRamp ? (hasAlpha ? "both" : "ramp") : hasAlpha ? "alpha" : "none";
  const choose = (next: string) =>
    act({
      type: "steps",
      index,
      hasRamp: next === "ramp" || next === "both",
      alphas: next === "alpha" || next === "both" ? (hasAlpha ? row.alphas : FIRST_ALPHAS) : [],
    });
  return (
    <div className="variable-steps">
      <NativeSelect
        label={`Steps of ${row.name}`}
        isLabelHidden
        fieldClassName="variable-quiet"
        value={value}
        options={CHOICES}
        onChange={choose}
      />
      {hasAlpha && (
        <NameField
          label={`Alpha percentages of ${row.name}`}
          isLabelHidden
          fieldSize="s"
          value={row.alphas.join(", ")}
          problemOf={percentProblem}
          onCommit={(text) => act({ type: "alphas", index, alphas: percentsOf(text) })}
        />
      )}
    </div>
  );
}

function percentsOf(text: string): number[] {
  return text
    .split(/[\s,;%]+/)
    .filter(Boolean)
    .map(Number);
}

export function percentProblem(text: string): string | undefined {
  const percents = percentsOf(text);
  if (percents.length === 0) return "At least one percentage is needed, such as 10, 20, 50.";
  if (percents.length > MAX_ALPHAS) return `At most ${MAX_ALPHAS} percentages fit.`;
  const bad = text.split(/[\s,;%]+/).find((part) => part !== "" && !isPercent(Number(part)));
  return bad === undefined ? undefined : `“${bad.slice(0, 12)}” is not a whole number from 1 to 99.`;
}

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 99;
}
