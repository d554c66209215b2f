/** Color names from the color-name list (D. Aerne and contributors, MIT), loaded with the first lookup. */
import { createNamer, type Namer } from "#engine/names/names.ts";

let loading: Promise<Namer> | undefined;

export function loadNamer(): Promise<Namer> {
  loading ??= import("color-name-list/bestof").then(({ colornames }) =>
    createNamer(colornames.map(({ name, hex }: { name: string; hex: string }) => [name, hex])),
  );
  return loading;
}
