import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { runHere } from "#agents/run-call.ts";
import { TOOLS } from "#agents/tools/tools.ts";
import { PLAIN_CONTEXT } from "#calls/testing/plain-context.ts";

const Tasks = v.object({
  tasks: v.array(
    v.object({
      task: v.string(),
      tool: v.string(),
      arguments: v.record(v.string(), v.unknown()),
      says: v.pipe(v.string(), v.minLength(2)),
    }),
  ),
});
const { tasks } = v.parse(Tasks, JSON.parse(await readFile("agents/evaluation/tasks.json", "utf8")));

describe("the tasks of the evaluation", () => {
  it("[AGT-2] are thirty, and every tool fits some", () => {
    expect(tasks).toHaveLength(30);
    expect(new Set(tasks.map(({ tool }) => tool))).toEqual(new Set(TOOLS.map(({ name }) => name)));
  });

  it.each(tasks)("[AGT-2] $task", async ({ tool, arguments: args, says }) => {
    const found = TOOLS.find(({ name }) => name === tool);
    const answer = await found?.answer(args, { run: runHere(PLAIN_CONTEXT), origin: undefined });
    expect(answer?.text).toContain(says);
  });
});
