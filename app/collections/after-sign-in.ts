/** Runs after sign-in: merges the device's work into the account, and performs the pending action. */

import { type PendingAction, takePendingAction } from "#app/session/pending-action.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { announce } from "#app/ui/announcer.ts";
import { showToast } from "#app/ui/toast.ts";
import { readColorNames } from "#domain/documents/color-names.ts";
import { MAX_COLORS } from "#domain/library/stored-color.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { openCollect } from "./collect-flag.ts";
import { mergeDeviceOnce } from "./device-merge.ts";
import { setLikeSave } from "./like-save-actions.ts";
import { requestPublishing } from "./publish-request.ts";
import { type PlaceOfWork, storeWork } from "./save-work.ts";

let running: Promise<void> | undefined;

/**
 * Safe to call repeatedly: one call runs at a time, the device is merged once per sign-in, and a pending action is
 * removed when it is taken.
 */
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
  if (pending !== undefined) await perform(pending, session.user.uid);
  await mergeDeviceOnce(session.user.uid);
}

const DONE = { like: "Liked", save: "Saved" } as const;

async function perform(
  { action, title, colors, itemId, content, from }: PendingAction,
  uid: string,
): Promise<void> {
  if (action === "publish") {
    requestPublishing({ title, colors, from });
    return;
  }
  if (itemId === undefined) {
    // The action concerns work from a tool rather than a library item.
    if (action === "save")
      await storeWork(
        { title, colors, names: namesIn(from), ...(content !== undefined && { content }) },
        placeOf(from, colors, uid),
      );
    return;
  }
  if (action === "collect") {
    openCollect({ id: itemId, title });
    announce(`Choose a collection for ${title}`);
    return;
  }
  const target = { id: itemId, title, likeCount: 0, bands: colors.map((css) => ({ css })) };
  if (await setLikeSave(action, target, true))
    showToast({ text: `${DONE[action]}: ${title}`, ...swatchOf(colors) });
}

/** The tool and the document of the link of the work. */
function placeOf(from: string, savedColors: readonly string[], uid: string): PlaceOfWork | undefined {
  const [path, search = ""] = from.split("?");
  const tool = TOOLS.find((each) => each.path === path);
  return tool && { uid, tool: tool.id, search, savedColors };
}

/** The names of the colors in the link of the work. */
function namesIn(from: string): readonly string[] {
  const [, search = ""] = from.split("?");
  return readColorNames(new URLSearchParams(search).get("names"), MAX_COLORS);
}

function swatchOf(colors: readonly string[]): { color?: string } {
  const [color] = colors;
  return color === undefined ? {} : { color };
}
