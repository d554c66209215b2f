/** What the list of columns does beside what React does: stops of Tab, and swipes on a phone. Loaded late. */
import { watchColumnStops } from "./column-stops.ts";
import { watchRowSwipes } from "./row-swipe.ts";

/** Until the returned function is called. */
export function watchColumns(list: HTMLElement): () => void {
  const ends = [watchColumnStops(list), watchRowSwipes(list)];
  return () => {
    for (const end of ends) end();
  };
}
