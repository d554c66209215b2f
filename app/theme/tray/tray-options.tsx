/** How a format is written, as far as it has a choice. */
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MAX_PREFIX, namePart, type TrayChoice, VALUE_FORMATS } from "#domain/device/theme-tray.ts";
import { exampleName } from "#domain/themes/example-name.ts";
import { CSS_SWITCHES } from "#domain/themes/output-list.ts";
import type { TrayFormat } from "#domain/themes/tray-formats.ts";
import { CASE_STYLES, type CaseStyle } from "#engine/files/export/identifiers.ts";

const VALUE_LABELS = { oklch: "oklch()", hex: "Hex", rgb: "rgb()" } as const;
const CASE_LABELS: Readonly<Record<CaseStyle, string>> = {
  kebab: "kebab-case",
  camel: "camelCase",
  pascal: "PascalCase",
  snake: "snake_case",
  constant: "CONSTANT_CASE",
};

interface TrayOptionsProps {
  readonly format: TrayFormat;
  readonly choice: TrayChoice;
  /** Whether the format of palettes writes it. */
  readonly isPalette: boolean;
  readonly change: (next: Partial<TrayChoice>) => void;
}

export function TrayOptions({ format, choice, isPalette, change }: TrayOptionsProps) {
  const { cases, hasPrefix = false, hasValues = false } = format;
  const caseStyle = caseOf(format, choice);
  return (
    <>
      {(format.id === "css" || hasValues) && (
        <div className="export-pair">
          {format.id === "css" && (
            <NativeSelect
              label="Modes by"
              value={choice.by}
              options={CSS_SWITCHES}
              onChange={(value) =>
                change({ by: CSS_SWITCHES.find((each) => each.value === value)?.value ?? choice.by })
              }
            />
          )}
          {hasValues && (
            <NativeSelect
              label="Colors as"
              value={choice.values}
              options={VALUE_FORMATS.map((value) => ({ value, label: VALUE_LABELS[value] }))}
              onChange={(value) =>
                change({ values: VALUE_FORMATS.find((each) => each === value) ?? choice.values })
              }
            />
          )}
        </div>
      )}
      {hasPrefix && (
        <div className="export-pair">
          <TextField
            label="Names begin with"
            placeholder="Nothing"
            value={choice.prefix}
            maxLength={MAX_PREFIX}
            spellCheck={false}
            autoComplete="off"
            hint={`As in ${exampleName(format, { prefix: namePart(choice.prefix), caseStyle, isPalette })}`}
            onChange={(event) => change({ prefix: event.currentTarget.value })}
          />
          {cases !== undefined && cases.length > 1 && (
            <NativeSelect
              label="Written in"
              value={caseStyle}
              options={cases.map((value) => ({ value, label: CASE_LABELS[value] }))}
              onChange={(value) => change({ caseStyle: CASE_STYLES.find((each) => each === value) })}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The case that was chosen, where the format may have it; otherwise its usual one. */
export function caseOf({ cases = ["kebab"] }: TrayFormat, { caseStyle }: TrayChoice): CaseStyle {
  return cases.find((each) => each === caseStyle) ?? cases[0];
}
