/** Files of library items as work for a thread. */
import type { ItemFormat } from "#domain/library/content-kind.ts";
import { kindOf } from "#domain/library/content-kinds.ts";
import type { ItemDetail, ItemKind } from "#domain/library/item.ts";
import type { WorkKind } from "#server/work/work-kind.ts";
import type { ItemFile } from "./file-answer.ts";

export interface ItemFileInput {
  readonly item: ItemDetail;
  readonly kind: ItemKind;
  readonly extension: string;
  /** The origin of the link in the file. */
  readonly origin: string;
}

/** File extension to export format and media type. */
export const FILE_FORMATS: Readonly<Record<string, { readonly format: ItemFormat; readonly type: string }>> =
  {
    css: { format: "css", type: "text/css; charset=utf-8" },
    svg: { format: "svg", type: "image/svg+xml" },
    png: { format: "png", type: "image/png" },
    "tokens.json": { format: "dtcg", type: "application/json" },
  };

/** Whether the file takes less to write than to ask a thread for. */
export function isQuick({ item: { content }, extension }: ItemFileInput): boolean {
  const format = FILE_FORMATS[extension]?.format;
  return format === undefined || kindOf(content).isQuick(content, format);
}

export const ITEM_FILE_WORK: WorkKind<ItemFileInput, ItemFile | undefined> = {
  name: "item-file",
  keyOf: JSON.stringify,
  bytesOf: (file) => (file === undefined ? undefined : sizeOf(file.content)),
};

/** Bytes in memory. */
export function sizeOf(content: string | Uint8Array): number {
  return typeof content === "string" ? 2 * content.length : content.byteLength;
}
