/** The loader of an author's page. It is the same for everybody, the author too. */
import { data, type RouterContextProvider } from "react-router";
import { toCardView } from "#app/items/card-view.ts";
import { AUTHOR_ID, authorAddress, type ItemKind } from "#domain/library/item.ts";
import { similarItems } from "#server/library/similar-items.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { publishedBy } from "#server/publishing/author-queries.server.ts";

/** Fewer leave the page almost empty. */
const MIN_ITEMS = 5;

export async function loadAuthor(
  kind: ItemKind,
  id: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const after = new URL(request.url).searchParams.get("after") ?? undefined;
  const { reads } = context.get(servicesContext);
  const page = AUTHOR_ID.test(id) ? await publishedBy(reads, id, kind, after) : undefined;
  if (page === undefined) throw data(`Page Not Found: /authors/${id.slice(0, 60)}/${kind}s`, { status: 404 });
  const { name, palettes, gradients, items, next } = page;
  const isFirst = after === undefined;
  const [newest] = items;
  const isShort = isFirst && newest !== undefined && items.length < MIN_ITEMS;
  const near = isShort ? await similarItems(reads, kind, newest.id, kind === "palette" ? 8 : 4) : [];
  const own = new Set(items.map((item) => item.id));
  return {
    id,
    kind,
    name,
    palettes,
    gradients,
    cards: items.map(toCardView),
    /** Of the library, for a page that would be almost empty. */
    near: near.filter((item) => !own.has(item.id)).map(toCardView),
    isFirst,
    nextAddress: next === undefined ? undefined : `${authorAddress(id, kind)}?after=${next}`,
  };
}
export type AuthorData = Awaited<ReturnType<typeof loadAuthor>>;
