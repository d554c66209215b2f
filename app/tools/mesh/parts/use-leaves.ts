/** The outputs of the committed mesh and their measured differences, computed in a worker. */
import { useEffect, useState } from "react";
import type { MeasuredOutputs } from "#app/tools/mesh/mesh-jobs.ts";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import type { Answered } from "#app/workers/worker-client.ts";
import { MESH_LAYERS, type MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import type { FittedLayers } from "#engine/mesh/fit/fit-css.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { useMeshWorker } from "./use-mesh-worker.ts";

type Layers = MeshDocument["layers"];
/** The measurement, or the fit of a number of layers. */
type LeafTask = "measure" | Layers;

export interface Leaves {
  readonly fits: Readonly<Partial<Record<Layers, FittedLayers>>>;
  readonly measured: MeasuredOutputs | undefined;
  /** Progress of the running fit, 0 to 1. */
  readonly done01: number;
  /** Why tasks have failed. A task that failed holds up no other one. */
  readonly failures: Readonly<Partial<Record<LeafTask, Failure>>>;
}

const NOTHING: Leaves = { fits: {}, measured: undefined, done01: 0, failures: {} };
/** Delay of the measurement after a change, and of each fit that is not chosen, ms. */
const [DELAY_MS, LONG_DELAY_MS] = [350, 1500];

/**
 * First picture, SVG and PDF are measured, then the chosen number of layers is fitted, then the other numbers.
 * Another mesh or another chosen number cancels the running task. `again` repeats what has failed.
 */
export function useLeaves(mesh: Mesh, chosen: Layers): Leaves & { readonly again: () => void } {
  const client = useMeshWorker();
  const [found, setFound] = useState<{ readonly mesh: Mesh; readonly leaves: Leaves }>();
  const leaves = found?.mesh === mesh ? found.leaves : NOTHING;
  const task = nextTask(leaves, chosen);
  useEffect(() => {
    if (task === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const add = (change: (now: Leaves) => Partial<Leaves>): void =>
      setFound((now) => {
        const known = now?.mesh === mesh ? now.leaves : NOTHING;
        return { mesh, leaves: { ...known, ...change(known) } };
      });
    const fail = (answered: Answered<unknown>): void => {
      const failure = failureOf(answered);
      if (failure !== undefined)
        add(({ failures }) => ({ failures: { ...failures, [task]: failure }, done01: 0 }));
    };
    const ask = async (): Promise<void> => {
      if (task === "measure") {
        const answered = await client.ask("measure", { mesh }, { signal });
        if (signal.aborted) return;
        if (answered.ok) add(() => ({ measured: answered.answer }));
        else fail(answered);
        return;
      }
      const answered = await client.ask(
        "fit",
        { mesh, layers: Number(task) },
        { signal, onProgress: (done01) => add(() => ({ done01 })) },
      );
      if (signal.aborted) return;
      if (answered.ok) add(({ fits }) => ({ fits: { ...fits, [task]: answered.answer }, done01: 0 }));
      else fail(answered);
    };
    const delayMs = task === "measure" ? DELAY_MS : task === chosen ? 0 : LONG_DELAY_MS;
    const timer = setTimeout(() => void ask(), delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, mesh, task, chosen]);
  const again = () => setFound((now) => now && { ...now, leaves: { ...now.leaves, failures: {} } });
  return { ...leaves, again };
}

function nextTask({ fits, measured, failures }: Leaves, chosen: Layers): LeafTask | undefined {
  const fitsLeft = [chosen, ...MESH_LAYERS].filter((layers) => fits[layers] === undefined);
  const left: readonly LeafTask[] = measured === undefined ? ["measure", ...fitsLeft] : fitsLeft;
  return left.find((task) => failures[task] === undefined);
}
