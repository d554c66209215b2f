/** What happens once somebody is signed in: their device's work joins the account, and what they came for is done. */

import { type PendingAction, takePendingAction } from "#app/session/pending-action.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { announce } from "#app/ui/announcer.ts";
import { showToast } from "#app/ui/toast.ts";
import { openCollect } from "./collect-flag.ts";
import { mergeDeviceOnce } from "./device-merge.ts";
import { want } from "./like-save-actions.ts";
import { requestPublishing } from "./publish-request.ts";
import { storeWork } from "./save-work.ts";

let running: Promise<void> | undefined;

/** Safe to call again: one runs at a time, the device is merged once a sign-in, the action is forgotten once taken. */
export function afterSignIn(): Promise<void> {
  running ??= run().finally(() => {
    running = undefined;
  });
  return running;
}

async function run(): Promise<void> {
  const session = sessionStore.get();
  if (session.status !== "signed-in") return;
  const pending = takePendingAction();
  if (pending !== undefined) await perform(pending);
  await mergeDeviceOnce(session.user.uid);
}

const DONE = { like: "Liked", save: "Saved" } as const;

async function perform({ action, title, colors, itemId, from }: PendingAction): Promise<void> {
  if (action === "publish") {
    requestPublishing({ title, colors, from });
    return;
  }
  if (itemId === undefined) {
    // What was made in a tool before there was an account.
    if (action === "save") await storeWork({ title, colors });
    return;
  }
  if (action === "collect") {
    openCollect({ id: itemId, title });
    announce(`Choose a collection for ${title}`);
    return;
  }
  const target = { id: itemId, title, likeCount: 0, bands: colors.map((css) => ({ css })) };
  if (await want(action, target, true)) showToast({ text: `${DONE[action]}: ${title}`, ...swatchOf(colors) });
}

function swatchOf(colors: readonly string[]): { color?: string } {
  const [color] = colors;
  return color === undefined ? {} : { color };
}
