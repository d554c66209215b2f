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
          format has a row, and pressing it copies it. Below the name are harmonies, tints, shades and tones;
          press one to select it.
        </p>
        <p>
          <AppLink to="/color-converter/hex-to-hsl">Step by step</AppLink> shows the arithmetic for the
          current color, converts whole lists, and gives the code.
        </p>
      </>
    ),
  },
];
