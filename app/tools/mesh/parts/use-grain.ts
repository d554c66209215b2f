import { useEffect, useState } from "react";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import type { DitherMask } from "#engine/raster/dither.ts";
import { useMeshWorker } from "./use-mesh-worker.ts";

export interface Grain {
  /**
   * The noise of this seed; undefined without a seed, and until the first noise is made. While the noise of another
   * seed is made, the noise of the seed before stays.
   */
  readonly mask: DitherMask | undefined;
  /** Whether `mask` is that of this seed. */
  readonly isReady: boolean;
  /** Why there is none of this seed. */
  readonly problem: Failure | undefined;
  /** Makes it again after a failure. */
  readonly again: () => void;
}

/** Noise is made in a worker. */
export function useGrain(seed: string | undefined): Grain {
  const client = useMeshWorker();
  const [made, setMade] = useState<{ readonly seed: string; readonly mask: DitherMask }>();
  const [failed, setFailed] = useState<{ readonly seed: string; readonly failure: Failure }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (seed === undefined) return;
    void client.askLatest("noise", { seed }).then((answered) => {
      const failure = failureOf(answered);
      if (answered.ok) setMade({ seed, mask: answered.answer });
      else if (failure !== undefined) setFailed({ seed, failure });
    });
  }, [client, seed, tries]);
  const again = () => {
    setFailed(undefined);
    setTries((count) => count + 1);
  };
  if (seed === undefined) return { mask: undefined, isReady: true, problem: undefined, again };
  const isReady = made?.seed === seed;
  const problem = !isReady && failed?.seed === seed ? failed.failure : undefined;
  return { mask: made?.mask, isReady, problem, again };
}
