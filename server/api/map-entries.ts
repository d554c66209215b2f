import { setImmediate } from "node:timers/promises";

/** Longest time that one list may block other requests. */
const SLICE_MS = 12;

/** `Array.map` that yields to other requests, because a list of 10,000 colors takes long. */
export async function mapEntries<Entry, Answer>(
  entries: readonly Entry[],
  answer: (entry: Entry) => Answer,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const entry of entries) {
    answers.push(answer(entry));
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
  return answers;
}
