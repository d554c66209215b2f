import type { ReactNode } from "react";
import "./field.css";

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly fieldSize?: "s" | "m" | undefined;
  readonly fieldClassName?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, border around, hint or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden, hint, error, fieldSize, fieldClassName = "", children } = props;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "field-label"}>
        {label}
      </label>
      <div
        className={`field ${fieldClassName}`}
        data-invalid={error === undefined ? undefined : ""}
        data-size={fieldSize}
      >
        {children}
      </div>
      <div id={`${id}-note`} aria-live="polite">
        {error !== undefined ? (
          <p className="field-error">{error}</p>
        ) : (
          hint !== undefined && <p className="field-hint">{hint}</p>
        )}
      </div>
    </div>
  );
}
