import { type ComponentProps, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";

interface NativeSelectProps extends Omit<ComponentProps<"select">, "onChange" | "size"> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange?: (value: string) => void;
  readonly fieldClassName?: string;
}

/** The browser's own select element, which works well with touch and keyboards everywhere. */
export function NativeSelect({
  label,
  isLabelHidden,
  options,
  onChange,
  fieldClassName = "",
  ...rest
}: NativeSelectProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, isLabelHidden }} fieldClassName={`native-select ${fieldClassName}`}>
      <select id={id} {...rest} onChange={(event) => onChange?.(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-up-down" size={16} />
    </FieldFrame>
  );
}
