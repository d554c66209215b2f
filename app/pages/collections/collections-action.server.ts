/** The action of the collection pages; it behaves the same with and without JavaScript. */
import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";
import {
  COLLECTION_ID,
  type FullPlan,
  ITEM_ID,
  type PlanLimited,
  planLimitSentence,
} from "#domain/collections/collection.ts";
import {
  CollectionDescription,
  CollectionTitle,
  DeletedCollection,
} from "#domain/collections/collection-schemas.ts";
import { readUser } from "#server/account/current-user.server.ts";
import {
  changeCollection,
  createCollection,
  deleteCollection,
  moveCollection,
} from "#server/collections/collection-commands.server.ts";
import { moveInCollection, restoreCollection } from "#server/collections/collection-item-commands.server.ts";
import { isProven, withProof } from "#server/collections/restore-proof.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { type Notice, runSelection, SELECTION_COMMANDS } from "./selection-action.server.ts";

const CollectionId = v.pipe(v.string(), v.regex(COLLECTION_ID));
const ItemId = v.pipe(v.string(), v.regex(ITEM_ID));
const Before = v.optional(v.union([v.literal(""), ItemId, CollectionId]));
const Flag = v.optional(v.picklist(["on", "off"]));

const Command = v.variant("intent", [
  v.object({
    intent: v.literal("create"),
    title: CollectionTitle,
    description: v.optional(CollectionDescription),
  }),
  v.object({
    intent: v.literal("change"),
    id: CollectionId,
    version: v.pipe(v.string(), v.digits(), v.maxLength(9)),
    title: CollectionTitle,
    description: CollectionDescription,
  }),
  v.object({ intent: v.literal("share"), id: CollectionId, isPublic: Flag }),
  v.object({ intent: v.literal("delete"), id: CollectionId }),
  v.object({ intent: v.literal("restore"), deleted: v.pipe(v.string(), v.maxLength(100_000)) }),
  v.object({ intent: v.literal("move"), id: CollectionId, before: Before }),
  v.object({ intent: v.literal("move-item"), id: CollectionId, item: ItemId, before: Before }),
  ...SELECTION_COMMANDS,
]);
type Command = v.InferOutput<typeof Command>;

export interface CollectionActionResult {
  readonly intent: Command["intent"];
  /** A sentence on what went wrong; absent after success. */
  readonly problem?: string;
  readonly field?: string;
  /** What was done and can be taken back. */
  readonly notice?: Notice;
  /** Items whose likes or saves changed. */
  readonly changed?: readonly string[];
}

const GONE = "That is no longer there.";

export async function collectionsAction(request: Request, context: Readonly<RouterContextProvider>) {
  const user = await readUser(request, context);
  if (user === null) throw redirect("/login");
  const form = await request.formData().catch(() => new FormData());
  const given = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const read = v.safeParse(Command, given);
  if (!read.success) {
    const [issue] = read.issues;
    const intent = v.safeParse(v.picklist(["create", "change"]), given["intent"]);
    const done: CollectionActionResult = {
      intent: intent.success ? intent.output : "create",
      problem: issue.message,
      field: v.getDotPath(issue) ?? "",
    };
    return data(done, 422);
  }
  const command = read.output;
  const services = context.get(servicesContext);
  const { db } = services;
  const { uid } = user;
  const { intent } = command;
  const answer = (problem?: string, status = 404) =>
    problem === undefined
      ? data<CollectionActionResult>({ intent })
      : data<CollectionActionResult>({ intent, problem }, status);
  const limit = (full: FullPlan, what: PlanLimited) => answer(planLimitSentence(full, what), 403);
  const refused = (reason: string) => (reason === "maxretry" ? answer(BUSY_SENTENCE, 503) : answer(GONE));
  const outcome = (done: { readonly ok: true } | { readonly ok: false; readonly reason: string }) =>
    done.ok ? answer() : refused(done.reason);

  switch (command.intent) {
    case "create": {
      const made = await createCollection(db, uid, command);
      if (made.ok) throw redirect("/profile/collections");
      return made.reason === "plan-limit" ? limit(made, "collections") : refused(made.reason);
    }
    case "change": {
      const changed = await changeCollection(db, uid, command.id, command, Number(command.version));
      if (changed.ok) throw redirect(new URL(request.url).pathname.replace(/\.data$/, ""));
      return changed.reason === "datastale"
        ? answer("This collection was changed elsewhere meanwhile. Below is what it is now.", 412)
        : refused(changed.reason);
    }
    case "share": {
      const isPublic = command.isPublic === "on";
      return outcome(await changeCollection(db, uid, command.id, { isPublic }, undefined));
    }
    case "delete": {
      const done = await deleteCollection(db, uid, command.id);
      if (!done.ok) return refused(done.reason);
      const deleted = JSON.stringify(await withProof(services, uid, done.deleted));
      const notice = { text: `Deleted ${done.deleted.title}`, undo: { intent: "restore", deleted } };
      return data<CollectionActionResult>({ intent, notice });
    }
    case "restore": {
      const deleted = readDeleted(command.deleted);
      if (deleted === undefined || !(await isProven(services, uid, deleted))) return answer(GONE);
      const done = await restoreCollection(db, uid, deleted);
      return !done.ok && done.reason === "plan-limit" ? limit(done, "collections") : outcome(done);
    }
    case "move":
      return outcome(await moveCollection(db, uid, command.id, command.before || undefined));
    case "move-item":
      return outcome(await moveInCollection(db, uid, command.id, command.item, command.before || undefined));
    default: {
      const done = await runSelection(context, uid, command);
      if (done.ok) {
        const { notice, changed } = done;
        return data<CollectionActionResult>({
          intent,
          ...(notice && { notice }),
          ...(changed && { changed }),
        });
      }
      if ("full" in done) return limit(done.full, done.limited);
      return done.message === undefined ? refused(done.reason) : answer(done.message, 403);
    }
  }
}

function readDeleted(text: string): DeletedCollection | undefined {
  try {
    const read = v.safeParse(DeletedCollection, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
