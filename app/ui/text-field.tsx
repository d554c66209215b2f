import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";

interface TextFieldProps extends Omit<ComponentProps<"input">, "size"> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  /** A sentence below the field that says what is wrong. */
  readonly error?: string | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly fieldSize?: "s" | "m";
  readonly fieldClassName?: string;
}

/** A text field with label, hint and error. Native. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  before,
  after,
  fieldSize,
  fieldClassName,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, fieldSize, fieldClassName }}>
      {before}
      <input
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
        {...rest}
      />
      {after}
    </FieldFrame>
  );
}
