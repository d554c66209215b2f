import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "random",
    title: "Generate random colors",
    content: (
      <p>
        <AppLink to="/random-color">Random Color</AppLink> generates colors within the limits you set. The
        same seed gives the same colors again.
      </p>
    ),
  },
];
