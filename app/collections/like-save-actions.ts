/** Like, save and collect: shown at once, and taken back with the reason when the server did not keep it (LIB-5). */
import * as v from "valibot";
import { knownSession } from "#app/session/known-session.ts";
import { hasSessionHint } from "#app/session/session-hint.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { announce } from "#app/ui/announcer.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";
import type { ItemKeep } from "#domain/collections/collection.ts";
import { openCollect } from "./collect-flag.ts";
import { type CollectionProblem, callCollections } from "./collection-calls.ts";
import { type KeepPress, type KeepTarget, likeSaveStore } from "./like-save-store.ts";
import { keepWish, sendWaitingWishes } from "./pending-likes.ts";

export type KeepAction = KeepPress[0];
type Wish = "like" | "save";

const ANSWERS = {
  like: v.object({ isLiked: v.boolean(), likeCount: v.number() }),
  save: v.object({ isSaved: v.boolean() }),
} as const;
const PAST = { like: ["liked", "no longer liked"], save: ["saved", "no longer saved"] } as const;

/** A press on one of the buttons of an item. */
export async function press(action: KeepAction, item: KeepTarget): Promise<void> {
  const session = await knownSession();
  // Without a network nobody can be asked for; who was signed in on this device is believed until it is back.
  const mayWait = !navigator.onLine && hasSessionHint() && action !== "collect";
  if (session.status !== "signed-in" && !mayWait) {
    askForAccount(action, item);
    return;
  }
  if (action === "collect") {
    openCollect({ id: item.id, title: item.title });
    return;
  }
  const now = keepOf(item);
  await want(action, item, action === "like" ? !now.isLiked : !now.isSaved);
}

function askForAccount(action: KeepAction, item: KeepTarget): void {
  openDialog("signup", {
    title: item.title,
    colors: item.bands.map((band) => band.css),
    action,
    itemId: item.id,
  });
}

/** What the server last said, by item; where a wish falls back to. */
const confirmed = new Map<string, ItemKeep>();
/** One at a time for an item, in the order of the presses. */
const queues = new Map<string, Promise<unknown>>();
const waiting = new Map<string, number>();

/** True when the server keeps it so. */
export async function want(wish: Wish, item: KeepTarget, isWanted: boolean): Promise<boolean> {
  const { id } = item;
  if (!waiting.has(id)) confirmed.set(id, keepOf(item));
  waiting.set(id, (waiting.get(id) ?? 0) + 1);
  likeSaveStore.known.set(id, withWish(keepOf(item), wish, isWanted));
  likeSaveStore.tell();
  const turn = (queues.get(id) ?? Promise.resolve()).then(() => send(wish, item, isWanted));
  queues.set(id, turn);
  const problem = await turn;
  const left = (waiting.get(id) ?? 1) - 1;
  if (left > 0) waiting.set(id, left);
  else waiting.delete(id);
  const waits = problem?.code === "unreachable" && !navigator.onLine && waitForNetwork(wish, item, isWanted);
  // A later press is still on its way: what it shows stands; so does what waits for the network.
  if (!waits && (left === 0 || problem !== undefined)) {
    const last = confirmed.get(id);
    if (last !== undefined) likeSaveStore.known.set(id, last);
    likeSaveStore.tell();
  }
  if (waits)
    showToast({ text: `${item.title} is ${PAST[wish][isWanted ? 0 : 1]} once there is a network again.` });
  else if (problem === undefined) announce(`${item.title}: ${PAST[wish][isWanted ? 0 : 1]}`);
  else tellProblem(wish, item, isWanted, problem);
  return problem === undefined;
}

/** False where the device keeps nothing. */
function waitForNetwork(wish: Wish, { id, title, likeCount }: KeepTarget, isWanted: boolean): boolean {
  const session = sessionStore.get();
  const uid = session.status === "signed-in" ? session.user.uid : undefined;
  return keepWish({ itemId: id, title, likeCount, wish, isWanted, ...(uid !== undefined && { uid }) });
}

/** What this person wished without a network. */
export function sendWaiting(uid: string): Promise<void> {
  return sendWaitingWishes(uid, async ({ itemId, title, likeCount, wish, isWanted }) => {
    const item = { id: itemId, title, likeCount, bands: [] };
    const problem = await send(wish, item, isWanted);
    const now = confirmed.get(itemId);
    if (now !== undefined) likeSaveStore.known.set(itemId, now);
    likeSaveStore.tell();
    if (problem !== undefined && problem.code !== "unreachable") tellProblem(wish, item, isWanted, problem);
    return problem;
  });
}

async function send(wish: Wish, item: KeepTarget, isWanted: boolean): Promise<CollectionProblem | undefined> {
  const result = await callCollections(
    `/resources/items/${item.id}/${wish}`,
    isWanted ? "PUT" : "DELETE",
    v.partial(v.object({ ...ANSWERS.like.entries, ...ANSWERS.save.entries })),
  );
  if (!result.ok) return result;
  confirmed.set(item.id, { ...(confirmed.get(item.id) ?? keepOf(item)), ...defined(result.value) });
  return undefined;
}

function defined(given: {
  isLiked?: boolean | undefined;
  isSaved?: boolean | undefined;
  likeCount?: number | undefined;
}) {
  return {
    ...(given.isLiked !== undefined && { isLiked: given.isLiked }),
    ...(given.isSaved !== undefined && { isSaved: given.isSaved }),
    ...(given.likeCount !== undefined && { likeCount: given.likeCount }),
  };
}

function tellProblem(wish: Wish, item: KeepTarget, isWanted: boolean, problem: CollectionProblem): void {
  if (problem.code === "unauthenticated") {
    askForAccount(wish, item);
    return;
  }
  const verb = { like: ["liked", "unliked"], save: ["saved", "removed"] }[wish][isWanted ? 0 : 1] ?? "";
  const why = problem.code === "not-found" ? "It is no longer there." : problem.message;
  const canRetry = problem.code === "unreachable" || problem.code === "failed";
  showToast({
    text: problem.code === "plan-limit" ? why : `${item.title} was not ${verb}. ${why}`,
    ...(canRetry && {
      action: { label: "Try again", run: () => void want(wish, item, isWanted) },
    }),
  });
}

function keepOf(item: KeepTarget): ItemKeep {
  return likeSaveStore.known.get(item.id) ?? { isLiked: false, isSaved: false, likeCount: item.likeCount };
}

function withWish(keep: ItemKeep, wish: Wish, isWanted: boolean): ItemKeep {
  if (wish === "save") return { ...keep, isSaved: isWanted };
  if (keep.isLiked === isWanted) return keep;
  return { ...keep, isLiked: isWanted, likeCount: Math.max(0, keep.likeCount + (isWanted ? 1 : -1)) };
}
