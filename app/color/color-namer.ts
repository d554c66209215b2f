/** The nearest name of a color in the page: the list is a file of its own, fetched when a name is first wanted. */

import type { NameEntry, Namer } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";

let loading: Promise<Namer> | undefined;

/** Resolves with a namer; a failed download is tried again the next time. */
export function loadNamer(): Promise<Namer> {
  loading ??= Promise.all([import("./color-names.ts"), import("#engine/names/names.ts")])
    .then(([{ COLOR_NAMES }, { createNamer }]) => createNamer(COLOR_NAMES))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Names of several colors at once; empty where the list cannot be had. */
export async function nameColors(colors: readonly Color[]): Promise<string[]> {
  try {
    const name = await loadNamer();
    return colors.map((color) => name(color).name);
  } catch {
    return colors.map(() => "");
  }
}

export type { NameEntry };
