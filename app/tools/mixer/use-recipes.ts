/** Asks for recipes beside the page: with six pots the search takes longer than a frame. The last question counts. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formatHex } from "#engine/format/format.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import type { RecipeSearch } from "#engine/mix/mix-recipes.ts";
import type { Color } from "#engine/space/color.ts";
import type { RecipeJob } from "./recipe.worker.ts";

const REST_MS = 60;

export interface Recipes {
  /** Of the last search that ended. */
  readonly search: RecipeSearch | undefined;
  readonly state: "idle" | "searching" | "done" | "failed";
}

export function useRecipes(target: Color | undefined, pots: readonly Color[], how: MixMethod): Recipes {
  const [answer, setAnswer] = useState<{ key: string; search: RecipeSearch }>();
  const [failedKey, setFailed] = useState<string>();
  const worker = useRef<Worker>(undefined);
  const key =
    target === undefined || pots.length === 0
      ? ""
      : [formatHex(target), ...pots.map(formatHex), JSON.stringify(how)].join();
  const jobNow = useEffectEvent((): RecipeJob | undefined => target && { target, pots, how });
  useEffect(() => {
    const asked = jobNow();
    if (key === "" || asked === undefined) return;
    const current = (worker.current ??= startWorker());
    const controller = new AbortController();
    const { signal } = controller;
    let isDone = false;
    const onAnswer = (event: MessageEvent<RecipeSearch>) => {
      isDone = true;
      setAnswer({ key, search: event.data });
    };
    current.addEventListener("message", onAnswer, { signal });
    current.addEventListener("error", () => setFailed(key), { signal });
    // A color that is dragged asks sixty times a second: ask once it rests.
    const timer = setTimeout(() => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      current.postMessage(asked);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      if (isDone) return;
      // What nobody waits for any more is not searched to its end.
      current.terminate();
      worker.current = undefined;
    };
  }, [key]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  if (key === "") return { search: undefined, state: "idle" };
  const state = answer?.key === key ? "done" : failedKey === key ? "failed" : "searching";
  return { search: answer?.search, state };
}

function startWorker(): Worker {
  return new Worker(new URL("./recipe.worker.ts", import.meta.url), { type: "module" });
}
