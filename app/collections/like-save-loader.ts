/** Loads likes and saves of all items on the page at once. Only for signed-in people. */
import * as v from "valibot";
import { sessionStore } from "#app/session/session-store.ts";
import { callCollections } from "./collection-calls.ts";
import { likeSaveStore } from "./like-save-store.ts";

const AT_ONCE = 100;
const LikeSaves = v.object({
  items: v.record(
    v.string(),
    v.object({ isLiked: v.boolean(), isSaved: v.boolean(), likeCount: v.number() }),
  ),
});

/** Starts loading; returns a function that stops it. */
export function startLikeSaveLoader(): () => void {
  let person: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asked = new Set<string>();

  const load = async () => {
    const forWhom = person;
    const ids = [...likeSaveStore.shown].filter((id) => !asked.has(id));
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      for (const id of some) asked.add(id);
      const result = await callCollections(`/resources/kept?items=${some.join(",")}`, "GET", LikeSaves);
      if (person !== forWhom) return;
      if (!result.ok) {
        // The next item that is shown triggers another attempt.
        for (const id of some) asked.delete(id);
        return;
      }
      for (const [id, keep] of Object.entries(result.value.items)) {
        // A change made in the meantime is newer.
        if (!likeSaveStore.known.has(id)) likeSaveStore.known.set(id, keep);
      }
      likeSaveStore.notify();
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
    likeSaveStore.notify();
    soon();
  };
  likeSaveStore.onShown = soon;
  likeSaveStore.onChanged = (ids) => {
    for (const id of ids) {
      asked.delete(id);
      likeSaveStore.known.delete(id);
    }
    likeSaveStore.notify();
    soon();
  };
  const unsubscribe = sessionStore.subscribe(follow);
  follow();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    likeSaveStore.onShown = () => {};
    likeSaveStore.onChanged = () => {};
  };
}
