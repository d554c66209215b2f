/** The embedded database as a client for Drizzle; it runs in a thread of its own (QLT-6). */
import { Worker } from "node:worker_threads";
import { threadFile } from "#server/threads/thread-file.ts";
import type { EmbeddedAnswer, EmbeddedAsk, EmbeddedNotice, EmbeddedSettings } from "./embedded-messages.ts";
import { createNoticeBoard, type Notices } from "./notices.ts";

interface QueryOptions {
  readonly rowMode?: "array" | "object";
}

/** What Drizzle's session calls on a client and on a transaction. */
interface Statements {
  query(text: string, params?: readonly unknown[], options?: QueryOptions): Promise<unknown>;
  exec(text: string): Promise<unknown>;
}

export interface EmbeddedClient extends Statements {
  transaction<Result>(run: (tx: Statements) => Promise<Result>): Promise<Result>;
  readonly notices: Notices;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export function openEmbeddedClient(settings: EmbeddedSettings): EmbeddedClient {
  const file = threadFile("database-thread", new URL("./database-thread.ts", import.meta.url));
  const thread = new Worker(file, { workerData: settings });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isGone = false;

  const board = createNoticeBoard();
  thread.on("message", (answer: EmbeddedAnswer | EmbeddedNotice) => {
    if ("channel" in answer) return board.heard(answer.channel, answer.payload);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) thread.unref();
    if (answer.ok) asked?.resolve(answer.value);
    else asked?.reject(Object.assign(new Error(answer.message), answer.fields));
  });
  thread.on("error", end);
  thread.on("exit", () => end(undefined));

  function end(cause: unknown): void {
    isGone = true;
    for (const { reject } of waiting.values()) reject(closed(cause));
    waiting.clear();
  }

  function ask(what: EmbeddedAsk): Promise<unknown> {
    if (isGone) return Promise.reject(closed(undefined));
    lastId += 1;
    const id = lastId;
    // A pending query keeps the process alive; an idle database does not.
    thread.ref();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ ...what, id });
    });
  }

  const statements = (tx?: number): Statements => ({
    query: (text, params = [], options = {}) =>
      ask({ kind: "query", text, params, isArrays: options.rowMode === "array", tx }),
    exec: (text) => ask({ kind: "exec", text, tx }),
  });

  return {
    ...statements(),
    notices: board,
    async transaction(run) {
      const begun = ask({ kind: "begin" });
      const tx = lastId;
      await begun;
      let result: Awaited<ReturnType<typeof run>>;
      try {
        result = await run(statements(tx));
      } catch (error) {
        await ask({ kind: "end", tx, isCommit: false });
        throw error;
      }
      await ask({ kind: "end", tx, isCommit: true });
      return result;
    },
    async close() {
      if (isGone) return;
      await ask({ kind: "close" });
      await thread.terminate();
    },
  };
}

function closed(cause: unknown): Error {
  return new Error("The embedded database is closed", { cause });
}
