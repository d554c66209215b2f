/** The proof sheet: printed by the browser, or as a PDF that is written beside the page. */
import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function ProofKeys({ tool: _tool }: { readonly tool: ThemeTool }) {
  return (
    <Button size="s" onClick={() => window.print()}>
      <Icon name="file-pdf" size={16} />
      Proof sheet
    </Button>
  );
}
