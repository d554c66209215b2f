import type { ToolData } from "#app/workbench/tool-data.ts";

/** The pictures of the address come with the page, so that they are there without scripts. */
export interface WallpaperData extends ToolData {
  readonly svg: string;
  /** The same pattern for the canvas behind the device. */
  readonly backdrop: string;
}
