import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "picture",
    title: "Colors of a picture",
    content: (
      <p>
        Open, drop or paste a picture in <AppLink to="/color-image-picker">Palette from Image</AppLink> to
        find 2 to 16 colors and the share of each. Drag a ring to pick another pixel, or select an area to use
        it alone. The picture stays on your device; a link contains only the colors that were found.
      </p>
    ),
  },
];
