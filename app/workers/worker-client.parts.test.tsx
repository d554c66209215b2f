import { expect, it } from "vitest";
import {
  type CountingJobs,
  isBuffer,
  isNames,
  isNull,
  isNumber,
  startCountingWorker,
} from "#tests/parts/counting-jobs.ts";
import { PART_MISSING } from "./task-problem.ts";
import { createWorkerClient } from "./worker-client.ts";

const clientOf = (options: { start?: () => Worker; endsOnCancel?: boolean } = {}) =>
  createWorkerClient<CountingJobs>({
    start: startCountingWorker,
    isAnswer: { count: isNumber, spin: isNull, back: isBuffer, load: isNames, hold: isNull },
    isProgress: { count: isNumber, spin: isNull, hold: isNull },
    ...options,
  });

it("[TLS-9] a real worker answers, reports progress, and reports errors", async () => {
  const client = clientOf();
  const steps: number[] = [];
  const answer = await client.ask("count", 3, { onProgress: (step) => steps.push(step) });
  expect(answer).toEqual({ ok: true, answer: 3 });
  expect(steps).toEqual([1, 2, 3]);
  expect(await client.ask("count", -1)).toEqual({
    ok: false,
    reason: "failed",
    message: "Nothing is below 0.",
  });
  client.end();
});

it("[TLS-9] objects are transferred both ways without copying", async () => {
  const client = clientOf();
  const buffer = new Uint8Array([1, 2, 3]).buffer;
  const answered = await client.ask("back", buffer, { transfer: [buffer] });
  expect(buffer.byteLength, "it is gone here").toBe(0);
  expect(answered.ok && [...new Uint8Array(answered.answer)]).toEqual([1, 2, 3]);
  client.end();
});

it("[TLS-9] work that never pauses is cancelled at once, and the next request is answered", async () => {
  const client = clientOf({ endsOnCancel: true });
  const controller = new AbortController();
  const started = Promise.withResolvers<void>();
  const answer = client.ask("spin", null, {
    signal: controller.signal,
    onProgress: () => started.resolve(),
  });
  await started.promise;
  controller.abort();
  // At once: before anything else that waits for its turn.
  const next = new Promise((resolve) => setTimeout(resolve, 0, "later"));
  expect(await Promise.race([answer, next])).toMatchObject({ ok: false, reason: "cancelled" });
  expect(await client.ask("count", 2)).toEqual({ ok: true, answer: 2 });
  client.end();
});

it("[TLS-9] work that pauses is notified of its cancellation, and its worker stays", async () => {
  const client = clientOf();
  const controller = new AbortController();
  const started = Promise.withResolvers<void>();
  const answer = client.ask("hold", null, {
    signal: controller.signal,
    onProgress: () => started.resolve(),
  });
  await started.promise;
  controller.abort();
  expect(await answer).toMatchObject({ ok: false, reason: "cancelled" });
  expect(await client.ask("count", 1)).toEqual({ ok: true, answer: 1 });
  client.end();
});

it("[TLS-9] a worker whose file is missing gives an error value", async () => {
  const nowhere = URL.createObjectURL(new Blob(["throw new Error()"], { type: "text/javascript" }));
  URL.revokeObjectURL(nowhere);
  const client = clientOf({ start: () => new Worker(nowhere, { type: "module" }) });
  expect(await client.ask("count", 1)).toMatchObject({ ok: false, reason: "unavailable" });
});

it("[TLS-9] [QLT-2] a part that did not arrive is requested again at the next try, in no words of the browser", async () => {
  const client = clientOf();
  const gone = URL.createObjectURL(new Blob([""], { type: "text/javascript" }));
  URL.revokeObjectURL(gone);
  const failed = await client.ask("load", gone);
  expect(failed).toEqual({ ok: false, reason: "unavailable", message: PART_MISSING });
  expect(await client.ask("count", 2), "another worker answers").toEqual({ ok: true, answer: 2 });
  const there = URL.createObjectURL(new Blob(["export const part = 1;"], { type: "text/javascript" }));
  expect(await client.ask("load", there)).toEqual({ ok: true, answer: ["part"] });
  client.end();
});
