/** "Save" in a tool: the colors become an item of one's own that is in no list, among what one saved. */
import * as v from "valibot";
import { knownSession } from "#app/session/known-session.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";
import { callCollections } from "./collection-calls.ts";

export interface WorkToKeep {
  /** What is kept, in words: "this palette". */
  readonly title: string;
  /** What its author calls it; without it, it is called after its colors. */
  readonly name?: string;
  /** CSS colors. */
  readonly colors: readonly string[];
}

const Stored = v.union([
  v.object({ item: v.object({ id: v.string(), title: v.string() }) }),
  v.object({ duplicateOf: v.object({ id: v.string(), title: v.string() }) }),
]);

/** A press on "Save"; without an account it asks for one and waits for it. */
export async function saveWork(work: WorkToKeep): Promise<void> {
  const session = await knownSession();
  if (session.status === "signed-in") await storeWork(work);
  else askForAccount(work);
}

function askForAccount({ title, colors }: WorkToKeep): void {
  openDialog("signup", { title, colors, action: "save" });
}

export async function storeWork(work: WorkToKeep): Promise<void> {
  const result = await callCollections("/resources/own-items", "POST", Stored, {
    kind: "palette",
    title: work.name ?? "",
    colors: work.colors,
    state: "unlisted",
  });
  const [color] = work.colors;
  const swatch = color === undefined ? {} : { color };
  if (result.ok) {
    const item = "item" in result.value ? result.value.item : result.value.duplicateOf;
    const text =
      "item" in result.value
        ? `Saved as ${item.title}`
        : `${item.title} has these colors already; it is among your saved palettes`;
    showToast({
      text,
      ...swatch,
      action: { label: "Open", run: () => window.location.assign(`/palettes/${item.id}`) },
    });
  } else if (result.code === "unauthenticated") {
    askForAccount(work);
  } else {
    const canRetry = result.code === "unreachable" || result.code === "failed";
    showToast({
      text: `Not kept in your account. ${result.message} It is still on this device.`,
      ...(canRetry && { action: { label: "Try again", run: () => void storeWork(work) } }),
    });
  }
}
