import * as v from "valibot";
import { COLLECTION_ID } from "#domain/collections/collection.ts";
import {
  CollectionDescription,
  CollectionTitle,
  DeletedCollection,
} from "#domain/collections/collection-schemas.ts";
import type { AuthServices } from "#server/auth/auth-call.server.ts";
import {
  changeCollection,
  deleteCollection,
  moveCollection,
} from "#server/collections/collection-commands.server.ts";
import { restoreCollection } from "#server/collections/collection-item-commands.server.ts";
import { isProven, withProof } from "#server/collections/restore-proof.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/collection";
import {
  answer,
  notFound,
  planLimit,
  problem,
  readBody,
  refused,
  requireUser,
  versionOf,
  wrongMethod,
} from "./answers.server.ts";

const METHODS = "PATCH, PUT, POST, DELETE";
const CollectionId = v.pipe(v.string(), v.regex(COLLECTION_ID));

const Change = v.object({
  title: v.optional(CollectionTitle),
  description: v.optional(CollectionDescription),
  isPublic: v.optional(v.boolean()),
});
const Move = v.object({ before: v.nullable(CollectionId) });

export const loader = () => wrongMethod(METHODS);

/** PATCH changes the collection (with If-Match), POST moves it before another, DELETE deletes it, PUT restores it. */
export async function action({ request, params: { id }, context }: Route.ActionArgs): Promise<Response> {
  const command = COMMANDS[request.method];
  if (command === undefined) return wrongMethod(METHODS);
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!COLLECTION_ID.test(id)) return notFound();
  return command(context.get(servicesContext), user.uid, id, request);
}

type Command = (services: AuthServices, userId: string, id: string, request: Request) => Promise<Response>;

const COMMANDS: Readonly<Record<string, Command>> = {
  PATCH: async ({ db }, userId, id, request) => {
    const read = await readBody(request, Change);
    if (read instanceof Response) return read;
    const done = await changeCollection(db, userId, id, read.value, versionOf(request));
    if (!done.ok)
      return done.reason === "datastale"
        ? problem(412, "stale", "This collection was changed meanwhile. Look at it again, then change it.")
        : refused(done.reason);
    const response = answer({ version: done.version });
    response.headers.set("ETag", `"${done.version}"`);
    return response;
  },
  POST: async ({ db }, userId, id, request) => {
    const read = await readBody(request, Move);
    if (read instanceof Response) return read;
    const done = await moveCollection(db, userId, id, read.value.before ?? undefined);
    return done.ok ? answer({}) : refused(done.reason);
  },
  DELETE: async (services, userId, id) => {
    const done = await deleteCollection(services.db, userId, id);
    return done.ok ? answer(await withProof(services, userId, done.deleted)) : refused(done.reason);
  },
  PUT: async (services, userId, id, request) => {
    const read = await readBody(request, v.omit(DeletedCollection, ["id"]));
    if (read instanceof Response) return read;
    if (!(await isProven(services, userId, { id, ...read.value }))) return notFound();
    const done = await restoreCollection(services.db, userId, { id, ...read.value });
    if (done.ok) return answer({ id });
    return done.reason === "plan-limit" ? planLimit(done, "collections") : refused(done.reason);
  },
};
