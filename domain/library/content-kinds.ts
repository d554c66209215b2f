/** The table of what items can be. */
import type * as v from "valibot";
import type { ContentKind, ContentOf } from "./content-kind.ts";
import { GRADIENT_CONTENT } from "./kinds/gradient-content.ts";
import { GRADIENT_LINK_CONTENT } from "./kinds/gradient-link-content.ts";
import { MESH_CONTENT } from "./kinds/mesh-content.ts";
import { PALETTE_CONTENT } from "./kinds/palette-content.ts";
import { THEME_CONTENT } from "./kinds/theme-content.ts";
import { WALLPAPER_CONTENT } from "./kinds/wallpaper-content.ts";

const ROWS = [
  PALETTE_CONTENT,
  GRADIENT_CONTENT,
  GRADIENT_LINK_CONTENT,
  MESH_CONTENT,
  THEME_CONTENT,
  WALLPAPER_CONTENT,
] as const;

export type ItemContent = ContentOf<(typeof ROWS)[number]>;

export const CONTENT_KINDS: readonly ContentKind<ItemContent>[] = ROWS;

/** Throws for a type that no kind has. */
export function kindOf({ type }: ItemContent): ContentKind<ItemContent> {
  const kind = CONTENT_KINDS.find((each) => each.type === type);
  if (kind === undefined) throw new Error(`The library has an item of no kind: ${type}`);
  return kind;
}

/** The kinds whose items stand in this list. */
export function kindsIn(list: ContentKind<ItemContent>["list"]): readonly ContentKind<ItemContent>[] {
  return CONTENT_KINDS.filter((kind) => kind.list === list);
}

/** An item as the API and the files answer it: with the fields of its content in place of the content. */
export function withFields(item: { readonly content: ItemContent }): object {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      name === "content"
        ? Object.entries(item.content).filter(([field]) => field !== "type")
        : [[name, value]],
    ),
  );
}

/** The fields of the contents of all kinds, as the API documents them. */
export const CONTENT_FIELDS = CONTENT_KINDS.reduce<v.ObjectEntries>(
  (all, { fields }) => ({ ...all, ...fields }),
  {},
);

/** Tags that people cannot give. */
export const RESERVED_TAGS: readonly string[] = CONTENT_KINDS.flatMap(({ tags }) => tags);
