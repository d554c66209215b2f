import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { patternOf, WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import type { Pattern } from "#engine/pattern/pattern.ts";
import { useDrawn, type WallpaperClient } from "./use-drawn.ts";

const SIZE = { width: 160, height: 90 };
const pattern = patternOf(WALLPAPER.first());
const changed = { ...pattern, seed: pattern.seed + 1 };
const NONE = { pattern: undefined };

interface Shown {
  readonly pattern: Pattern | undefined;
}

/** Requests whose answers the test gives: `answer` answers the oldest, with the seed as the picture. */
function setUp(first: Pattern) {
  const waiting: (() => void)[] = [];
  const client: WallpaperClient = {
    ask: () => Promise.reject(new Error("Only the latest is asked for.")),
    askLatest: (_name, task) =>
      new Promise((resolve) => {
        const svg = "pattern" in task ? `seed ${task.pattern.seed}` : "";
        waiting.push(() => resolve({ ok: true, answer: svg }));
      }),
    end: () => undefined,
  };
  const initialProps: Shown = { pattern: first };
  const { result, rerender } = renderHook(
    (props: Shown) => useDrawn(client, props.pattern, SIZE, { id: "b" }),
    { initialProps },
  );
  const answer = async () => act(async () => waiting.shift()?.());
  return { svg: () => result.current.svg, rerender, answer };
}

it("[WAL] a picture that is shown again is the one before only if nothing has changed meanwhile", async () => {
  const { svg, rerender, answer } = setUp(pattern);
  await answer();
  expect(svg()).toBe(`seed ${pattern.seed}`);
  rerender(NONE);
  rerender({ pattern });
  expect(svg()).toBe(`seed ${pattern.seed}`);
  await answer();
  rerender(NONE);
  rerender({ pattern: changed });
  expect(svg()).toBeUndefined();
  await answer();
  expect(svg()).toBe(`seed ${changed.seed}`);
});

it("[WAL] an answer from before the picture was hidden is not shown instead of the new one", async () => {
  const { svg, rerender, answer } = setUp(pattern);
  rerender(NONE);
  rerender({ pattern: changed });
  await answer();
  expect(svg()).toBeUndefined();
  await answer();
  expect(svg()).toBe(`seed ${changed.seed}`);
});

it("[WAL] during a drag each answer is shown", async () => {
  const { svg, rerender, answer } = setUp(pattern);
  rerender({ pattern: changed });
  await answer();
  expect(svg()).toBe(`seed ${pattern.seed}`);
  await answer();
  expect(svg()).toBe(`seed ${changed.seed}`);
});
