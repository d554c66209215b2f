import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "mix",
    title: "Mix colors, and match one",
    content: (
      <p>
        In the <AppLink to="/color-mixer">Color Mixer</AppLink> drag the borders of the band to set amounts;{" "}
        <kbd>Space</kbd> chooses the next mixing method. Under Recipe, enter a color to find the fewest parts
        of your colors that make it.
      </p>
    ),
  },
];
