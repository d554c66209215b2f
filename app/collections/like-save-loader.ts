/** Asks once for all items that are shown which of them this person likes and saved. Only for the signed-in. */
import * as v from "valibot";
import { sessionStore } from "#app/session/session-store.ts";
import { callCollections } from "./collection-calls.ts";
import { likeSaveStore } from "./like-save-store.ts";

const AT_ONCE = 100;
const Kept = v.object({
  items: v.record(
    v.string(),
    v.object({ isLiked: v.boolean(), isSaved: v.boolean(), likeCount: v.number() }),
  ),
});

/** Starts it; the answer stops it. */
export function startKeptLoader(): () => void {
  let person: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asked = new Set<string>();

  const load = async () => {
    const forWhom = person;
    const ids = [...likeSaveStore.shown].filter((id) => !asked.has(id));
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      for (const id of some) asked.add(id);
      const result = await callCollections(`/resources/kept?items=${some.join(",")}`, "GET", Kept);
      if (person !== forWhom) return;
      if (!result.ok) {
        // Asked again with the next item that is shown.
        for (const id of some) asked.delete(id);
        return;
      }
      for (const [id, keep] of Object.entries(result.value.items)) {
        // What was pressed meanwhile is newer.
        if (!likeSaveStore.known.has(id)) likeSaveStore.known.set(id, keep);
      }
      likeSaveStore.tell();
    }
  };
  const soon = () => {
    if (person === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void load(), 0);
  };
  const follow = () => {
    const session = sessionStore.get();
    const next = session.status === "signed-in" ? session.user.uid : undefined;
    if (next === person) return;
    person = next;
    asked.clear();
    likeSaveStore.known.clear();
    likeSaveStore.tell();
    soon();
  };
  likeSaveStore.onShown = soon;
  const unsubscribe = sessionStore.subscribe(follow);
  follow();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    likeSaveStore.onShown = () => {};
  };
}
