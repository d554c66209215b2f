import { Switch } from "#app/ui/checkbox.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { ExportOptions } from "#engine/files/export/export-palette.ts";
import { CASE_STYLES, type CaseStyle } from "#engine/files/export/identifiers.ts";
import type { ColorFormat } from "#engine/format/format.ts";

const VALUE_FORMATS = [
  { value: "hex", label: "Hex" },
  { value: "rgb", label: "RGB" },
  { value: "hsl", label: "HSL" },
  { value: "oklch", label: "OKLCH" },
] as const satisfies readonly { value: ColorFormat; label: string }[];
const CASE_LABELS: Readonly<Record<CaseStyle, string>> = {
  kebab: "kebab-case",
  camel: "camelCase",
  pascal: "PascalCase",
  snake: "snake_case",
  constant: "CONSTANT_CASE",
};

interface ExportOptionFieldsProps {
  readonly options: ExportOptions;
  readonly onChange: (next: Partial<ExportOptions>) => void;
}

/** Options for names and values, for all formats that support them. */
export function ExportOptionFields({ options, onChange }: ExportOptionFieldsProps) {
  return (
    <>
      <Segmented
        label="Values"
        isLabelVisible
        isFilled
        size="s"
        options={VALUE_FORMATS}
        value={VALUE_FORMATS.find(({ value }) => value === options.valueFormat)?.value ?? "hex"}
        onChange={(valueFormat) => onChange({ valueFormat })}
      />
      <Switch
        label="Wide-gamut fallback"
        checked={options.wideGamutFallback}
        onChange={(event) => onChange({ wideGamutFallback: event.currentTarget.checked })}
      />
      <div className="export-pair">
        <NativeSelect
          label="Names"
          value={options.naming}
          options={[
            { value: "name", label: "Color names" },
            { value: "index", label: "Numbers" },
          ]}
          onChange={(naming) => onChange({ naming: naming === "index" ? "index" : "name" })}
        />
        <NativeSelect
          label="Written"
          value={options.caseStyle}
          options={CASE_STYLES.map((style) => ({ value: style, label: CASE_LABELS[style] }))}
          onChange={(style) =>
            onChange({ caseStyle: CASE_STYLES.find((known) => known === style) ?? "kebab" })
          }
        />
      </div>
      <TextField
        label="Prefix"
        value={options.prefix}
        placeholder="None"
        maxLength={24}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange({ prefix: event.currentTarget.value })}
      />
    </>
  );
}
