/**
 * The front in a palette: the work in its windows and the picture of each tool. Runs on the server for the first palette;
 * in the browser it is loaded when the page is idle, for those that Space deals.
 */
import { paletteRoles, readColors } from "#domain/pictures/palette-roles.ts";
import { toolPictures } from "#domain/pictures/tool-pictures.ts";
import { type WornPalette, wearPalette } from "#domain/pictures/worn-palette.ts";
import type { HeroView } from "./hero-view.ts";

export interface Front {
  /** Unlike that of every other palette of the page. */
  readonly id: string;
  readonly hero: HeroView;
  readonly worn: WornPalette;
  /** What stands in the SVG of each picture, by the id of its tool. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Throws for a palette without colors. */
export function dressFront(hero: HeroView, id: string): Front {
  const colors = readColors(hero.bands.map(({ hex }) => hex));
  if (colors === undefined) throw new Error("The front has a palette without colors.");
  const roles = paletteRoles(colors);
  const { worn, theme } = wearPalette(roles, id);
  return { id, hero, worn, pictures: toolPictures(roles, { id, theme }) };
}
