import { useEffect, useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";

interface NameFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly fieldSize?: "s" | "m";
  /** Normalizes the typed text before it is validated and committed; by default it is trimmed. */
  readonly tidy?: (text: string) => string;
  /** A sentence if the text is not allowed. */
  readonly problemOf: (text: string) => string | undefined;
  readonly onCommit: (text: string) => void;
}

/** A text field that commits on Enter or blur; invalid text shows its error and changes nothing. */
export function NameField({ value, tidy = trimmed, problemOf, onCommit, ...rest }: NameFieldProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  useEffect(() => {
    setText(value);
    setError(undefined);
  }, [value]);
  const apply = (typed: string) => {
    const given = tidy(typed);
    if (given === value) {
      setText(value);
      setError(undefined);
      return;
    }
    const problem = problemOf(given);
    setError(problem);
    if (problem !== undefined) return;
    setText(given);
    onCommit(given);
  };
  return (
    <TextField
      {...rest}
      value={text}
      error={error}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onChange={(event) => {
        setText(event.currentTarget.value);
        if (error !== undefined) setError(problemOf(tidy(event.currentTarget.value)));
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") apply(event.currentTarget.value);
        if (event.key === "Escape") {
          setText(value);
          setError(undefined);
        }
      }}
      onBlur={(event) => apply(event.currentTarget.value)}
    />
  );
}

function trimmed(text: string): string {
  return text.trim();
}
