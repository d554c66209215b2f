/** Keeps what a tool shows in the account of whoever is signed in; everyone else is asked to sign up. Loaded when it is pressed. */
import { knownSession } from "#app/account/known-session.ts";
import { sendOwnItem } from "#app/account/own-items.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";

export interface KeptColors {
  /** What it is called in the dialog: "this mix". */
  readonly label: string;
  /** Its own title; empty for one made of the names of its colors. */
  readonly title: string;
  readonly colors: readonly string[];
}

let isSaving = false;

/** `go` leads to a page of ours. */
export async function saveColors(kept: KeptColors, go: (path: string) => void): Promise<void> {
  const { label, title, colors } = kept;
  if (isSaving) return;
  isSaving = true;
  try {
    const session = await knownSession();
    const askForAccount = () => openDialog("signup", { title: label, colors, action: "save" });
    if (session.status !== "signed-in") {
      askForAccount();
      return;
    }
    const result = await sendOwnItem({ kind: "palette", title, colors: [...colors], state: "unlisted" });
    if (!result.ok) {
      if (result.code === "unauthenticated") askForAccount();
      else
        showToast({
          text: `Not kept in your account. ${result.message} It is still on this device.`,
          ...(result.code !== "plan-limit" && {
            action: { label: "Try again", run: () => void saveColors(kept, go) },
          }),
        });
      return;
    }
    const { value } = result;
    const item = "item" in value ? value.item : { ...value.duplicateOf, kind: value.kind };
    showToast({
      text: `Saved: ${item.title}`,
      ...(colors[0] !== undefined && { color: colors[0] }),
      action: { label: "Open", run: () => go(`/${item.kind}s/${item.id}`) },
    });
  } finally {
    isSaving = false;
  }
}
