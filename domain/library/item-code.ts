/** The code on the page of an item. */
import type { CodeTab, ContentItem } from "./content-kind.ts";
import { type ItemContent, kindOf } from "./content-kinds.ts";

export interface ItemCodeInput {
  readonly item: ContentItem & { readonly content: ItemContent };
  /** Of the links in the code. */
  readonly origin: string;
}

export function itemCode({ item, origin }: ItemCodeInput): Promise<readonly CodeTab[]> {
  const kind = kindOf(item.content);
  return kind.codeOf(item.content, item, `${origin}/${kind.list}s/${item.id}`);
}

/** Whether the code takes less to write than a thread may take to start. */
export function isQuickCode({ item: { content } }: ItemCodeInput): boolean {
  return kindOf(content).isQuick(content, "code");
}
