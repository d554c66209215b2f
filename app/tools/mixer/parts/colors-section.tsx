import { type KeyboardEvent, useEffect, useState } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MAX_AMOUNT, MAX_MIX_COLORS, MIN_MIX_COLORS } from "#domain/documents/mixer-document.ts";

/** Each color with its amount, in parts and in percent. */
export function ColorsSection({ mixer }: { mixer: Mixer }) {
  const { document, parts, shares, hexes, act } = mixer;
  const count = document.parts.length;
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <ul className="mixer-rows" aria-label="Amounts">
        <li className="mixer-row mixer-row-head" aria-hidden="true">
          <span />
          <span>Parts</span>
          <span>%</span>
        </li>
        {document.parts.map(({ color }, index) => {
          const called = `color ${index + 1}`;
          return (
            <li key={index} className="mixer-row">
              <ColorField
                label={`Color ${index + 1}`}
                isLabelHidden
                hasPicker
                color={color}
                onCommit={(next) => act({ type: "color", index, color: next })}
              />
              <AmountField
                label={`Parts of ${called}`}
                value={parts[index] ?? 0}
                max={MAX_AMOUNT}
                onCommit={(value) => act({ type: "parts", index, parts: value })}
                onProblem={setProblem}
              />
              <AmountField
                label={`Percent of ${called}`}
                value={shares[index] ?? 0}
                max={100}
                onCommit={(value) => act({ type: "share", index, percent: value })}
                onProblem={setProblem}
              />
              <IconButton
                icon="caret-up"
                label={`Move ${called} forward`}
                size="s"
                disabled={index === 0}
                onClick={() => act({ type: "move", from: index, to: index - 1 })}
              />
              <IconButton
                icon="x"
                label={`Remove ${(hexes[index] ?? "").toUpperCase()}`}
                size="s"
                data-tip-side="end"
                disabled={count <= MIN_MIX_COLORS}
                onClick={() => act({ type: "remove", index })}
              />
            </li>
          );
        })}
      </ul>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="mixer-keys">
        <Button size="s" disabled={count >= MAX_MIX_COLORS} onClick={() => act({ type: "add" })}>
          <Icon name="plus" size={16} />
          Add a color
        </Button>
        <Button size="s" variant="ghost" onClick={() => act({ type: "even" })}>
          Equal parts
        </Button>
        <Button size="s" variant="ghost" onClick={() => act({ type: "reverse" })}>
          Reverse
        </Button>
      </div>
    </>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onCommit: (value: number) => void;
  /** Called with a sentence if the typed text is invalid, and with undefined if it is valid. */
  readonly onProblem: (problem: string | undefined) => void;
}

/**
 * An integer field that commits on blur or Enter; arrow keys commit immediately. Invalid input is reset, and a message
 * explains why.
 */
function AmountField({ label, value, max, onCommit, onProblem }: AmountFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const apply = () => {
    if (text.trim() === String(value)) return;
    const given = Number(text);
    const isTaken = text.trim() !== "" && Number.isInteger(given) && given >= 0 && given <= max;
    onProblem(isTaken ? undefined : `${label}: “${text}” is not a whole number from 0 to ${max}.`);
    setText(String(value));
    if (isTaken && given !== value) onCommit(given);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") apply();
    if (event.key === "Escape") setText(String(value));
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (sign === undefined || event.altKey) return;
    event.preventDefault();
    onCommit(Math.min(max, Math.max(0, value + sign * (event.shiftKey ? 10 : 1))));
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
