/** A small native menu in the tool header: opens without JavaScript, closes on a press outside or Escape. */
import { type ReactNode, useEffect, useRef } from "react";
import "./tool-menu.css";

interface ToolMenuProps {
  readonly label: ReactNode;
  /** Required if the label is a picture. */
  readonly accessibleName?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ToolMenu({ label, accessibleName, className = "", children }: ToolMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (returnsFocus: boolean) => {
      const menu = details.current;
      if (menu === null || !menu.open) return false;
      menu.open = false;
      if (returnsFocus) menu.querySelector("summary")?.focus();
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && close(true)) event.preventDefault();
    };
    const onPress = (event: Event) => {
      if (!(event.target instanceof Node) || !details.current?.contains(event.target)) close(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click comes from a button or link inside, by key too
    <details
      ref={details}
      className={`tool-menu ${className}`}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("ul button, ul a") !== null) {
          event.currentTarget.open = false;
        }
      }}
    >
      <summary aria-label={accessibleName}>{label}</summary>
      {children}
    </details>
  );
}
