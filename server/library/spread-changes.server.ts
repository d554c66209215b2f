/**
 * Announces changes of the library to other instances, so that they drop cached answers. Changes within a short time
 * are sent as one notice after their commits, because PostgreSQL serializes the commits of transactions with notices.
 * If a process ends before it has sent them, cached answers elsewhere are at most 30 s old.
 */
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import type { Notices } from "#server/db/notices.ts";
import { sendNotice } from "#server/db/send-notice.server.ts";
import type { Log } from "#server/log.ts";
import { announceChanges, type ItemChange, onItemChange } from "./item-changes.ts";

const COLLECT_MS = 25;
/** More changes than this are sent as a change of all items. */
const MOST = 100;

const REACH = { own: 0, likes: 1, content: 2 } as const satisfies Record<ItemChange["what"], number>;

const Message = v.object({
  from: v.string(),
  changes: v.array(v.object({ id: v.string(), what: v.picklist(["likes", "content", "own"]) })),
});

export interface SpreadParts {
  readonly db: Database;
  readonly notices: Notices;
  readonly log: Log;
}

/** Returns the function that ends it. */
export function spreadChanges({ db, notices, log }: SpreadParts): () => void {
  const from = randomUUID();
  const collected = new Map<string, ItemChange>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    timer = undefined;
    const all = [...collected.values()];
    collected.clear();
    const changes = all.length > MOST ? [{ id: "*", what: "content" }] : all;
    sendNotice(db, "items", JSON.stringify({ from, changes })).catch((error: unknown) =>
      log.error("a change was not passed to other instances", { error: String(error) }),
    );
  }

  const unsubscribe = onItemChange((change, origin) => {
    if (origin === "elsewhere") return;
    const known = collected.get(change.id);
    // The farther-reaching one of two changes of an item.
    if (known === undefined || REACH[change.what] > REACH[known.what]) collected.set(change.id, change);
    timer ??= setTimeout(send, COLLECT_MS);
  });
  const unlisten = notices.listen("items", {
    heard(payload) {
      const message = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), payload);
      if (message.success && message.output.from !== from) announceChanges(message.output.changes);
    },
    missed: () => announceChanges([{ id: "*", what: "content" }]),
  });
  return () => {
    unsubscribe();
    unlisten();
    if (timer === undefined) return;
    clearTimeout(timer);
    send();
  };
}
