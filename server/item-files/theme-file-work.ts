/** Files of saved themes as work for a thread. */
import type { ItemDetail } from "#domain/library/item.ts";
import type { ThemeFileId } from "#domain/library/theme-files.ts";
import type { WorkKind } from "#server/work/work-kind.ts";
import { sizeOf } from "./file-work-kinds.ts";

export interface ThemeFileInput {
  readonly item: Pick<ItemDetail, "id" | "title" | "author">;
  /** The link of the theme. */
  readonly theme: string;
  readonly file: ThemeFileId | "json";
  readonly origin: string;
}

export const THEME_FILE_WORK: WorkKind<ThemeFileInput, string> = {
  name: "theme-file",
  keyOf: JSON.stringify,
  bytesOf: sizeOf,
};
