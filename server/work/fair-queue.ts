/**
 * A queue with a line for each caller. The lines take turns, so that a caller with much to do delays others by one piece
 * of work and not by all of it.
 */

export interface FairQueueOptions {
  /** Pieces of work that run at the same time. */
  readonly width: number;
  /** Of them, those of one caller. */
  readonly widthEach: number;
  /** Most that wait, of all callers and of one. */
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
}

export type Queued<Value> =
  | { readonly ok: true; readonly value: Value }
  /** Nothing was begun: there is no room for this caller, or for anybody. */
  | { readonly ok: false; readonly reason: "own-full" | "full" };

export interface FairQueue {
  /** Runs the work when it is its turn. Rejects if the work does. */
  run<Value>(caller: string, work: () => Promise<Value>): Promise<Queued<Value>>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { width, widthEach, mostWaiting, mostWaitingEach } = options;
  /** In the order of their turns. */
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  function begin(caller: string, line: Line): void {
    running += 1;
    line.running += 1;
    giveWay(caller, line);
  }

  /** The next turn is that of the others. */
  function giveWay(caller: string, line: Line): void {
    lines.delete(caller);
    if (line.running > 0 || line.waiting.length > 0) lines.set(caller, line);
  }

  function end(caller: string, line: Line): void {
    running -= 1;
    line.running -= 1;
    giveWay(caller, line);
    beginNext();
  }

  function beginNext(): void {
    if (running >= width) return;
    for (const [caller, line] of lines) {
      const next = line.running < widthEach ? line.waiting.shift() : undefined;
      if (next === undefined) continue;
      waiting -= 1;
      begin(caller, line);
      return next();
    }
  }

  return {
    async run(caller, work) {
      const line = lines.get(caller) ?? { running: 0, waiting: [] };
      if (running < width && line.running < widthEach) begin(caller, line);
      else {
        if (line.waiting.length >= mostWaitingEach) return { ok: false, reason: "own-full" };
        if (waiting >= mostWaiting) return { ok: false, reason: "full" };
        waiting += 1;
        lines.set(caller, line);
        await new Promise<void>((resolve) => line.waiting.push(resolve));
      }
      try {
        return { ok: true, value: await work() };
      } finally {
        end(caller, line);
      }
    },
  };
}
