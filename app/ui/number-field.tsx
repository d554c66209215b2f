import { type KeyboardEvent, useEffect, useState } from "react";
import { TextField } from "./text-field.tsx";

interface ReadNumber {
  readonly value: number;
  /** What is not as it was typed, said below the field. */
  readonly notice?: string | undefined;
}

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
  /** What a text means; plain numbers and the unit unless it is given. */
  readonly read?: (text: string) => ReadNumber | undefined;
  /** Said of what cannot be read, before the limits: "A number". */
  readonly expected?: string;
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
    read = (typed) => plainNumber(typed, unit),
    expected = "A number",
    onCommit,
  } = props;
  const shown = `${value.toFixed(decimals)}${unit}`;
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const reset = () => {
    setText(shown);
    setError(undefined);
    setNotice(undefined);
  };
  useEffect(() => {
    setText(shown);
    setError(undefined);
  }, [shown]);
  const apply = () => {
    if (text === shown) return reset();
    const typed = read(text);
    const given = typed?.value ?? Number.NaN;
    setNotice(typed?.notice);
    if (!(given >= least && given <= most))
      setError(`${expected} from ${least} to ${most}`.replaceAll("-", "−"));
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
    setNotice(undefined);
    onCommit(Math.min(most, Math.max(least, value + sign * (event.shiftKey ? 10 : 1))));
  };
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      fieldClassName="field-value"
      inputMode="decimal"
      value={text}
      hint={notice}
      error={error}
      disabled={isDisabled}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => {
        setText(event.currentTarget.value);
        setNotice(undefined);
      }}
      onBlur={apply}
      onKeyDown={onKeyDown}
    />
  );
}

function plainNumber(text: string, unit: string): ReadNumber | undefined {
  const typed = text.replace(unit.trim(), "").replace(",", ".").replace("−", "-").trim();
  return typed === "" ? undefined : { value: Number(typed) };
}
