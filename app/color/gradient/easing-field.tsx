import { useEffect, useState } from "react";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type Easing, formatEasing, parseEasing } from "#engine/gradient/easing.ts";

const OPTIONS = [
  { value: "linear", label: "Linear" },
  { value: "ease", label: "Ease" },
  { value: "ease-in", label: "In" },
  { value: "ease-out", label: "Out" },
  { value: "ease-in-out", label: "In and out" },
  { value: "steps(4, end)", label: "Steps" },
  { value: "cubic-bezier(0.7, 0, 0.3, 1)", label: "Curve" },
] as const;
const [OWN, MIXED] = ["own", "mixed"];

interface EasingFieldProps {
  readonly label: string;
  /** "mixed" if the stops have different easings. */
  readonly easing: Easing | undefined | "mixed";
  readonly onCommit: (easing: Easing | undefined) => void;
}

/** Selects an easing by name, and edits the CSS notation of one with parameters. */
export function EasingField({ label, easing, onCommit }: EasingFieldProps) {
  const text = easing === "mixed" ? "" : easing === undefined ? "linear" : formatEasing(easing);
  const isListed = OPTIONS.some(({ value }) => value === text);
  const chosen = easing === "mixed" ? MIXED : isListed ? text : OWN;
  return (
    <NativeSelect
      label={label}
      value={chosen}
      options={[
        ...(easing === "mixed" ? [{ value: MIXED, label: "Several" }] : []),
        ...OPTIONS,
        ...(chosen === OWN ? [{ value: OWN, label: "Own" }] : []),
      ]}
      onChange={(value) => {
        const next = parseEasing(value);
        if (next !== undefined) onCommit(next.kind === "plain" ? undefined : next);
      }}
    />
  );
}

const NEEDED = "cubic-bezier(), linear(), steps() or a name is expected here.";

/** Edits the CSS notation of an easing with parameters. */
export function EasingWords({ label, easing, onCommit }: EasingFieldProps & { readonly easing: Easing }) {
  const shown = formatEasing(easing);
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  useEffect(() => {
    setText(shown);
    setError(undefined);
  }, [shown]);
  const apply = () => {
    if (text.trim() === shown) return;
    const next = parseEasing(text);
    setError(next === undefined ? NEEDED : undefined);
    if (next !== undefined) onCommit(next.kind === "plain" ? undefined : next);
  };
  return (
    <TextField
      label={label}
      value={text}
      error={error}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === "Enter") apply();
        if (event.key === "Escape") setText(shown);
      }}
    />
  );
}

/** Whether the easing has parameters. */
export function hasNumbers(easing: Easing | undefined | "mixed"): easing is Easing {
  return easing !== undefined && easing !== "mixed" && formatEasing(easing).includes("(");
}
