import { useEffect, useState } from "react";
import { loadNamer, nameColors } from "#app/color/color-namer.ts";
import type { PaletteDocument } from "#domain/documents/palette-document.ts";

/** Names come with the page; for new colors they follow at once when the list is there, which is fetched after the first paint. */
export function useColorNames(
  document: PaletteDocument,
  hexes: readonly string[],
  namesOfPage: readonly string[],
): readonly string[] {
  const key = hexes.join();
  const [named, setNamed] = useState<{ key: string; names: readonly string[] }>({ key, names: namesOfPage });
  useEffect(() => {
    const timer = setTimeout(() => void loadNamer().catch(() => undefined), 1500);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (named.key === key) return;
    let isCurrent = true;
    void nameColors(document.colors.map(({ color }) => color)).then(
      (names) => isCurrent && setNamed({ key, names }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, named.key, document.colors]);
  if (named.key === key) return named.names;
  // Until then those that did not change keep theirs.
  const before = named.key.split(",");
  return hexes.map((hex) => named.names[before.indexOf(hex)] ?? "");
}
