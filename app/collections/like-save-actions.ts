/**
 * Like, save and collect. A change shows at once, and is reverted with the reason if the server rejects it (LIB-5).
 */
import * as v from "valibot";
import { knownSession } from "#app/session/known-session.ts";
import { hasSessionHint } from "#app/session/session-hint.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { announce } from "#app/ui/announcer.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";
import type { LikeSaveState } from "#domain/collections/collection.ts";
import { openCollect } from "./collect-flag.ts";
import { type CollectionProblem, callCollections } from "./collection-calls.ts";
import { type ActionTarget, type ItemPress, likeSaveStore } from "./like-save-store.ts";
import { queueAction, sendQueuedActions } from "./queued-actions.ts";
import { SEE_PRO } from "./see-pro.ts";

export type ItemAction = ItemPress[0];
type ChangeKind = "like" | "save";

const ANSWERS = {
  like: v.object({ isLiked: v.boolean(), likeCount: v.number() }),
  save: v.object({ isSaved: v.boolean() }),
} as const;
const PAST = { like: ["liked", "no longer liked"], save: ["saved", "no longer saved"] } as const;

/** Handles a press on one of an item's buttons. */
export async function onItemAction(action: ItemAction, item: ActionTarget): Promise<void> {
  const session = await knownSession();
  // Offline the session cannot be checked; the person last signed in on this device is assumed until the network is
  // back.
  const mayWait = !navigator.onLine && hasSessionHint() && action !== "collect";
  if (session.status !== "signed-in" && !mayWait) {
    askForAccount(action, item);
    return;
  }
  if (action === "collect") {
    openCollect({ id: item.id, title: item.title });
    return;
  }
  const now = stateOf(item);
  await setLikeSave(action, item, action === "like" ? !now.isLiked : !now.isSaved);
}

function askForAccount(action: ItemAction, item: ActionTarget): void {
  openDialog("signup", {
    title: item.title,
    colors: item.bands.map((band) => band.css),
    action,
    itemId: item.id,
  });
}

/** The state last confirmed by the server, by item; a failed change falls back to it. */
const confirmed = new Map<string, LikeSaveState>();
/** Requests of one item run one at a time, in the order of the presses. */
const queues = new Map<string, Promise<unknown>>();
const openRequests = new Map<string, number>();

/** Resolves to true if the server has stored the change. */
export async function setLikeSave(kind: ChangeKind, item: ActionTarget, isOn: boolean): Promise<boolean> {
  const { id } = item;
  if (!openRequests.has(id)) confirmed.set(id, stateOf(item));
  openRequests.set(id, (openRequests.get(id) ?? 0) + 1);
  likeSaveStore.known.set(id, withChange(stateOf(item), kind, isOn));
  likeSaveStore.notify();
  const turn = (queues.get(id) ?? Promise.resolve()).then(() => send(kind, item, isOn));
  queues.set(id, turn);
  const problem = await turn;
  const left = (openRequests.get(id) ?? 1) - 1;
  if (left > 0) openRequests.set(id, left);
  else openRequests.delete(id);
  const isQueued = problem?.code === "unreachable" && !navigator.onLine && queueForNetwork(kind, item, isOn);
  // While a later request is open the optimistic state stays, and so does a change queued for the network.
  if (!isQueued && (left === 0 || problem !== undefined)) {
    const last = confirmed.get(id);
    if (last !== undefined) likeSaveStore.known.set(id, last);
    likeSaveStore.notify();
  }
  if (isQueued)
    showToast({ text: `${item.title} is ${PAST[kind][isOn ? 0 : 1]} once there is a network again.` });
  else if (problem === undefined) announce(`${item.title}: ${PAST[kind][isOn ? 0 : 1]}`);
  else reportProblem(kind, item, isOn, problem);
  return problem === undefined;
}

/** False if the browser refuses storage. */
function queueForNetwork(kind: ChangeKind, { id, title, likeCount }: ActionTarget, isOn: boolean): boolean {
  const session = sessionStore.get();
  const uid = session.status === "signed-in" ? session.user.uid : undefined;
  return queueAction({
    itemId: id,
    title,
    likeCount,
    wish: kind,
    isWanted: isOn,
    ...(uid !== undefined && { uid }),
  });
}

/** Sends the actions that this person made offline. */
export function sendQueued(uid: string): Promise<void> {
  return sendQueuedActions(uid, async ({ itemId, title, likeCount, wish: kind, isWanted: isOn }) => {
    const item = { id: itemId, title, likeCount, bands: [] };
    const problem = await send(kind, item, isOn);
    const now = confirmed.get(itemId);
    if (now !== undefined) likeSaveStore.known.set(itemId, now);
    likeSaveStore.notify();
    if (problem !== undefined && problem.code !== "unreachable") reportProblem(kind, item, isOn, problem);
    return problem;
  });
}

async function send(
  kind: ChangeKind,
  item: ActionTarget,
  isOn: boolean,
): Promise<CollectionProblem | undefined> {
  const result = await callCollections(
    `/resources/items/${item.id}/${kind}`,
    isOn ? "PUT" : "DELETE",
    v.partial(v.object({ ...ANSWERS.like.entries, ...ANSWERS.save.entries })),
  );
  if (!result.ok) return result;
  confirmed.set(item.id, { ...(confirmed.get(item.id) ?? stateOf(item)), ...defined(result.value) });
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

function reportProblem(
  kind: ChangeKind,
  item: ActionTarget,
  isOn: boolean,
  problem: CollectionProblem,
): void {
  if (problem.code === "unauthenticated") {
    askForAccount(kind, item);
    return;
  }
  const verb = { like: ["liked", "unliked"], save: ["saved", "removed"] }[kind][isOn ? 0 : 1] ?? "";
  const why = problem.code === "not-found" ? "It is no longer there." : problem.message;
  const canRetry = problem.code === "unreachable" || problem.code === "failed";
  showToast({
    text: problem.code === "plan-limit" ? why : `${item.title} was not ${verb}. ${why}`,
    ...(canRetry && {
      action: { label: "Try again", run: () => void setLikeSave(kind, item, isOn) },
    }),
    ...(problem.code === "plan-limit" && { action: SEE_PRO }),
  });
}

function stateOf(item: ActionTarget): LikeSaveState {
  return likeSaveStore.known.get(item.id) ?? { isLiked: false, isSaved: false, likeCount: item.likeCount };
}

function withChange(state: LikeSaveState, kind: ChangeKind, isOn: boolean): LikeSaveState {
  if (kind === "save") return { ...state, isSaved: isOn };
  if (state.isLiked === isOn) return state;
  return { ...state, isLiked: isOn, likeCount: Math.max(0, state.likeCount + (isOn ? 1 : -1)) };
}
