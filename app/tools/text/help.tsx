import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "text",
    title: "Set text in a gradient, and keep it readable",
    content: (
      <>
        <p>
          In the <AppLink to="/text-gradient-generator">Text Gradient Generator</AppLink> press the word and
          write, or press <kbd>Enter</kbd>; <kbd>Esc</kbd> leaves it. The gradient spans the whole text, each
          line or each letter. <kbd>Space</kbd> gives other colors, and a pasted CSS gradient replaces it.
        </p>
        <p>
          Contrast is measured on the letters: the ring marks the weakest place, the hatching the parts below
          3 to 1, or 4.5 to 1 under 24 pixels. “Raise” moves the lightness of the stops that fail, and nothing
          else. The six ticks are parts of the code: each can be left out and added again.
        </p>
      </>
    ),
  },
];
