import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import "./toggle.css";

interface ToggleProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly label: string;
}

/** A native checkbox: one thing that holds or not. */
export function Checkbox({ label, ...rest }: ToggleProps) {
  return (
    <label className="toggle">
      <span className="checkbox">
        <input type="checkbox" {...rest} />
        <Icon name="check" size={12} />
      </span>
      {label}
    </label>
  );
}

/** A native checkbox that reads as a switch: takes effect at once. */
export function Switch({ label, ...rest }: ToggleProps) {
  return (
    <label className="toggle toggle-switch">
      {label}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself */}
      <input type="checkbox" role="switch" className="switch" {...rest} />
    </label>
  );
}
