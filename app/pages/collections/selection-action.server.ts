/** Commands on selected entries of a collection or of a list of likes or saves. Each says how it is undone. */
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { boundedList } from "#domain/bounded-list.ts";
import {
  COLLECTION_ID,
  FULL_SENTENCE,
  type FullPlan,
  ITEM_ID,
  MAX_SELECTED,
  type PlanLimited,
} from "#domain/collections/collection.ts";
import { CollectionTitle } from "#domain/collections/collection-schemas.ts";
import { createCollection } from "#server/collections/collection-commands.server.ts";
import {
  addToCollection,
  carryToCollection,
  returnToCollection,
  takeFromCollection,
} from "#server/collections/collection-item-commands.server.ts";
import { returnKept, takeKept } from "#server/collections/kept-list-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

const CollectionId = v.pipe(v.string(), v.regex(COLLECTION_ID));
const ItemId = v.pipe(v.string(), v.regex(ITEM_ID));
const List = v.picklist(["likes", "saved"]);
/** Long enough for `MAX_SELECTED` entries with their times. */
const MAX_TEXT = 8000;
const texts = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.transform((text) => text.split(",")),
);
const Items = v.pipe(texts, boundedList(ItemId, MAX_SELECTED));
/** Pairs such as "k3j4h5/12,m6n7b8/13". */
const entries = <Schema extends v.GenericSchema<string, unknown>>(place: Schema) =>
  v.pipe(
    texts,
    v.transform((pairs) => pairs.map((pair) => pair.split("/"))),
    boundedList(v.strictTuple([ItemId, place]), MAX_SELECTED),
  );
const Position = v.pipe(v.string(), v.digits(), v.maxLength(6), v.transform(Number));
const Time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
/** A collection that exists, or the name of a new one. */
const Target = { to: v.optional(CollectionId), title: v.optional(CollectionTitle) };

export const SELECTION_COMMANDS = [
  v.object({ intent: v.literal("remove"), id: CollectionId, items: Items }),
  v.object({ intent: v.literal("collect"), ...Target, items: Items }),
  v.object({ intent: v.literal("carry"), id: CollectionId, ...Target, items: Items }),
  v.object({
    intent: v.literal("return"),
    id: CollectionId,
    entries: entries(Position),
    /** The collection to which they were carried, and those that were not in it before. */
    from: v.optional(CollectionId),
    added: v.optional(Items),
  }),
  v.object({ intent: v.literal("remove-kept"), list: List, items: Items }),
  v.object({ intent: v.literal("return-kept"), list: List, entries: entries(Time) }),
] as const;
const Command = v.variant("intent", SELECTION_COMMANDS);
export type SelectionCommand = v.InferOutput<typeof Command>;
type Of<Intent> = Extract<SelectionCommand, { intent: Intent }>;

/** What was done, and the fields of the form that takes it back, if there is anything to take back. */
export interface Notice {
  readonly text: string;
  readonly undo?: Readonly<Record<string, string>>;
}

export type SelectionResult =
  | {
      readonly ok: true;
      readonly notice?: Notice;
      /** Items whose likes or saves changed. */
      readonly changed?: readonly string[];
    }
  | { readonly ok: false; readonly reason: string; readonly message?: string }
  | { readonly ok: false; readonly full: FullPlan; readonly limited: PlanLimited };

type Context = Readonly<RouterContextProvider>;

