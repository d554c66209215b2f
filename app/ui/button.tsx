/** Buttons and links that look like buttons. Native elements; part of the first view. */
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { AppLink } from "./link.tsx";
import "./button.css";

/** `key` is drawn as a keyboard key, for actions of the Space key. */
export type ButtonVariant = "ink" | "secondary" | "ghost" | "danger" | "key";
export type ButtonSize = "s" | "m" | "l";

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

function classOf({ variant = "secondary", size = "m", className = "" }: Look, extra = ""): string {
  return `btn btn-${variant} btn-${size} ${extra} ${className}`.replaceAll(/\s+/g, " ").trim();
}

export function Button({
  variant,
  size,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={classOf({ variant, size, className })} {...rest} />;
}

export function LinkButton({ variant, size, className, ...rest }: ComponentProps<typeof AppLink> & Look) {
  return <AppLink className={classOf({ variant, size, className })} {...rest} />;
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly icon: IconName;
  /** Accessible name, also shown as a tooltip after half a second. */
  readonly label: string;
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
  readonly iconSize?: number;
  /** Keyboard shortcut shown in the tooltip. */
  readonly shortcut?: string;
  readonly children?: ReactNode;
}

export function IconButton({
  icon,
  label,
  size,
  variant = "ghost",
  iconSize,
  shortcut,
  className,
  type = "button",
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      data-tip={shortcut === undefined ? label : `${label}  ${shortcut}`}
      data-tip-mac={shortcut?.includes("Ctrl") ? `${label}  ${shortcut.replace("Ctrl", "⌘")}` : undefined}
      className={classOf({ variant, size, className }, "btn-square")}
      {...rest}
    >
      <Icon name={icon} size={iconSize ?? (size === "s" ? 16 : 18)} />
      {children}
    </button>
  );
}
