import { useEffect, useState } from "react";
import type { NearestName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";
import { loadNamer, nameColors } from "./color-namer.ts";

/** Names come with the page, if it was sent by the server; for new colors they follow at once when the list is there, which is fetched after the first paint. */
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
    const timer = setTimeout(() => void loadNamer().catch(() => undefined), 1500);
    return () => clearTimeout(timer);
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
  // Until then those that did not change keep theirs.
  const before = named.key.split(",");
  return hexes.map((hex) => named.names[before.indexOf(hex)] ?? "");
}
