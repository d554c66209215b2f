/**
 * The one way in of the pages: pasted, dropped and opened files and texts are read by the reader of the engine in a
 * worker, so that nothing that somebody brings can hold the page up. Loaded with the first use.
 */
import { createLazyClient } from "#app/workers/lazy-client.ts";
import type { Answered } from "#app/workers/worker-client.ts";
import type { ReaderJobs, Readout } from "./reader-jobs.ts";

const client = createLazyClient<ReaderJobs>(async () =>
  (await import("./reader-client.ts")).createReaderClient(),
);

/** After this time, in ms, a person is told that it is being read. */
const SAID_AFTER = 300;

export interface ReadOptions {
  readonly name?: string | undefined;
  /** Ends the reading; what was asked is then answered with "cancelled". */
  readonly signal?: AbortSignal;
  /** Called once if there is no answer after 300 ms. */
  readonly onSlow?: () => void;
}

/** Never rejects; if the worker cannot be started, the answer says so. */
export async function readAnything(
  source: string | Blob,
  { name, signal, onSlow }: ReadOptions = {},
): Promise<Answered<Readout>> {
  const timer = onSlow && setTimeout(onSlow, SAID_AFTER);
  const answered = await client.ask("read", { source, name }, { signal });
  clearTimeout(timer);
  return answered;
}
