import type { ToolData } from "#app/workbench/tool-data.ts";

/** The picture of the address comes with the page, so that it is there without scripts. */
export interface WallpaperData extends ToolData {
  readonly svg: string;
}
