/** Adds behavior to the list of columns without React: tab stops, and swipes on a phone. Loaded after hydration. */
import { watchColumnStops } from "./column-stops.ts";
import { watchRowSwipes } from "./row-swipe.ts";

/** Watches the list until the returned function is called. */
export function watchColumns(list: HTMLElement): () => void {
  const ends = [watchColumnStops(list), watchRowSwipes(list)];
  return () => {
    for (const end of ends) end();
  };
}
