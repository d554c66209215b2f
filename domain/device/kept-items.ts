/**
 * Which work on this device is kept in the account, and as what (TLS-4): it follows the work from step to step, so that
 * a tool can save the changes of a saved palette in place of making another one. Pure; the app does the storage.
 */
import { isTexts, readList } from "./stored-list.ts";

export interface KeptItem {
  /** Id of the person whose item it is; others who use this browser do not see it. */
  readonly uid: string;
  readonly tool: string;
  /** Query string of the document as it is now, without "?". */
  readonly search: string;
  readonly id: string;
  readonly kind: "palette" | "gradient";
  readonly title: string;
  /** The version of the item that the account had last. */
  readonly version: number;
  /** Query string of the document as the account has it. */
  readonly savedSearch: string;
  /** The colors that the account has; any CSS colors. */
  readonly savedColors: readonly string[];
}

export const MAX_KEPT_ITEMS = 12;

/** Newest first; empty if nothing readable is stored. Never throws. */
export function decodeKeptItems(text: string | null): readonly KeptItem[] {
  return readList(text, isKeptItem) ?? [];
}

function isKeptItem(
  entry: Partial<Record<string, unknown>>,
): entry is Partial<Record<string, unknown>> & KeptItem {
  const { kind, version, savedColors, ...texts } = entry;
  const isComplete = ["uid", "tool", "search", "id", "title", "savedSearch"].every(
    (name) => typeof texts[name] === "string",
  );
  const isKind = kind === "palette" || kind === "gradient";
  return isComplete && isKind && typeof version === "number" && isTexts(savedColors);
}

/** The item that keeps this work, if there is one. */
export function keptItemOf(list: readonly KeptItem[], tool: string, search: string): KeptItem | undefined {
  return list.find((item) => item.tool === tool && item.search === search);
}

/**
 * Puts the item first, in place of what was known of its document; the oldest are dropped at the limit. An item can have
 * several documents: two tabs change it apart from each other. What the account has of it later is never replaced by
 * what it had earlier.
 */
export function putKeptItem(list: readonly KeptItem[], item: KeptItem): readonly KeptItem[] {
  const there = keptItemOf(list, item.tool, item.search);
  const isLater = there !== undefined && there.id === item.id && there.version > item.version;
  return [isLater ? there : item, ...list.filter((each) => each !== there)].slice(0, MAX_KEPT_ITEMS);
}

/** A step of a document: the item that keeps it follows it. */
export function moveKeptItem(list: readonly KeptItem[], item: KeptItem, to: string): readonly KeptItem[] {
  const others = list.filter(
    ({ id, tool, search }) => id !== item.id || tool !== item.tool || search !== item.search,
  );
  return putKeptItem(others, { ...item, search: to });
}

/** True if the account has had a later version of the item since this one was opened, as far as the list tells. */
export function isBehind({ id, version }: KeptItem, list: readonly KeptItem[]): boolean {
  return list.some((each) => each.id === id && each.version > version);
}

/** An item as a tab has it. */
export interface KeptWork extends KeptItem {
  /** The item was changed elsewhere since this tab opened it. */
  readonly isBehind: boolean;
}

/**
 * How the account has the work: not at all, as it is, with changes that are not saved, or as something so different that
 * it is new work.
 */
export type KeptState = "none" | "saved" | "changed" | "parted";

/** @param colors of the document, written as `savedColors` are */
export function keptState(kept: KeptWork | undefined, search: string, colors: readonly string[]): KeptState {
  if (kept === undefined) return "none";
  if (kept.savedSearch === search && !kept.isBehind) return "saved";
  return isChangeOf(kept, colors) ? "changed" : "parted";
}

/** False once fewer than half of the saved colors are left: then it is new work rather than a change of the old. */
function isChangeOf({ savedColors }: KeptItem, colors: readonly string[]): boolean {
  const left = savedColors.filter((color) => colors.includes(color));
  return left.length * 2 >= savedColors.length;
}
