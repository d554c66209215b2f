/**
 * A page forces a color mode by `export const handle = { forcedMode: "light" }` in its route module (SHL-7): the server
 * then sends <html> in that mode, and the person's own choice waits until the page is left (parts/forced-mode-part.ts).
 */
import { useMatches } from "react-router";

export type ForcedMode = "light" | "dark";

/** What the innermost page asks for, whatever it is. */
export function useAskedMode(): unknown {
  return useMatches()
    .map(({ handle }) =>
      typeof handle === "object" && handle !== null && "forcedMode" in handle ? handle.forcedMode : undefined,
    )
    .findLast((mode) => mode !== undefined);
}

/** For <html>. Nothing forces "system": it is what happens when nothing is forced. */
export function useForcedMode(): ForcedMode | undefined {
  const asked = useAskedMode();
  return asked === "light" || asked === "dark" ? asked : undefined;
}
