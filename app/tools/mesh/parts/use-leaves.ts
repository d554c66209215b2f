/** The outputs of the committed mesh and their measured differences, computed in a worker. */
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
  /** Progress of the running fit, 0 to 1. */
  readonly done01: number;
  readonly problem: string | undefined;
}

const NOTHING: Leaves = { fits: {}, measured: undefined, done01: 0, problem: undefined };
/** Delay of the measurement after a change, and of each fit that is not chosen, ms. */
const [DELAY_MS, LONG_DELAY_MS] = [350, 1500];

/**
 * First picture, SVG and PDF are measured, then the chosen number of layers is fitted, then the other numbers.
 * Another mesh or another chosen number cancels the running task.
 */
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
    const isChosen = missing === chosen;
    const timer = setTimeout(() => void ask(), isMeasured ? (isChosen ? 0 : LONG_DELAY_MS) : DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, mesh, missing, chosen, isMeasured]);
  return leaves;
}
