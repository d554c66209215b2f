import { useEffect, useMemo, useState } from "react";
import { loadNamer } from "#app/color/color-namer.ts";
import { onIdle } from "#app/ui/on-idle.ts";
import type { Namer, NearestName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";

/**
 * The nearest name and its distance: at first from the page's data, then from the list of names, which is loaded
 * when the page is idle.
 */
export function useNearestName(
  color: Color,
  hex: string,
  nameOfPage: NearestName | undefined,
): NearestName | undefined {
  const [sent] = useState(() => (nameOfPage === undefined ? undefined : { ...nameOfPage, hex }));
  const [namer, setNamer] = useState<{ readonly name: Namer }>();
  const isSent = sent?.hex === hex;
  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      void loadNamer()
        .then((name) => isCurrent && setNamer({ name }))
        .catch(() => undefined);
    if (!isSent) load();
    const forget = isSent ? onIdle(load) : undefined;
    return () => {
      isCurrent = false;
      forget?.();
    };
    // Runs once more when the first color changes.
  }, [isSent]);
  // Thousands of names, so it is looked up once per color rather than per render.
  const found = useMemo(() => namer?.name(color), [namer, color]);
  return found ?? (isSent ? sent : undefined);
}
