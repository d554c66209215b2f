/** Color names in the browser: the list is a separate file, fetched with the first lookup. */

import type { Namer } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";

let loading: Promise<Namer> | undefined;

/** Resolves to a namer; after a failed download the next call tries again. */
export function loadNamer(): Promise<Namer> {
  loading ??= Promise.all([import("#engine/names/color-names.ts"), import("#engine/names/names.ts")])
    .then(([{ COLOR_NAMES }, { createNamer }]) => createNamer(COLOR_NAMES))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Names of several colors; empty if the list is unavailable. */
export async function nameColors(colors: readonly Color[]): Promise<string[]> {
  try {
    const name = await loadNamer();
    return colors.map((color) => name(color).name);
  } catch {
    return colors.map(() => "");
  }
}
