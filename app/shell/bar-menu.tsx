import type { ReactNode } from "react";

interface BarMenuProps {
  readonly label: ReactNode;
  /** Needed where the label is a picture only. */
  readonly accessibleName?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A menu of the top bar as a native disclosure: it opens without any script. What closes it comes late (bar-menus.ts). */
export function BarMenu({ label, accessibleName, className = "", children }: BarMenuProps) {
  return (
    <details className={`bar-menu ${className}`}>
      <summary aria-label={accessibleName}>{label}</summary>
      <div className="bar-menu-panel">{children}</div>
    </details>
  );
}