export async function runSelection(
  context: Context,
  uid: string,
  command: SelectionCommand,
): Promise<SelectionResult> {
  const { db } = context.get(servicesContext);
  switch (command.intent) {
    case "remove": {
      const done = await takeFromCollection(db, uid, command.id, command.items);
      if (!done.ok) return done;
      return removed(done.taken, { intent: "return", id: command.id, entries: placesOf(done.taken) });
    }
    case "collect":
      return collect(context, uid, command);
    case "carry":
      return carry(context, uid, command);
    case "return": {
      if (command.from !== undefined && command.added !== undefined) {
        const taken = await takeFromCollection(db, uid, command.from, command.added);
        if (!taken.ok) return taken;
      }
      const back = command.entries.map(([id, position]) => ({ id, position }));
      return explained(await returnToCollection(db, uid, command.id, back));
    }
    case "remove-kept": {
      const { list } = command;
      const done = await takeKept(db, uid, list, command.items);
      if (!done.ok) return done;
      const since = done.taken.map(({ id, at }) => `${id}/${at.toISOString()}`).join();
      const ids = done.taken.map(({ id }) => id);
      return { ...removed(done.taken, { intent: "return-kept", list, entries: since }), changed: ids };
    }
    case "return-kept": {
      const back = command.entries.map(([id, at]) => ({ id, at }));
      const done = await returnKept(db, uid, command.list, back);
      if (!done.ok && done.reason === "plan-limit") return { ok: false, full: done, limited: "savedItems" };
      return done.ok ? { ok: true, changed: back.map(({ id }) => id) } : { ok: false, reason: done.reason };
    }
  }
}

async function collect(context: Context, uid: string, command: Of<"collect">): Promise<SelectionResult> {
  const { db } = context.get(servicesContext);
  const target = await targetOf(context, uid, command);
  if (!target.ok) return target;
  const done = await addToCollection(db, uid, target.id, command.items);
  if (!done.ok) return explained(done);
  const { added, title } = done;
  if (added.length === 0) return { ok: true, notice: { text: `${title} has ${theseAre(command.items)}` } };
  const text = `Added ${added.length === 1 ? "one" : added.length} to ${title}`;
  const undo = { intent: "remove", id: target.id, items: added.join() };
  return { ok: true, notice: { text, undo } };
}

async function carry(context: Context, uid: string, command: Of<"carry">): Promise<SelectionResult> {
  const { db } = context.get(servicesContext);
  const target = await targetOf(context, uid, command);
  if (!target.ok) return target;
  // What is carried to where it is would be taken out and put last.
  if (target.id === command.id) return { ok: true };
  const done = await carryToCollection(db, uid, command.id, target.id, command.items);
  if (!done.ok) return explained(done);
  const { taken, added, title } = done;
  if (taken.length === 0) return { ok: true };
  const undo = {
    intent: "return",
    id: command.id,
    entries: placesOf(taken),
    ...(added.length > 0 && { from: target.id, added: added.join() }),
  };
  return {
    ok: true,
    notice: { text: `Moved ${taken.length === 1 ? "one" : taken.length} to ${title}`, undo },
  };
}

type Target = { readonly ok: true; readonly id: string } | Extract<SelectionResult, { ok: false }>;

async function targetOf(
  context: Context,
  uid: string,
  { to, title }: { readonly to?: string | undefined; readonly title?: string | undefined },
): Promise<Target> {
  if (to !== undefined) return { ok: true, id: to };
  if (title === undefined) return { ok: false, reason: "unnamed", message: "Choose a collection." };
  const made = await createCollection(context.get(servicesContext).db, uid, { title });
  if (made.ok) return { ok: true, id: made.id };
  return made.reason === "plan-limit"
    ? { ok: false, full: made, limited: "collections" }
    : { ok: false, reason: made.reason };
}

function explained(done: { readonly ok: true } | { readonly ok: false; readonly reason: string }) {
  if (done.ok) return { ok: true } as const;
  return done.reason === "collection-full" ? { ...done, message: FULL_SENTENCE } : done;
}

function removed(
  taken: readonly { readonly title: string; readonly kind: string }[],
  undo: Readonly<Record<string, string>>,
): { readonly ok: true; readonly notice?: Notice } {
  const [first] = taken;
  if (first === undefined) return { ok: true };
  const text = taken.length === 1 ? `Removed ${first.title}` : `Removed ${taken.length} ${first.kind}s`;
  return { ok: true, notice: { text, undo } };
}

const placesOf = (taken: readonly { readonly id: string; readonly position: number }[]): string =>
  taken.map(({ id, position }) => `${id}/${position}`).join();

const theseAre = (items: readonly string[]): string => (items.length === 1 ? "it already" : "all of these");
