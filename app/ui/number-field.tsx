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

/** A number field that commits on blur or Enter; arrow keys commit immediately. Invalid input is reset. */
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
  useEffect(() => setText(shown), [shown]);
  const apply = () => {
    const given = Number(text.replace(unit.trim(), "").replace(",", ".").trim());
    if (!Number.isFinite(given) || given < least || given > most || given === Number(value.toFixed(decimals)))
      setText(shown);
    else onCommit(given);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") apply();
    if (event.key === "Escape") setText(shown);
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
      disabled={isDisabled}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={onKeyDown}
    />
  );
}
