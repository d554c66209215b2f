/** The outputs of the mesh and the measured difference of each, computed in a worker while nothing is dragged. */
import { useEffect, useState } from "react";
import type { MeasuredOutputs } from "#app/tools/mesh/mesh-jobs.ts";
import { MESH_LAYERS, type MeshDocument } from "#domain/documents/mesh-document.ts";
import type { FittedLayers } from "#engine/mesh/fit/fit-css.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { useMeshWorker } from "./use-mesh-worker.ts";

type Layers = MeshDocument["layers"];

export interface Leaves {
  readonly fits: Readonly<Partial<Record<Layers, FittedLayers>>>;
  readonly measured: MeasuredOutputs | undefined;
  /** The part of the running fit that is done, 0 to 1. */
  readonly done01: number;
  readonly problem: string | undefined;
}

const NOTHING: Leaves = { fits: {}, measured: undefined, done01: 0, problem: undefined };
/** Before the first question, and before the fits that nobody asked for. Ms. */
const [REST_MS, LONG_REST_MS] = [350, 1500];

/** The chosen fit comes first; another mesh ends what is running. */
export function useLeaves(mesh: Mesh, chosen: Layers): Leaves {
  const client = useMeshWorker();
  const [found, setFound] = useState<{ readonly mesh: Mesh; readonly leaves: Leaves }>();
  const leaves = found?.mesh === mesh ? found.leaves : NOTHING;
  const isMeasured = leaves.measured !== undefined;
  const missing = [chosen, ...MESH_LAYERS].find((layers) => leaves.fits[layers] === undefined);
  useEffect(() => {
    if (missing === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const add = (change: (now: Leaves) => Partial<Leaves>): void =>
      setFound((now) => {
        const known = now?.mesh === mesh ? now.leaves : NOTHING;
        return { mesh, leaves: { ...known, ...change(known) } };
      });
    const ask = async (): Promise<void> => {
      if (!isMeasured) {
        const answered = await client.ask("measure", { mesh }, { signal });
        if (signal.aborted) return;
        if (answered.ok) add(() => ({ measured: answered.answer }));
        else add(() => ({ problem: answered.message }));
        return;
      }
      const answered = await client.ask(
        "fit",
        { mesh, layers: Number(missing) },
        { signal, onProgress: (done01) => add(() => ({ done01 })) },
      );
      if (signal.aborted) return;
      if (answered.ok) add(({ fits }) => ({ fits: { ...fits, [missing]: answered.answer }, done01: 0 }));
      else add(() => ({ problem: answered.message }));
    };
    const isAsked = missing === chosen;
    const timer = setTimeout(() => void ask(), isMeasured ? (isAsked ? 0 : LONG_REST_MS) : REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, mesh, missing, chosen, isMeasured]);
  return leaves;
}
