import { TaskProblem } from "#app/workers/task-problem.ts";

/** A problem with a picture; the message is a sentence for people. */
export class PictureProblem extends TaskProblem {
  override readonly name = "PictureProblem";
}
