/** Jobs of the bot check worker. */
import type { Challenge, Solution } from "altcha-lib/types";
import { hasShape } from "#app/workers/jobs.ts";

export interface BotCheckJobs {
  /** Null if the challenge has no solution. */
  readonly solve: { readonly task: Challenge; readonly answer: Solution | null; readonly progress: never };
}

export const isChallenge = (value: unknown): value is Challenge => hasShape(value, { parameters: "object" });
export const isSolution = (value: unknown): value is Solution | null =>
  value === null || hasShape(value, { counter: "number", derivedKey: "string", time: "number" });
