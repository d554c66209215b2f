/**
 * A page forces a color mode with `export const handle = { forcedMode: "light" }` in its route module (SHL-7). The
 * server then renders <html> in that mode, and the person's own choice applies again on the next page
 * (parts/forced-mode-part.ts).
 */
import { useMatches } from "react-router";

export type ForcedMode = "light" | "dark";

/** The value set by the innermost route, not validated. */
export function useRequestedMode(): unknown {
  return useMatches()
    .map(({ handle }) =>
      typeof handle === "object" && handle !== null && "forcedMode" in handle ? handle.forcedMode : undefined,
    )
    .findLast((mode) => mode !== undefined);
}

/** The mode for <html>. "system" cannot be forced: it is the mode without a forced one. */
export function useForcedMode(): ForcedMode | undefined {
  const asked = useRequestedMode();
  return asked === "light" || asked === "dark" ? asked : undefined;
}
