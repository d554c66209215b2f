/** What pages need drawn before they are rendered, as work for a thread. */
import type { ShownAudit } from "#domain/audit-page/audit-report.ts";
import type { AuditDocument } from "#domain/documents/audit/audit-document.ts";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import type { CodeTab } from "#domain/library/content-kind.ts";
import type { ItemCodeInput } from "#domain/library/item-code.ts";
import type { WornInput, WornPalette } from "#domain/pictures/worn-palette.ts";
import type { WorkKind } from "#server/work/work-kind.ts";

export const WALLPAPER_PICTURE_WORK: WorkKind<WallpaperDocument, string> = {
  name: "wallpaper-picture",
  keyOf: JSON.stringify,
  bytesOf: (svg) => 2 * svg.length,
};

export const AUDIT_REPORT_WORK: WorkKind<AuditDocument, ShownAudit | undefined> = {
  name: "audit-report",
  keyOf: JSON.stringify,
  bytesOf: (report) => 2 * JSON.stringify(report ?? "").length,
};

export const WORN_PALETTE_WORK: WorkKind<WornInput, WornPalette> = {
  name: "worn-palette",
  keyOf: JSON.stringify,
  bytesOf: ({ pattern }) => 2 * pattern.length + 4096,
};

export const ITEM_CODE_WORK: WorkKind<ItemCodeInput, readonly CodeTab[]> = {
  name: "item-code",
  keyOf: JSON.stringify,
  bytesOf: (tabs) => tabs.reduce((sum, { text, shown = "" }) => sum + 2 * (text.length + shown.length), 0),
};
