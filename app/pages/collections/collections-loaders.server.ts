/** Loaders of the collection pages. Their data belongs to one person, so it is never cached. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { toCardView } from "#app/items/card-view.ts";
import { COLLECTION_ID, OWN_PART } from "#domain/collections/collection.ts";
import { CONTENT_KINDS } from "#domain/library/content-kinds.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { hasFeature, PLAN_LIMITS } from "#domain/plans.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import {
  findCollection,
  listCollectionItems,
  listCollections,
} from "#server/collections/collection-queries.server.ts";
import {
  type LikeSaveList,
  type LikeSavePage,
  likeSaveCounts,
  listKept,
} from "#server/collections/like-save-queries.server.ts";
import { countOwn, listOwn } from "#server/collections/own-list-queries.server.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";

/** Characters of a search, as in the lists of the library. */
const MAX_TEXT = 100;
const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

async function person(request: Request, context: Readonly<RouterContextProvider>) {
  const user = await readUser(request, context);
  // The guard has checked this already; this narrows the type.
  if (user === null) throw redirect("/login");
  return { db: context.get(servicesContext).db, uid: user.uid, params: new URL(request.url).searchParams };
}

export async function loadCollections(request: Request, context: Readonly<RouterContextProvider>) {
  const { db, uid, params } = await person(request, context);
  const [collections, kept, own, plan] = await Promise.all([
    listCollections(db, uid),
    likeSaveCounts(db, uid),
    countOwn(db, uid),
    planOf(db, uid),
  ]);
  const most = PLAN_LIMITS[plan].collections;
  return data(
    {
      collections,
      counts: { ...kept, own },
      isCreating: params.has("new"),
      /** Undefined if the plan has no limit. */
      most: Number.isFinite(most) ? most : undefined,
    },
    PRIVATE,
  );
}
export type CollectionsData = Awaited<ReturnType<typeof loadCollections>>["data"];

export async function loadLikesAndSaves(
  list: LikeSaveList,
  kind: ItemKind,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { db, uid, params } = await person(request, context);
  const after = params.get("after") ?? undefined;
  const asked = params.get("only");
  const parts = CONTENT_KINDS.flatMap(({ type, list: of, part }) => (part ? [{ ...part, type, of }] : []));
  const part = parts.find(({ name, of }) => name === asked && of === kind);
  // PostgreSQL rejects NUL in text.
  const text = (params.get("q") ?? "")
    .replaceAll(/\p{C}+/gu, " ")
    .trim()
    .slice(0, MAX_TEXT);
  const isOwn = list === "saved" && asked === OWN_PART;
  const page: LikeSavePage = isOwn
    ? await listOwn(db, uid, kind, { cursor: after, text })
    : await listKept(db, uid, list, kind, { cursor: after, type: part?.type, text });
  const next = new URLSearchParams({
    ...(isOwn && { only: OWN_PART }),
    ...(part && { only: part.name }),
    ...(text !== "" && { q: text }),
    ...(page.next && { after: page.next }),
  });
  return data(
    {
      list,
      kind,
      parts,
      part,
      isOwn,
      text,
      cards: page.items.map((item) => ({ ...toCardView(item), state: item.state })),
      isFirst: after === undefined,
      nextAddress: page.next === undefined ? undefined : `/collections/${list}/${kind}s?${next}`,
    },
    PRIVATE,
  );
}
export type LikeSaveData = Awaited<ReturnType<typeof loadLikesAndSaves>>["data"];

/** Another person's private collection answers like a missing one. */
export async function loadCollection(
  id: string,
  kind: ItemKind,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { db, uid, params } = await person(request, context);
  const collection = COLLECTION_ID.test(id) ? await findCollection(db, uid, id) : undefined;
  if (collection === undefined)
    throw data(`Page Not Found: /collections/${id.slice(0, 60)}/${kind}s`, { status: 404, ...PRIVATE });
  const after = params.get("after") ?? undefined;
  const [page, plan] = await Promise.all([listCollectionItems(db, uid, id, kind, after), planOf(db, uid)]);
  return data(
    {
      collection,
      hasZip: hasFeature(plan, "collection-zip"),
      kind,
      cards: page.items.map(toCardView),
      isFirst: after === undefined,
      isEditing: collection.isOwn && params.has("edit"),
      link: `${context.get(originContext)}/collections/${id}/${kind}s`,
      nextAddress: page.next === undefined ? undefined : `/collections/${id}/${kind}s?after=${page.next}`,
    },
    PRIVATE,
  );
}
export type CollectionData = Awaited<ReturnType<typeof loadCollection>>["data"];
