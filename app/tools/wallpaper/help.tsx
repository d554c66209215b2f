import { Kbd } from "#app/ui/kbd.tsx";
import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "wallpaper",
    title: "Make a wallpaper",
    content: (
      <p>
        The <AppLink to="/design/wallpaper/new">Wallpaper Maker</AppLink> draws a palette in sixteen styles.{" "}
        <Kbd>Space</Kbd> deals another seed; the same seed, style and colors give the same picture on every
        device, today and later. A locked seed or color keeps its place when others are dealt. Look at the
        wallpaper on a phone, a desktop or two screens, with the areas of the clock and the dock, and beside
        its dark partner; <Kbd>R</Kbd> shows a style whose copies join without a seam as tiles. Export it as a
        picture, as SVG, or in the sizes of all your devices at once.
      </p>
    ),
  },
];
