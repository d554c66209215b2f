import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "scheme",
    title: "Find what goes with a color",
    content: (
      <p>
        In the <AppLink to="/color-scheme-generator">Color Scheme Generator</AppLink> drag a ring: around for
        hue, outward for chroma. The others follow the rule; hatching marks colors outside the gamut.
      </p>
    ),
  },
];
