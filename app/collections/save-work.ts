/** The "Save" button of a tool: stores its work as an unlisted item among the person's saved items. */
import * as v from "valibot";
import { knownSession } from "#app/session/known-session.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";
import { callCollections } from "./collection-calls.ts";
import { SEE_PRO } from "./see-pro.ts";

export interface WorkToSave {
  /** Names the work in a sentence: "this palette". */
  readonly title: string;
  /** Title given by the author; by default the item is named after its colors. */
  readonly name?: string;
  /** CSS colors. */
  readonly colors: readonly string[];
  /** Names that the person gave to the colors; "" for a color without one. */
  readonly names?: readonly string[];
  /** What the work is besides its colors (domain/library/content-kinds.ts), if it is more than those. */
  readonly content?: object;
}

const Kind = v.picklist(["palette", "gradient"]);
const Stored = v.union([
  v.object({ item: v.object({ id: v.string(), title: v.string(), kind: Kind }) }),
  v.object({ duplicateOf: v.object({ id: v.string(), title: v.string() }), kind: Kind }),
]);

/** Handles the "Save" button; without an account it opens the sign-up dialog and stays pending. */
export async function saveWork(work: WorkToSave): Promise<void> {
  const session = await knownSession();
  if (session.status === "signed-in") await storeWork(work);
  else askForAccount(work);
}

function askForAccount({ title, colors, content }: WorkToSave): void {
  openDialog("signup", { title, colors, action: "save", ...(content !== undefined && { content }) });
}

export async function storeWork(work: WorkToSave): Promise<void> {
  const result = await callCollections("/resources/own-items", "POST", Stored, {
    title: work.name ?? "",
    colors: work.colors,
    ...(work.names !== undefined && { names: work.names }),
    content: work.content ?? { type: "palette" },
    state: "unlisted",
  });
  const [color] = work.colors;
  const swatch = color === undefined ? {} : { color };
  if (result.ok) {
    const item = "item" in result.value ? result.value.item : result.value.duplicateOf;
    const { kind } = "item" in result.value ? result.value.item : result.value;
    const text =
      "item" in result.value
        ? `Saved as ${item.title}`
        : `${item.title} has these colors already; it is among your saved ${kind}s`;
    showToast({
      text,
      ...swatch,
      action: { label: "Open", run: () => window.location.assign(`/${kind}s/${item.id}`) },
    });
  } else if (result.code === "unauthenticated") {
    askForAccount(work);
  } else {
    const canRetry = result.code === "unreachable" || result.code === "failed";
    showToast({
      text: `Not kept in your account. ${result.message} It is still on this device.`,
      ...(canRetry && { action: { label: "Try again", run: () => void storeWork(work) } }),
      ...(result.code === "plan-limit" && { action: SEE_PRO }),
    });
  }
}
