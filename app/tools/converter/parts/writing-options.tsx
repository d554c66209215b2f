/** Options of the notation: decimals, capitals, commas. */
import type { WritingOption } from "#app/tools/converter/model.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import type { ConverterDocument, Decimals } from "#domain/documents/converter-document.ts";

const DECIMALS = [
  { value: "auto", label: "Usual decimals" },
  ...[0, 1, 2, 3, 4, 5, 6, 8].map((count) => ({
    value: String(count),
    label: `${count} ${count === 1 ? "decimal" : "decimals"}`,
  })),
  { value: "full", label: "All decimals" },
];

interface WritingOptionsProps {
  readonly document: ConverterDocument;
  readonly onOption: (option: WritingOption) => void;
}

export function WritingOptions({ document, onOption }: WritingOptionsProps) {
  const current = String(document.decimals);
  const options = DECIMALS.some(({ value }) => value === current)
    ? DECIMALS
    : [...DECIMALS, { value: current, label: `${current} decimals` }];
  return (
    <div className="cv-writing">
      <NativeSelect
        label="Decimals"
        isLabelHidden
        value={current}
        options={options}
        onChange={(value) => onOption({ decimals: decimalsOf(value) })}
      />
      <div className="cv-writing-marks">
        <Checkbox
          label="Capitals"
          checked={document.isUpper}
          onChange={(event) => onOption({ isUpper: event.currentTarget.checked })}
        />
        <Checkbox
          label="Commas"
          checked={document.hasCommas}
          onChange={(event) => onOption({ hasCommas: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

function decimalsOf(value: string): Decimals {
  return value === "auto" || value === "full" ? value : Number(value);
}
