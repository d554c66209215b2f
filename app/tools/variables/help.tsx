import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "variables",
    title: "Name colors for a style sheet",
    content: (
      <p>
        The <AppLink to="/css-generator">CSS &amp; SCSS Variables Generator</AppLink> gives colors names, dark
        values and steps. Paste a style sheet to import it: the changes are shown before anything is replaced.
      </p>
    ),
  },
];
