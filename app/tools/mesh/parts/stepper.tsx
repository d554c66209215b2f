import { useId } from "react";
import { IconButton } from "#app/ui/button.tsx";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onLess: () => void;
  readonly onMore: () => void;
}

/** A small whole number between two buttons. `label` is a plural, such as “Rows”. */
export function Stepper({ label, value, least, most, onLess, onMore }: StepperProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className="field-label">
        {label}
      </span>
      <span className="mesh-stepper">
        <IconButton
          icon="minus"
          label={`Fewer ${label.toLowerCase()}`}
          size="s"
          disabled={value <= least}
          onClick={onLess}
        />
        <output className="t-value">{value}</output>
        <IconButton
          icon="plus"
          label={`More ${label.toLowerCase()}`}
          size="s"
          disabled={value >= most}
          onClick={onMore}
        />
      </span>
    </div>
  );
}
