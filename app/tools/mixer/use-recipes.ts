/** Searches recipes in a worker, because with six colors it takes longer than a frame. */
import { useEffect, useEffectEvent, useState } from "react";
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
}

export function useRecipes(target: Color | undefined, colors: readonly Color[], how: MixMethod): Recipes {
  const [answer, setAnswer] = useState<{ key: string; search: RecipeSearch }>();
  const [failedKey, setFailed] = useState<string>();
  const client = useWorkerClient(loadClient);
  const key =
    target === undefined || colors.length === 0
      ? ""
      : [formatHex(target), ...colors.map(formatHex), JSON.stringify(how)].join();
  const ask = useEffectEvent(async () => {
    if (target === undefined) return;
    const answered = await client.askLatest("recipes", { target, colors, how });
    if (answered.ok) setAnswer({ key, search: answered.answer });
    else if (answered.reason === "failed" || answered.reason === "unavailable") setFailed(key);
  });
  useEffect(() => {
    if (key === "") return;
    // A dragged color changes sixty times a second, so the search waits until it rests.
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (key === "") return { search: undefined, state: "idle" };
  const state = answer?.key === key ? "done" : failedKey === key ? "failed" : "searching";
  return { search: answer?.search, state };
}
