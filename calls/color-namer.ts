/** Color names, loaded with the first lookup. */
import { createNamer, type Namer } from "#engine/names/names.ts";

let loading: Promise<Namer> | undefined;

export function loadNamer(): Promise<Namer> {
  loading ??= import("#engine/names/color-names.ts").then(({ COLOR_NAMES }) => createNamer(COLOR_NAMES));
  return loading;
}
