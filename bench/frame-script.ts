/**
 * Script time by frame, read from the browser's trace: processor time of the page's main thread between two frames.
 */
import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread in microseconds: when it began and how long it took. */
  readonly tts?: number;
  readonly tdur?: number;
}

/** The last step of every frame; what follows it belongs to the next frame. */
const FRAME = "Layerize";
/** Trace events that are script; they may be nested. */
const SCRIPT = new Set([
  "EventDispatch",
  "FunctionCall",
  "FireAnimationFrame",
  "TimerFire",
  "RunMicrotasks",
  "FireIdleCallback",
  "MinorGC",
  "MajorGC",
]);
/** A frame with less script than this had no work of the drag. */
const IDLE_MS = 0.3;

/** Milliseconds of script in each frame while `work` runs, without idle frames. */
export async function scriptOfFrames(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "v8"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const frames = mainThread(traceEvents.filter(({ name, tts }) => name === FRAME && tts !== undefined));
  const thread = frames[0];
  if (thread === undefined) throw new Error("The trace has no frames.");
  const scripts = traceEvents
    .filter(({ name, pid, tid, tts, ph }) => {
      const isOfThread = pid === thread.pid && tid === thread.tid;
      return isOfThread && SCRIPT.has(name) && tts !== undefined && ph === "X";
    })
    .map(({ tts = 0, tdur = 0 }) => ({ from: tts, to: tts + tdur }))
    .toSorted((a, b) => a.from - b.from);
  const starts = frames.map(({ tts = 0 }) => tts).toSorted((a, b) => a - b);
  const costs = starts.map(() => 0);
  let frame = 0;
  let covered = 0;
  for (const { from, to } of scripts) {
    while (frame + 1 < starts.length && (starts[frame + 1] ?? 0) <= from) frame += 1;
    costs[frame] = (costs[frame] ?? 0) + Math.max(0, to - Math.max(from, covered));
    covered = Math.max(covered, to);
  }
  return costs.map((microseconds) => microseconds / 1000).filter((ms) => ms > IDLE_MS);
}

/** The frames of the thread that has most of them, which is the page's main thread. */
function mainThread(frames: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = Map.groupBy(frames, ({ pid, tid }) => `${pid} ${tid}`);
  return [...threads.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}
