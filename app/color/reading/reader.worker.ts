import { answerTasks } from "#app/workers/answer-tasks.ts";
import { readSource } from "./read-source.ts";
import { isReadTask, type ReaderJobs } from "./reader-jobs.ts";

answerTasks<ReaderJobs>({ read: { isTask: isReadTask, run: readSource } });
