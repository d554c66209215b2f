import { useEffect, useState } from "react";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import type { MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import type { FittedLayers } from "#engine/mesh/fit/fit-css.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { useMeshWorker } from "./use-mesh-worker.ts";

type Layers = MeshDocument["layers"];

interface Fit {
  /** The fit of this mesh with this number of layers; undefined until it is found. */
  readonly fitted: FittedLayers | undefined;
  readonly problem: Failure | undefined;
}

/** Fits CSS layers to the mesh in a worker. A change of the mesh or the number cancels the running fit. */
export function useFit(mesh: Mesh, layers: Layers): Fit & { readonly again: () => void } {
  const client = useMeshWorker();
  const [found, setFound] = useState<{ readonly mesh: Mesh; readonly layers: Layers } & Fit>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void client
      .ask("fit", { mesh, layers: Number(layers) }, { signal: controller.signal })
      .then((answered) => {
        if (controller.signal.aborted) return;
        if (answered.ok) setFound({ mesh, layers, fitted: answered.answer, problem: undefined });
        else setFound({ mesh, layers, fitted: undefined, problem: failureOf(answered) });
      });
    return () => controller.abort();
  }, [client, mesh, layers, tries]);
  const isKnown = found?.mesh === mesh && found.layers === layers;
  return {
    fitted: isKnown ? found.fitted : undefined,
    problem: isKnown ? found.problem : undefined,
    again: () => setTries((count) => count + 1),
  };
}
