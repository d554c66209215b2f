/** Logs one JSON object per line to the standard streams, for any log collector. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface Log {
  info(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

const requestIds = new AsyncLocalStorage<string>();

/** Every line that is logged during the run, also by a library, has the id of the request. */
export function logWithId<Result>(requestId: string, run: () => Result): Result {
  return requestIds.run(requestId, run);
}

/** The id of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}

export function createLog(write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Log {
  const entry =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      const id = currentRequestId();
      const head = { time: new Date().toISOString(), level, event, ...(id !== undefined && { id }) };
      write(JSON.stringify({ ...head, ...fields }));
    };
  return { info: entry("info"), error: entry("error") };
}
