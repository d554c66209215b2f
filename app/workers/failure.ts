import { PartMissing, TASK_FAILED, TaskProblem } from "./task-problem.ts";
import type { Answered } from "./worker-client.ts";

/** Why there is no answer, as it is told to people. */
export interface Failure {
  readonly message: string;
  /** What "Try again" does; none if another try would give the same. */
  readonly retry: "none" | "ask" | "reload";
}

/** Undefined for an answer, and for a request that was cancelled or replaced. */
export function failureOf(answered: Answered<unknown>): Failure | undefined {
  if (answered.ok) return undefined;
  const { reason, message, needsReload } = answered;
  if (reason === "failed") return { message, retry: "none" };
  return reason === "unavailable" ? { message, retry: needsReload ? "reload" : "ask" } : undefined;
}

/** Of an error that was thrown in the page; one that nobody expected is logged, for whoever looks for the fault. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof TaskProblem) return { message: error.message, retry: "none" };
  if (error instanceof PartMissing)
    return { message: error.message, retry: error.needsReload ? "reload" : "ask" };
  console.error(error);
  return { message: TASK_FAILED, retry: "ask" };
}
