import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLoadingBar, type LoadingPhase } from "./loading-phase.ts";

let phases: LoadingPhase[] = [];
const last = () => phases.at(-1);
beforeEach(() => {
  phases = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const makeBar = () => createLoadingBar((phase) => phases.push(phase));

it("[SHL-4] shows nothing for a navigation of less than 200 ms", () => {
  const bar = makeBar();
  bar.start();
  vi.advanceTimersByTime(199);
  bar.finish();
  vi.advanceTimersByTime(5000);
  expect(phases).toEqual([]);
});

it("[SHL-4] grows over 2000 ms and waits just before the end", () => {
  const bar = makeBar();
  bar.start();
  vi.advanceTimersByTime(200);
  expect(last()).toEqual({ percent: 0, isVisible: true });
  vi.advanceTimersByTime(1000);
  const half = last()?.percent ?? 0;
  expect(half).toBeGreaterThan(30);
  vi.advanceTimersByTime(1000);
  expect(last()?.percent).toBe(95);
  const count = phases.length;
  vi.advanceTimersByTime(3000);
  expect(phases).toHaveLength(count);
});

it("[SHL-4] hides 500 ms after the end and resets 400 ms later", () => {
  const bar = makeBar();
  bar.start();
  vi.advanceTimersByTime(300);
  bar.finish();
  expect(last()).toEqual({ percent: 100, isVisible: true });
  vi.advanceTimersByTime(499);
  expect(last()?.isVisible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(last()).toEqual({ percent: 100, isVisible: false });
  vi.advanceTimersByTime(400);
  expect(last()).toEqual({ percent: 0, isVisible: false });
});
