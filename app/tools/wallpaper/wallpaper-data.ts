import type { ToolData } from "#app/workbench/tool-data.ts";

/** The pictures of the document are in the first HTML, so that they are shown without scripts. */
export interface WallpaperData extends ToolData {
  readonly svg: string;
  /** The SVG of the same pattern for the canvas behind the device. */
  readonly backdrop: string;
}
