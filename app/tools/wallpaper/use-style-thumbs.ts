/** Small pictures of all styles, in the colors and with the seed of one pattern. */
import { useMemo } from "react";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";
import { PATTERN_STYLES } from "#engine/pattern/styles.ts";
import { type ThumbTask, useThumbs, type WallpaperClient } from "./use-drawn.ts";

export const STYLE_THUMB: PatternSize = { width: 105, height: 66 };

/** Object URLs by the id of the style; a style that is not drawn yet has none. */
export function useStyleThumbs(client: WallpaperClient, pattern: Pattern): Readonly<Record<string, string>> {
  const tasks = useMemo(
    () =>
      PATTERN_STYLES.map(
        ({ id }): ThumbTask => ({
          key: id,
          pattern: { ...pattern, style: id, controls: id === pattern.style ? pattern.controls : {} },
          size: STYLE_THUMB,
        }),
      ),
    [pattern],
  );
  return useThumbs(client, tasks);
}
