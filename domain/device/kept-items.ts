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

/** Puts the item first, in place of what was known of it; the oldest are dropped at the limit. */
export function putKeptItem(list: readonly KeptItem[], item: KeptItem): readonly KeptItem[] {
  const others = list.filter(
    ({ id, tool, search }) => id !== item.id && (tool !== item.tool || search !== item.search),
  );
  return [item, ...others].slice(0, MAX_KEPT_ITEMS);
}

/** A step of a document: its item follows it. The same list if no item keeps the work. */
export function moveKeptItem(
  list: readonly KeptItem[],
  { tool, from, to }: { readonly tool: string; readonly from: string; readonly to: string },
): readonly KeptItem[] {
  const item = keptItemOf(list, tool, from);
  return item === undefined || from === to ? list : putKeptItem(list, { ...item, search: to });
}

/** False once fewer than half of the saved colors are left: then it is new work rather than a change of the old. */
export function isChangeOf({ savedColors }: KeptItem, colors: readonly string[]): boolean {
  const left = savedColors.filter((color) => colors.includes(color));
  return left.length * 2 >= savedColors.length;
}
