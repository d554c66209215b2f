/** Names from the color-name list (D. Aerne and contributors, MIT), read when the first name is wanted. */
import { createNamer, type Namer } from "#engine/names/names.ts";

let loading: Promise<Namer> | undefined;

export function loadNamer(): Promise<Namer> {
  loading ??= import("color-name-list/bestof").then(({ colornames }) =>
    createNamer(colornames.map(({ name, hex }: { name: string; hex: string }) => [name, hex])),
  );
  return loading;
}
