/**
 * A page forces a color mode by `export const handle = { forcedMode: "light" }` in its route module (SHL-7): the server
 * then sends <html> in that mode, and the person's own choice waits until the page is left.
 */
import { useEffect, useRef } from "react";
import { useMatches } from "react-router";

export type ForcedMode = "light" | "dark";

/** For <html> alone. The innermost page with a mode decides; "system" is what happens when nothing is forced. */
export function useForcedMode(): ForcedMode | undefined {
  const asked = useMatches()
    .map(({ handle }) =>
      typeof handle === "object" && handle !== null && "forcedMode" in handle ? handle.forcedMode : undefined,
    )
    .findLast((mode) => mode !== undefined);
  const forced = asked === "light" || asked === "dark" ? asked : undefined;
  const before = useRef(forced);
  useEffect(() => {
    if (asked !== forced) console.warn(`A page cannot force the color mode ${JSON.stringify(asked)}.`);
    // React has taken the page's mode off <html>, and with it the person's.
    if (before.current !== forced)
      void import("./color-mode.ts").then(({ applyMode, readPreference }) => applyMode(readPreference()));
    before.current = forced;
  }, [asked, forced]);
  return forced;
}
