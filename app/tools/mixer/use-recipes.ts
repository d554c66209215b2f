/** Searches recipes in a worker, because with six colors it takes longer than a frame. */
import { useEffect, useEffectEvent, useState } from "react";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import { formatHex } from "#engine/format/format.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import type { RecipeSearch } from "#engine/mix/mix-recipes.ts";
import type { Color } from "#engine/space/color.ts";

const loadClient = async () => (await import("./recipe-client.ts")).createRecipeClient();

const REST_MS = 60;

export interface Recipes {
  /** Result of the last completed search. */
  readonly search: RecipeSearch | undefined;
  readonly state: "idle" | "searching" | "done" | "failed";
  readonly problem: Failure | undefined;
  readonly again: () => void;
}

export function useRecipes(target: Color | undefined, colors: readonly Color[], how: MixMethod): Recipes {
  const [answer, setAnswer] = useState<{ key: string; search: RecipeSearch }>();
  const [failed, setFailed] = useState<{ readonly key: string; readonly failure: Failure }>();
  const [tries, setTries] = useState(0);
  const client = useWorkerClient(loadClient);
  const key =
    target === undefined || colors.length === 0
      ? ""
      : [formatHex(target), ...colors.map(formatHex), JSON.stringify(how)].join();
  const ask = useEffectEvent(async () => {
    if (target === undefined) return;
    const answered = await client.askLatest("recipes", { target, colors, how });
    const failure = failureOf(answered);
    setFailed(failure && { key, failure });
    if (answered.ok) setAnswer({ key, search: answered.answer });
  });
  useEffect(() => {
    if (key === "") return;
    // A dragged color changes sixty times a second, so the search waits until it rests.
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => clearTimeout(timer);
  }, [key, tries]);
  const again = () => setTries((count) => count + 1);
  if (key === "") return { search: undefined, state: "idle", problem: undefined, again };
  const problem = failed?.key === key ? failed.failure : undefined;
  const state = answer?.key === key ? "done" : problem !== undefined ? "failed" : "searching";
  return { search: answer?.search, state, problem, again };
}
