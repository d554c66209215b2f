/** Options for naming and writing variables: the inspector's sections above the code. */
import type { VariablesAction } from "#app/tools/variables/model.ts";
import { Switch } from "#app/ui/checkbox.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import type { VariablesDocument } from "#domain/documents/variables/variables-document.ts";
import { nameProblem, selectorProblem, typedName } from "#engine/variables/variable-names.ts";
import {
  ALPHA_WAYS,
  type AlphaWay,
  DARK_WAYS,
  type DarkWay,
  NAME_STYLES,
  type NameStyle,
  VARIABLE_FORMATS,
  type VariableFormat,
} from "#engine/variables/variable-set.ts";
import { NameField } from "./name-field.tsx";

const STYLE_LABELS: Readonly<Record<NameStyle, string>> = {
  kebab: "kebab-case",
  camel: "camelCase",
  snake: "snake_case",
  pascal: "PascalCase",
};
const FORMAT_LABELS: Readonly<Record<VariableFormat, string>> = {
  hex: "Hex",
  rgb: "RGB",
  hsl: "HSL",
  hwb: "HWB",
  lab: "Lab",
  lch: "LCH",
  oklab: "OKLab",
  oklch: "OKLCH",
  "display-p3": "Display P3",
};
const DARK_LABELS: Readonly<Record<DarkWay, string>> = {
  media: "System",
  class: "Class .dark",
  attribute: "data-theme",
  "light-dark": "light-dark()",
};
const ALPHA_LABELS: Readonly<Record<AlphaWay, string>> = {
  mix: "color-mix()",
  relative: "Relative color",
  value: "Plain values",
};

interface OptionProps {
  readonly document: VariablesDocument;
  readonly act: (action: VariablesAction) => void;
}

export function optionSections({ document, act }: OptionProps): readonly InspectorSection[] {
  const isCss = document.output === "css";
  const change = (options: Partial<Omit<VariablesDocument, "rows">>) => act({ type: "options", options });
  return [
    {
      id: "names",
      title: "Names",
      content: (
        <div className="variables-pair">
          <Choice
            label="Written"
            values={NAME_STYLES}
            labels={STYLE_LABELS}
            value={document.style}
            onChange={(style) => change({ style })}
          />
          <NameField
            label="Prefix"
            value={document.prefix}
            placeholder="None"
            tidy={typedName}
            problemOf={(text) => (text === "" ? undefined : nameProblem(text))}
            onCommit={(prefix) => change({ prefix })}
          />
        </div>
      ),
    },
    {
      id: "values",
      title: "Values",
      content: (
        <>
          <div className="variables-pair">
            <Choice
              label="Format"
              values={VARIABLE_FORMATS}
              labels={FORMAT_LABELS}
              value={document.format}
              onChange={(format) => change({ format })}
            />
            <Choice
              label="Alpha steps"
              values={ALPHA_WAYS}
              labels={ALPHA_LABELS}
              value={document.alphaBy}
              onChange={(alphaBy) => change({ alphaBy })}
            />
            {isCss && (
              <>
                <Choice
                  label="Dark by"
                  values={DARK_WAYS}
                  labels={DARK_LABELS}
                  value={document.darkBy}
                  onChange={(darkBy) => change({ darkBy })}
                />
                <NameField
                  label="Selector"
                  value={document.selector}
                  problemOf={selectorProblem}
                  onCommit={(selector) => change({ selector })}
                />
              </>
            )}
          </div>
          <div className="variables-switches">
            <Switch
              label="Wide-gamut fallback"
              checked={document.hasWide}
              onChange={(event) => change({ hasWide: event.currentTarget.checked })}
            />
            {isCss && (
              <Switch
                label="Register with @property"
                checked={document.isRegistered}
                onChange={(event) => change({ isRegistered: event.currentTarget.checked })}
              />
            )}
            <Switch
              label="Color names as comments"
              checked={document.hasComments}
              onChange={(event) => change({ hasComments: event.currentTarget.checked })}
            />
          </div>
        </>
      ),
    },
  ];
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, labels, value, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value}
      options={values.map((one) => ({ value: one, label: labels[one] }))}
      onChange={(given) => {
        const known = values.find((one) => one === given);
        if (known !== undefined) onChange(known);
      }}
    />
  );
}
