import { type ReactNode, useEffect, useRef } from "react";

interface BarMenuProps {
  readonly label: ReactNode;
  /** Needed where the label is a picture only. */
  readonly accessibleName?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A menu of the top bar as a native disclosure: it opens without any script. With script it also closes on
 * Escape (focus goes back), on a press elsewhere, and when something in it was chosen.
 */
export function BarMenu({ label, accessibleName, className = "", children }: BarMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (menu === null) return;
    const close = () => {
      menu.open = false;
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.open) return;
      close();
      menu.querySelector("summary")?.focus();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a, [data-closes]") !== null) close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    menu.addEventListener("keydown", onKey);
    menu.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      menu.removeEventListener("keydown", onKey);
      menu.removeEventListener("click", onClick);
    };
  }, []);
  return (
    <details ref={ref} className={`bar-menu ${className}`}>
      <summary aria-label={accessibleName}>{label}</summary>
      <div className="bar-menu-panel">{children}</div>
    </details>
  );
}
