import { useEffect, useRef } from "react";
import { applyMode, readPreference } from "#app/shell/color-mode.ts";
import { useAskedMode } from "#app/shell/forced-mode.ts";

/** Brings the person's choice back once a page is left that forced another mode, and warns of one that cannot be forced. */
export function ForcedModePart() {
  const asked = useAskedMode();
  const before = useRef(asked);
  useEffect(() => {
    if (asked === "system")
      console.warn('A page cannot force the color mode "system": it is what happens when none is forced.');
    // React has taken the page's mode off <html>, and with it the person's.
    if (before.current !== asked) applyMode(readPreference());
    before.current = asked;
  }, [asked]);
  return null;
}
