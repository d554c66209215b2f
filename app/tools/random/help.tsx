import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "random",
    title: "Draw colors by chance",
    content: (
      <p>
        <AppLink to="/random-color">Random Color</AppLink> draws within the limits you set, and its seed draws
        the same colors again.
      </p>
    ),
  },
];
