/**
 * A text field for any CSS color: keeps the typed text until it is entered, applies the last valid value, and shows errors
 * below.
 */
import { useEffect, useRef, useState } from "react";
import { IconButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type ColorFormat, formatColor, formatHex } from "#engine/format/format.ts";
import { parseAnyColor } from "#engine/parse/parse-any.ts";
import type { Color } from "#engine/space/color.ts";
import { PickerKey } from "./picker-key.tsx";
import { hasEyeDropper, pickFromScreen } from "./screen-color.ts";
import { Swatch } from "./swatch.tsx";

interface ColorFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly color: Color;
  /** Format of the value; every format is accepted as input. */
  readonly format?: ColorFormat;
  /** Whether the swatch opens a picker. False inside a picker. */
  readonly hasPicker?: boolean;
  readonly onCommit: (color: Color) => void;
}

export function ColorField(props: ColorFieldProps) {
  const { label, isLabelHidden = false, color, format = "hex", hasPicker = false, onCommit } = props;
  const shown = format === "hex" ? formatHex(color).toUpperCase() : formatColor(color, format);
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const [canPick, setCanPick] = useState(false);
  /** Counts what was entered: the same color in another notation changes nothing, and is shown in this one, too. */
  const [entered, setEntered] = useState(0);
  useEffect(() => {
    setText(shown);
    setError(undefined);
  }, [shown, entered]);
  useEffect(() => setCanPick(hasEyeDropper()), []);
  const latest = useRef("");
  const apply = async (given: string) => {
    latest.current = given;
    // What is shown is rounded, and mapped where its format has a gamut; it stands for the exact color.
    const parsed = given === shown ? ({ ok: true, color } as const) : await parseAnyColor(given);
    // Something else was entered while the larger parser was loading.
    if (latest.current !== given) return;
    setError(parsed.ok ? undefined : parsed.error.message);
    if (!parsed.ok) return;
    onCommit(parsed.color);
    setEntered((count) => count + 1);
  };
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      fieldClassName="field-value"
      value={text}
      error={error}
      spellCheck={false}
      autoComplete="off"
      before={
        error === undefined && hasPicker ? (
          <PickerKey label={label} color={color} onCommit={onCommit} />
        ) : (
          <Swatch color={error === undefined ? formatHex(color) : undefined} />
        )
      }
      after={
        canPick && (
          <IconButton
            icon="eyedropper"
            label="Pick from the screen"
            size="s"
            onClick={() => void pickFromScreen().then((picked) => picked && onCommit(picked))}
          />
        )
      }
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") void apply(event.currentTarget.value);
        if (event.key === "Escape") {
          setText(shown);
          setError(undefined);
        }
      }}
      onBlur={(event) => {
        if (event.currentTarget.value !== shown) void apply(event.currentTarget.value);
      }}
    />
  );
}
