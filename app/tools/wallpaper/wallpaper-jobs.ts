/** Jobs of the worker that draws wallpapers. */
import { hasShape } from "#app/workers/jobs.ts";
import type { Region01 } from "#engine/contrast/contrast-region.ts";
import type { ZoneContrast } from "#engine/contrast/zone-contrast.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";

export interface DrawTask {
  readonly pattern: Pattern;
  readonly size: PatternSize;
  /** The prefix of the ids in the SVG. */
  readonly id: string;
  /** Outlines are exact to so many hundredths of a px; 1 by default, as in files. */
  readonly step?: number;
}

export interface ReadTask {
  readonly pattern: Pattern;
  readonly size: PatternSize;
  readonly region: Region01;
}

export interface WallpaperJobs {
  /** Draws the picture as SVG. */
  readonly draw: { readonly task: DrawTask; readonly answer: string; readonly progress: never };
  /** Measures the contrast of text on a region; undefined where the browser cannot draw in a worker. */
  readonly read: {
    readonly task: ReadTask;
    readonly answer: ZoneContrast | undefined;
    readonly progress: never;
  };
}

export const isDrawTask = (value: unknown): value is DrawTask =>
  hasShape(value, { pattern: "object", size: "object", id: "string" });
export const isReadTask = (value: unknown): value is ReadTask =>
  hasShape(value, { pattern: "object", size: "object", region: "object" });
export const isSvg = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("<svg");
export const isZone = (value: unknown): value is ZoneContrast | undefined =>
  value === undefined || hasShape(value, { tone: "string", ratio: "number" });
