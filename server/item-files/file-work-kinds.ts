/** Files of library items as work for a thread. */
import type { ItemDetail, ItemKind } from "#domain/library/item.ts";
import type { ThemeFileId } from "#domain/library/theme-files.ts";
import type { WorkKind } from "#server/work/work-kind.ts";
import type { ItemFile } from "./file-answer.ts";

export interface ItemFileInput {
  readonly item: ItemDetail;
  readonly kind: ItemKind;
  readonly extension: string;
  /** The origin of the link in the file. */
  readonly origin: string;
}

export interface ThemeFileInput {
  readonly item: Pick<ItemDetail, "id" | "title" | "author">;
  /** The link of the theme. */
  readonly theme: string;
  readonly file: ThemeFileId | "json";
  readonly origin: string;
}

/** Whether the file takes less to write than to ask a thread for: data, and the few colors of a palette as text. */
export function isQuick({ item, extension }: ItemFileInput): boolean {
  if (extension === "json") return true;
  return item.gradient === undefined && item.mesh === undefined && extension !== "png";
}

export const ITEM_FILE_WORK: WorkKind<ItemFileInput, ItemFile | undefined> = {
  name: "item-file",
  keyOf: JSON.stringify,
  bytesOf: (file) => (file === undefined ? undefined : sizeOf(file.content)),
};

export const THEME_FILE_WORK: WorkKind<ThemeFileInput, string> = {
  name: "theme-file",
  keyOf: JSON.stringify,
  bytesOf: sizeOf,
};

function sizeOf(content: string | Uint8Array): number {
  return typeof content === "string" ? 2 * content.length : content.byteLength;
}
