import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { isBytes, isFiles, isProof, isReadIn, isSolved, type ThemeJobs } from "./theme-jobs.ts";

export function createThemeClient(): WorkerClient<ThemeJobs> {
  return createWorkerClient<ThemeJobs>({
    start: () => new Worker(new URL("./theme.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { solve: isSolved, readIn: isReadIn, write: isFiles, proof: isProof, proofPdf: isBytes },
  });
}
