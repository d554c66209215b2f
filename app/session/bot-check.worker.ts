/** Solves the bot check off the main thread. */

import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { type BotCheckJobs, isChallenge } from "./bot-check-jobs.ts";

answerTasks<BotCheckJobs>({
  solve: { isTask: isChallenge, run: (challenge) => solveChallenge({ challenge, deriveKey }) },
});
