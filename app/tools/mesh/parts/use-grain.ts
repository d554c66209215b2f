import { useEffect, useState } from "react";
import type { DitherMask } from "#engine/raster/dither.ts";
import { useMeshWorker } from "./use-mesh-worker.ts";

/**
 * The noise of this seed, made in a worker; undefined without a seed, and until the first noise is made. While the
 * noise of another seed is made, the noise of the seed before stays.
 */
export function useGrain(seed: string | undefined): DitherMask | undefined {
  const client = useMeshWorker();
  const [made, setMade] = useState<{ readonly seed: string; readonly mask: DitherMask }>();
  useEffect(() => {
    if (seed === undefined) return;
    void client.askLatest("noise", { seed }).then((answered) => {
      if (answered.ok) setMade({ seed, mask: answered.answer });
    });
  }, [client, seed]);
  return seed === undefined ? undefined : made?.mask;
}
