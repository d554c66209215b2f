import { useEffect, useState } from "react";
import { onIdle } from "#app/ui/on-idle.ts";
import type { NearestName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";
import { loadNamer, nameColors } from "./color-namer.ts";

/**
 * Names for colors. Those of the first render come from the server; names of new colors follow once the list of names
 * has loaded, which is requested when the page is idle.
 */
export function useColorNames(
  colors: readonly Color[],
  hexes: readonly string[],
  namesOfPage: readonly NearestName[] = [],
): readonly string[] {
  const key = hexes.join();
  const [named, setNamed] = useState<{ key: string; names: readonly string[] }>(() =>
    namesOfPage.length === hexes.length
      ? { key, names: namesOfPage.map(({ name }) => name) }
      : { key: "", names: [] },
  );
  useEffect(() => {
    return onIdle(loadNamer);
  }, []);
  useEffect(() => {
    if (named.key === key) return;
    let isCurrent = true;
    void nameColors(colors).then((names) => isCurrent && setNamed({ key, names }));
    return () => {
      isCurrent = false;
    };
  }, [key, named.key, colors]);
  if (named.key === key) return named.names;
  // Until then unchanged colors keep their names.
  const before = named.key.split(",");
  return hexes.map((hex) => named.names[before.indexOf(hex)] ?? "");
}
