/** Solves the bot check in a worker; forms start it early, so that submitting need not wait. */
import type { Challenge } from "altcha-lib/types";
import * as v from "valibot";
import { createWorkerClient } from "#app/workers/worker-client.ts";
import type { BotCheckAction } from "#domain/account/bot-check.ts";
import { type BotCheckJobs, isChallenge, isSolution } from "./bot-check-jobs.ts";

/** A solution is valid for five minutes; an older one is computed again. */
const FRESH_MS = 4 * 60_000;

interface Prepared {
  readonly atMs: number;
  readonly solution: Promise<string>;
}

const prepared = new Map<BotCheckAction, Prepared>();

/** Starts the work, for instance when a field of the form is first focused. */
export function prepareBotCheck(action: BotCheckAction): void {
  const known = prepared.get(action);
  if (known !== undefined && performance.now() - known.atMs < FRESH_MS) return;
  const solution = solve(action);
  // The caller of takeBotCheck gets the error; nobody may have called it yet.
  solution.catch(() => prepared.delete(action));
  prepared.set(action, { atMs: performance.now(), solution });
}

/**
 * The value of the header `x-bot-check` (or the field `botCheck`); "" if no check is required. Valid for one request.
 * Rejects if the server is unreachable or this browser cannot solve it.
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
