/** Two to five exclusive choices: native radio buttons styled as a segmented control. */
import { type ReactNode, useId } from "react";
import "./segmented.css";

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown in place of the label, which remains the accessible name. */
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** Name of the form field; unique by default. */
  readonly name?: string;
  /** Id of the form that sends the choice, if it is elsewhere. */
  readonly form?: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
  readonly size?: "s" | "m";
  /** Takes the full width, in equal parts. */
  readonly isFilled?: boolean;
  readonly isLabelVisible?: boolean;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const {
    label,
    name,
    form,
    options,
    value,
    defaultValue,
    onChange,
    size = "m",
    isFilled,
    isLabelVisible,
  } = props;
  const ownName = useId();
  return (
    <fieldset className="segmented-set">
      <legend className={isLabelVisible ? "field-label" : "sr-only"}>{label}</legend>
      <div className={`segmented segmented-${size}`} data-filled={isFilled || undefined}>
        {options.map((option) => (
          <label key={option.value} title={option.picture === undefined ? undefined : option.label}>
            <input
              type="radio"
              name={name ?? ownName}
              form={form}
              value={option.value}
              disabled={option.isDisabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue, onChange: () => onChange?.(option.value) }
                : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
            />
            {option.picture ?? option.label}
            {option.picture !== undefined && <span className="sr-only">{option.label}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
