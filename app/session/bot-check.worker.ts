/** Does the work of the check for robots beside the page, so that nothing on it stops. */

import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { type BotCheckJobs, isChallenge } from "./bot-check-jobs.ts";

answerTasks<BotCheckJobs>({
  solve: { isTask: isChallenge, run: (challenge) => solveChallenge({ challenge, deriveKey }) },
});
