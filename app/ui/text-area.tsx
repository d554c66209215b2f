import { type ComponentProps, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";

interface TextAreaProps extends ComponentProps<"textarea"> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A multi-line text field with label, hint and error. Native. */
export function TextArea({ label, isLabelHidden, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error }}>
      <textarea
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
        {...rest}
      />
    </FieldFrame>
  );
}
