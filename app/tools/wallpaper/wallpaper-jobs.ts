/** Jobs of the worker that draws wallpapers. */
import { hasShape } from "#app/workers/jobs.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";

export interface WallpaperTask {
  readonly pattern: Pattern;
  readonly size: PatternSize;
  /** Begins the ids in the SVG. */
  readonly id: string;
}

export interface WallpaperJobs {
  /** The picture as SVG. */
  readonly draw: { readonly task: WallpaperTask; readonly answer: string; readonly progress: never };
}

export const isWallpaperTask = (value: unknown): value is WallpaperTask =>
  hasShape(value, { pattern: "object", size: "object", id: "string" });
export const isSvg = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("<svg");
