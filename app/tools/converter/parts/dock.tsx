import type { ReactNode } from "react";
import { Button, IconButton, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Panels } from "#app/workbench/use-panels.ts";

interface DockProps {
  /** Query string of the document, without "?". */
  readonly search: string;
  readonly panels: Panels;
  readonly isSimulated: boolean;
  readonly wheel: ReactNode;
}

/** Controls of the color rows on the left, of the display on the right. */
export function Dock({ search, panels, isSimulated, wheel }: DockProps) {
  return (
    <>
      <span className="cv-with-bands">{wheel}</span>
      <LinkButton variant="ghost" to={`/color-converter/hex-to-rgb?${search}`} preload="none">
        <Icon name="list" />
        Step by step
      </LinkButton>
      <span className="grow" />
      <Button
        variant="ghost"
        aria-expanded={panels.open === "vision"}
        aria-pressed={isSimulated}
        onClick={() => panels.toggle("vision")}
      >
        <Icon name="eye" />
        Vision
      </Button>
      <IconButton
        icon="stack"
        label="Color tray"
        shortcut="T"
        data-tip-side="top"
        aria-expanded={panels.open === "tray"}
        onClick={() => panels.toggle("tray")}
      />
      <IconButton
        icon="question"
        label="Keys"
        shortcut="?"
        data-tip-side="end"
        className="cv-wide"
        aria-expanded={panels.open === "keys"}
        onClick={() => panels.toggle("keys")}
      />
    </>
  );
}
