/** Keeps the work of a tool in the account: as an unlisted item among the person's saved items, or in one that is. */
import { showToast } from "#app/ui/toast.ts";
import type { KeptItem } from "#domain/device/kept-items.ts";
import { askForAccount, type WorkToSave } from "./ask-for-account.ts";
import { forgetItem, rememberItem } from "./kept-work.ts";
import { changeOwnItem, changeOwnItemAt, type OwnItemProblem, sendOwnItem } from "./own-items.ts";
import { SEE_PRO } from "./see-pro.ts";

/** Where the work is made, so that the tool knows it as kept. */
export type PlaceOfWork = Pick<KeptItem, "uid" | "tool" | "search" | "savedColors">;

/** Saves the work as a new item, and says so; the problem, if there is one. */
export async function saveAsNew(work: WorkToSave, place?: PlaceOfWork): Promise<OwnItemProblem | undefined> {
  const result = await sendOwnItem({ ...sentWork(work), title: work.name ?? "", state: "unlisted" });
  if (!result.ok) return result;
  const isNew = "item" in result.value;
  const { id, title, version } = "item" in result.value ? result.value.item : result.value.duplicateOf;
  const { kind } = "item" in result.value ? result.value.item : result.value;
  if (place !== undefined && version !== undefined)
    rememberItem({ ...place, id, kind, title, version, savedSearch: place.search });
  showToast({
    text: isNew ? `Saved as ${title}` : `${title} has these colors already; it is among your saved ${kind}s`,
    ...swatchOf(work),
    action: { label: "Open", run: () => window.location.assign(`/${kind}s/${id}`) },
  });
  return undefined;
}

/**
 * Saves the work in the item that keeps an earlier step of it, and offers to take that back. The problem "stale" says
 * that the item was changed elsewhere meanwhile; with `isForced` it is replaced all the same.
 */
export async function saveChanges(
  work: WorkToSave,
  place: PlaceOfWork,
  kept: KeptItem,
  { isForced = false } = {},
): Promise<OwnItemProblem | undefined> {
  const changes = {
    work: sentWork(work),
    ...(work.name !== undefined && work.name !== "" && { title: work.name }),
  };
  const result = isForced
    ? await changeOwnItem(kept.id, changes)
    : await changeOwnItemAt(kept.id, kept.version, changes);
  if (!result.ok) {
    if (result.code === "not-found") forgetItem(kept.id);
    return result;
  }
  const { item, before } = result.value;
  const { title } = item;
  rememberItem({ ...kept, ...place, title, version: item.version, savedSearch: place.search });
  const takeBack = async () => {
    const undone = await changeOwnItemAt(kept.id, item.version, {
      title: kept.title,
      ...(before && { work: before }),
    });
    if (undone.ok) rememberItem({ ...kept, search: place.search, version: undone.value.item.version });
    showToast({ text: undone.ok ? `${kept.title} is as it was` : undone.message });
  };
  showToast({
    text: `Changes saved in ${title}`,
    ...swatchOf(work),
    action: { label: "Undo", run: () => void takeBack() },
  });
  return undefined;
}

/** Saves the work after its author has signed in; a problem is a toast, because no panel is open. */
export async function storeWork(work: WorkToSave, place?: PlaceOfWork): Promise<void> {
  const problem = await saveAsNew(work, place);
  if (problem === undefined) return;
  if (problem.code === "unauthenticated") return askForAccount(work);
  const canRetry = problem.code === "unreachable" || problem.code === "failed";
  showToast({
    text: `Not kept in your account. ${problem.message} It is still on this device.`,
    ...(canRetry && { action: { label: "Try again", run: () => void storeWork(work, place) } }),
    ...(problem.code === "plan-limit" && { action: SEE_PRO }),
  });
}

function sentWork({ colors, names, content = { type: "palette" } }: WorkToSave) {
  return { colors: [...colors], ...(names !== undefined && { names: [...names] }), content };
}

function swatchOf({ colors: [color] }: WorkToSave): { color?: string } {
  return color === undefined ? {} : { color };
}
