import { type KeyboardEvent, useEffect, useState } from "react";

interface AngleFieldProps {
  readonly label: string;
  /** Whole degrees. */
  readonly value: number;
  readonly onCommit: (deg: number) => void;
}

/** A field for degrees that commits on blur or Enter; arrow keys commit immediately. Invalid input is reset. */
export function AngleField({ label, value, onCommit }: AngleFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const apply = () => {
    const given = Number(text);
    if (text.trim() !== "" && Number.isFinite(given) && Math.round(given) !== value) onCommit(given);
    setText(String(value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") apply();
    if (event.key === "Escape") setText(String(value));
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (sign === undefined || event.altKey) return;
    event.preventDefault();
    onCommit(value + sign * (event.shiftKey ? 10 : 1));
  };
  return (
    <input
      className="channel-number t-value"
      inputMode="numeric"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={onKeyDown}
    />
  );
}
