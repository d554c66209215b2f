import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface ExportButtonProps {
  readonly isOpen: boolean;
  readonly onExport: () => void;
  readonly className: string;
  readonly size?: "s" | "m";
}

/** Opens the export panel: the one ink button of a tool. */
export function ExportButton({ isOpen, onExport, className, size = "m" }: ExportButtonProps) {
  return (
    <Button
      variant="ink"
      size={size}
      className={className}
      aria-label="Export"
      onClick={onExport}
      aria-expanded={isOpen}
    >
      <Icon name="export" />
      <span className="tool-export-word">Export</span>
    </Button>
  );
}
