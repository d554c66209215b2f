import { useEffect, useRef } from "react";
import { applyMode, readPreference } from "#app/shell/color-mode.ts";
import { useRequestedMode } from "#app/shell/forced-mode.ts";

/** Restores the person's color mode when a page with a forced mode is left, and warns about invalid values. */
export function ForcedModePart() {
  const asked = useRequestedMode();
  const before = useRef(asked);
  useEffect(() => {
    if (asked === "system")
      console.warn('A page cannot force the color mode "system": it is what happens when none is forced.');
    // React has removed the page's mode from <html>, and the person's with it.
    if (before.current !== asked) applyMode(readPreference());
    before.current = asked;
  }, [asked]);
  return null;
}
