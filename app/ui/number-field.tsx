import { type KeyboardEvent, useEffect, useState } from "react";
import { TextField } from "./text-field.tsx";

interface NumberFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: number;
  readonly decimals: number;
  /** Shown after the number: "°", " %". */
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly isDisabled?: boolean;
  readonly onCommit: (value: number) => void;
}

/**
 * A number field that commits on blur or Enter; arrow keys commit immediately. What is no number, or out of range, stays
 * with the limits below it, changes nothing, and goes with Escape.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    decimals,
    unit,
    least,
    most,
    isDisabled = false,
    onCommit,
  } = props;
  const shown = `${value.toFixed(decimals)}${unit}`;
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const reset = () => {
    setText(shown);
    setError(undefined);
  };
  useEffect(() => {
    setText(shown);
    setError(undefined);
  }, [shown]);
  const apply = () => {
    const typed = text.replace(unit.trim(), "").replace(",", ".").replace("−", "-").trim();
    const given = Number(typed);
    if (!(given >= least && given <= most) || typed === "")
      setError(`A number from ${least} to ${most}`.replaceAll("-", "−"));
    else if (given === Number(value.toFixed(decimals))) reset();
    else {
      setError(undefined);
      onCommit(given);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") apply();
    if (event.key === "Escape") reset();
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (sign === undefined || event.altKey) return;
    event.preventDefault();
    onCommit(Math.min(most, Math.max(least, value + sign * (event.shiftKey ? 10 : 1))));
  };
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      fieldClassName="field-value"
      inputMode="decimal"
      value={text}
      error={error}
      disabled={isDisabled}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={onKeyDown}
    />
  );
}
