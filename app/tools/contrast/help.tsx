import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "contrast",
    title: "What the contrast figures mean",
    content: (
      <p>
        The ratio is WCAG 2.2’s, from 1 to 21. Text needs 4.5, large text and the parts of an interface 3.
        Ratios are truncated, not rounded: 4.497 is shown as 4.49, because it does not pass. Pairs below 3 are
        hatched. The <AppLink to="/contrast-checker">Contrast Checker</AppLink> finds the nearest color that
        passes, with its hue, and the worst point under text on a picture or a gradient.
      </p>
    ),
  },
];
