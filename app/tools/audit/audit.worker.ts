/** Audits files off the main thread: a large sheet takes longer than a frame. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { createAuditor } from "#domain/audit-page/shown-audit.ts";
import { type AuditJobs, isAuditTask } from "./audit-jobs.ts";

answerTasks<AuditJobs>({ audit: { isTask: isAuditTask, run: createAuditor() } });
