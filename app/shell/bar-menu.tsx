import type { ReactNode } from "react";

interface BarMenuProps {
  readonly label: ReactNode;
  /** Required if the label is only a picture. */
  readonly accessibleName?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A menu of the top bar as a native disclosure that opens without JavaScript. The code that closes it loads later
 * (bar-menus.ts).
 */
export function BarMenu({ label, accessibleName, className = "", children }: BarMenuProps) {
  return (
    <details className={`bar-menu ${className}`}>
      <summary aria-label={accessibleName}>{label}</summary>
      <div className="bar-menu-panel">{children}</div>
    </details>
  );
}
