import { useEffect, useMemo, useState } from "react";
import { loadNamer } from "#app/color/color-namer.ts";
import type { Namer, NearestName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";

/** The nearest name, and the distance to it: from the page at first, then from the list, which is fetched after the first paint. */
export function useNearestName(
  color: Color,
  hex: string,
  nameOfPage: NearestName | undefined,
): NearestName | undefined {
  const [sent] = useState(() => (nameOfPage === undefined ? undefined : { ...nameOfPage, hex }));
  const [namer, setNamer] = useState<{ readonly name: Namer }>();
  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      loadNamer()
        .then((name) => isCurrent && setNamer({ name }))
        .catch(() => undefined);
    const timer = setTimeout(() => void load(), sent?.hex === hex ? 1200 : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for once more when the first color goes
  }, [sent?.hex === hex]);
  // Thousands of names: looked up once a color, however often the page is drawn.
  const found = useMemo(() => namer?.name(color), [namer, color]);
  return found ?? (sent?.hex === hex ? sent : undefined);
}
