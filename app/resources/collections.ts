import * as v from "valibot";
import { ITEM_ID } from "#domain/collections/collection.ts";
import { CollectionDescription, CollectionTitle } from "#domain/collections/collection-schemas.ts";
import { createCollection } from "#server/collections/collection-commands.server.ts";
import { collectionChoices, listCollections } from "#server/collections/collection-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/collections";
import {
  answer,
  notFound,
  planLimit,
  readBody,
  refused,
  requireUser,
  wrongMethod,
} from "./answers.server.ts";

const Given = v.object({
  title: CollectionTitle,
  description: v.optional(CollectionDescription),
  isPublic: v.optional(v.boolean()),
});

/** The person's collections; with `?item=`, whether each contains that item. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const { db } = context.get(servicesContext);
  const itemId = new URL(request.url).searchParams.get("item");
  if (itemId === null) return answer({ collections: await listCollections(db, user.uid) });
  if (!ITEM_ID.test(itemId)) return notFound();
  return answer({ collections: await collectionChoices(db, user.uid, itemId) });
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return wrongMethod("GET, POST");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const read = await readBody(request, Given);
  if (read instanceof Response) return read;
  const made = await createCollection(context.get(servicesContext).db, user.uid, read.value);
  if (made.ok) return answer({ id: made.id }, 201);
  return made.reason === "plan-limit" ? planLimit(made, "collections") : refused(made.reason);
}
