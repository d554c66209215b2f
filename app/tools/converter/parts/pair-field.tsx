/**
 * One of the two large fields: valid input updates the other field at once; invalid input shows its error and changes
 * nothing.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CopyButton } from "#app/color/copy-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Color } from "#engine/space/color.ts";
import { parsePairText, parseWholePairText } from "#engine/steps/pair-text.ts";
import type { WorkedFormat } from "#engine/steps/worked-step.ts";

const HINTS: Readonly<Record<WorkedFormat, string>> = {
  hex: "3, 4, 6 or 8 digits, with or without #. Or any CSS color.",
  rgb: "Three numbers from 0 to 255, or rgb(). Or any CSS color.",
  hsl: "Degrees and two percentages, or hsl(). Or any CSS color.",
  hwb: "Degrees and two percentages, or hwb(). Or any CSS color.",
  cmyk: "Four percentages. An estimate without a color profile.",
};

interface PairFieldProps {
  readonly format: WorkedFormat;
  /** The color in this format. */
  readonly shown: string;
  readonly onDraft: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
  /** Called for invalid input: the last color stays. */
  readonly onRefuse: () => void;
}

export function PairField({ format, shown, onDraft, onCommit, onRefuse }: PairFieldProps) {
  /** The text being typed; undefined if there is none. */
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const latest = useRef<string>(undefined);
  const draft = useEffectEvent(onDraft);
  useEffect(() => {
    const text = latest.current;
    if (text === undefined) {
      // The color was changed elsewhere.
      setError(undefined);
      return;
    }
    // Leaving the other field committed its value while this one was being edited: the text typed here wins.
    const parsed = parsePairText(text, format);
    if (parsed.ok) draft(parsed.color);
  }, [shown, format]);
  const type = (text: string | undefined) => {
    latest.current = text;
    setTyped(text);
  };
  const settle = async (text: string) => {
    if (latest.current === undefined) return;
    const parsed = await parseWholePairText(text, format);
    if (latest.current !== text) return;
    if (!parsed.ok) {
      setError(parsed.error.message);
      onRefuse();
      return;
    }
    type(undefined);
    setError(undefined);
    onCommit(parsed.color);
  };
  return (
    <TextField
      label={format.toUpperCase()}
      value={typed ?? shown}
      error={error}
      hint={HINTS[format]}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      fieldClassName="pair-input"
      after={<CopyButton variant="ghost" size="s" text={shown} aria-label={`Copy ${format.toUpperCase()}`} />}
      onChange={(event) => {
        const text = event.currentTarget.value;
        type(text);
        const parsed = parsePairText(text, format);
        setError(parsed.ok ? undefined : parsed.error.message);
        if (parsed.ok) onDraft(parsed.color);
        else onRefuse();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") void settle(event.currentTarget.value);
        if (event.key !== "Escape" || typed === undefined) return;
        event.preventDefault();
        type(undefined);
        setError(undefined);
        onRefuse();
      }}
      onBlur={(event) => void settle(event.currentTarget.value)}
    />
  );
}
