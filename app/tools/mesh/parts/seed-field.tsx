import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface SeedFieldProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

const WRONG = "A seed has up to 16 small letters and digits.";

/** The seed of a shuffle. It is applied with Enter and when the field is left. */
export function SeedField({ seed, onSeed }: SeedFieldProps) {
  const [text, setText] = useState(seed);
  useEffect(() => setText(seed), [seed]);
  const isRight = /^[a-z0-9]{0,16}$/.test(text);
  const apply = () => {
    if (isRight && text !== "" && text !== seed) onSeed(text);
    else if (text === "") setText(seed);
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label="Seed"
        value={text}
        placeholder="k3x"
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        {...(!isRight && { error: WRONG })}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={apply}
      />
      <Button type="submit" className="sr-only" tabIndex={-1}>
        Shuffle from this seed
      </Button>
    </form>
  );
}
