import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "ui-palettes",
    title: "Make the ramps and roles of an interface from one color",
    content: (
      <>
        <p>
          The <AppLink to="/ui-palette-generator">UI Palette Generator</AppLink> makes eight ramps of eleven
          steps that keep contrast targets. Press a step for its figures; <kbd>B</kbd> puts the brand on it.
          Drag the name of a ramp onto another one to swap them, or press <kbd>Alt</kbd> with an arrow key.
          “Curves” bends lightness, chroma and hue; each handle also moves by arrow keys, and <kbd>Home</kbd>{" "}
          takes it back.
        </p>
        <p>
          “Roles” shows which step each token wears in four modes. Drag one onto another to swap them, pin it
          in a mode, or lock it in all. “Charts” makes palettes for data, with the least difference under each
          color vision. “Open alone” shows a whole page in the theme, which follows this one.
        </p>
      </>
    ),
  },
];
