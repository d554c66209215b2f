/** Solves the check for robots in a worker; forms begin it early, so that pressing the button need not wait. */
import type { Challenge } from "altcha-lib/types";
import * as v from "valibot";
import { createWorkerClient } from "#app/workers/worker-client.ts";
import type { BotCheckAction } from "#domain/account/bot-check.ts";
import { type BotCheckJobs, isChallenge, isSolution } from "./bot-check-jobs.ts";

/** A solution is good for five minutes; an older one is made anew. */
const FRESH_MS = 4 * 60_000;

interface Prepared {
  readonly atMs: number;
  readonly solution: Promise<string>;
}

const prepared = new Map<BotCheckAction, Prepared>();

/** Begins the work, for instance when a field of the form is first focused. */
export function prepareBotCheck(action: BotCheckAction): void {
  const known = prepared.get(action);
  if (known !== undefined && performance.now() - known.atMs < FRESH_MS) return;
  const solution = solve(action);
  // Whoever takes it hears of the failure; nobody may have taken it yet.
  solution.catch(() => prepared.delete(action));
  prepared.set(action, { atMs: performance.now(), solution });
}

/**
 * The value of the header `x-bot-check` (or the field `botCheck`); "" where no check is asked for. Good for one
 * request. Rejects when the server cannot be reached or this browser cannot do it.
 */
export function takeBotCheck(action: BotCheckAction): Promise<string> {
  prepareBotCheck(action);
  const taken = prepared.get(action);
  prepared.delete(action);
  return taken?.solution ?? solve(action);
}

const Answer = v.variant("enabled", [
  v.object({ enabled: v.literal(false) }),
  v.object({ enabled: v.literal(true), challenge: v.custom<Challenge>(isChallenge) }),
]);

const worker = createWorkerClient<BotCheckJobs>({
  start: () => new Worker(new URL("./bot-check.worker.ts", import.meta.url), { type: "module" }),
  isAnswer: { solve: isSolution },
});

async function solve(action: BotCheckAction): Promise<string> {
  const response = await fetch(`/api/auth-config/bot-check?action=${action}`);
  const answer = v.parse(Answer, await response.json());
  if (!answer.enabled) return "";
  const solved = await worker.ask("solve", answer.challenge);
  if (!solved.ok) throw new Error(solved.message);
  if (solved.answer === null) throw new Error("The check for robots has no solution.");
  return btoa(JSON.stringify({ challenge: answer.challenge, solution: solved.answer }));
}
