import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "gradient",
    title: "Make a gradient, and keep it clean",
    content: (
      <>
        <p>
          In the <AppLink to="/gradient-generator">Gradient Generator</AppLink> press the bar to add a stop,
          drag the shields to move stops, and drag the line on the canvas to turn it. Arrow keys move what has
          the focus; <kbd>A</kbd> adds, <kbd>⌫</kbd> deletes, <kbd>[</kbd> and <kbd>]</kbd> turn, and{" "}
          <kbd>W</kbd> shows all spaces side by side.
        </p>
        <p>
          Above the code choose for which browsers it is: modern ones, which mix in every space, older ones
          with plain stops, or both. Below it is the greatest error of the stops that are not your own. Paste
          CSS, Tailwind or an SVG anywhere on the page to import a gradient.
        </p>
      </>
    ),
  },
];
