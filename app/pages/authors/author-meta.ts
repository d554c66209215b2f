import { pageMeta } from "#app/shell/page-meta.ts";
import { countSentence } from "#domain/collections/collection.ts";
import { authorAddress } from "#domain/library/item.ts";
import type { AuthorData } from "./author-loader.server.ts";

/** A list that is empty, or not the first page of one, is nothing to search for. */
export function authorMeta(matches: Parameters<typeof pageMeta>[0], author: AuthorData | undefined) {
  if (author === undefined) return [];
  const { id, kind, name, palettes, gradients, cards, isFirst } = author;
  const [newest] = cards;
  return pageMeta(matches, {
    title: `${name}, ${kind}s`,
    description: `What ${name} has published on Tincture: ${countSentence(palettes, gradients)}.`,
    path: authorAddress(id, kind),
    noindex: newest === undefined || !isFirst,
    ...(newest !== undefined && { picture: `/og/${kind}s/${newest.id}.png` }),
  });
}
