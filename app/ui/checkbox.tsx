import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import "./toggle.css";

interface ToggleProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly label: string;
}

/** A native checkbox. */
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

/** A native checkbox styled as a switch, for settings that apply immediately. */
export function Switch({ label, ...rest }: ToggleProps) {
  return (
    <label className="toggle toggle-switch">
      {label}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself */}
      <input type="checkbox" role="switch" className="switch" {...rest} />
    </label>
  );
}
