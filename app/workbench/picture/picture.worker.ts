/** Decodes and analyzes pictures off the main thread (TLS-9). */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { createPictureTasks } from "./picture-tasks.ts";

answerTasks(createPictureTasks());
