import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "convert",
    title: "Convert a color, or a list",
    content: (
      <>
        <p>
          Type or paste any color into the <AppLink to="/color-converter">Color Converter</AppLink>: every
          format is a row, and a press copies it. Below the name stand harmonies, tints, shades and tones;
          press one to take it.
        </p>
        <p>
          <AppLink to="/color-converter/hex-to-hsl">Step by step</AppLink> shows the arithmetic for the color
          at hand, converts whole lists, and gives the code.
        </p>
      </>
    ),
  },
];
