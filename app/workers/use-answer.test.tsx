import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { PART_MISSING } from "./task-problem.ts";
import { useAnswer } from "./use-answer.ts";
import type { Answered } from "./worker-client.ts";

const LOST: Answered<never> = { ok: false, reason: "unavailable", message: PART_MISSING };

it("[TLS-9] what does not load says so, and is asked for again by the person alone", async () => {
  let isThere = false;
  let asked = 0;
  const ask = async (): Promise<Answered<string>> => {
    asked += 1;
    return isThere ? { ok: true, answer: "code" } : LOST;
  };
  const { result } = renderHook(() => useAnswer(ask));
  await waitFor(() => expect(result.current.failure).toEqual({ message: PART_MISSING, retry: "ask" }));
  expect([asked, result.current.answer]).toEqual([1, undefined]);
  isThere = true;
  act(() => result.current.again());
  expect(result.current.failure).toBeUndefined();
  await waitFor(() => expect(result.current).toMatchObject({ answer: "code", isCurrent: true }));
  expect(asked).toBe(2);
});

it("[TLS-9] the last answer stays while the next is worked out; one that comes late is dropped", async () => {
  const first = Promise.withResolvers<Answered<string>>();
  const second = Promise.withResolvers<Answered<string>>();
  const asks = { first: () => first.promise, second: () => second.promise };
  const { result, rerender } = renderHook(({ of }: { of: keyof typeof asks }) => useAnswer(asks[of]), {
    initialProps: { of: "first" },
  });
  rerender({ of: "second" });
  await act(async () => first.resolve({ ok: true, answer: "one" }));
  expect(result.current.answer).toBeUndefined();
  await act(async () => second.resolve({ ok: true, answer: "two" }));
  expect(result.current).toMatchObject({ answer: "two", isCurrent: true, failure: undefined });
});

it("[TLS-9] a request that was cancelled is no failure, and one that cannot be done offers no other try", async () => {
  const cancelled = async (): Promise<Answered<string>> => ({ ok: false, reason: "cancelled", message: "" });
  const refused = async (): Promise<Answered<string>> => ({ ok: false, reason: "failed", message: "No." });
  const { result, rerender } = renderHook(({ ask }) => useAnswer(ask), { initialProps: { ask: cancelled } });
  await act(async () => undefined);
  expect(result.current.failure).toBeUndefined();
  rerender({ ask: refused });
  await waitFor(() => expect(result.current.failure).toEqual({ message: "No.", retry: "none" }));
});
