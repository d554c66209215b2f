// `npm test [step…]`: everything that must hold, every step even after a failure, one plain line at the end.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareMachine } from "./test-machine.ts";
import type { StepResult } from "./test-report.ts";
import { testSteps } from "./test-steps.ts";

const wanted = process.argv.slice(2);
const reportFolder = mkdtempSync(join(tmpdir(), "tincture-test-"));
const steps = testSteps(prepareMachine(wanted), reportFolder);
const chosen = wanted.length === 0 ? steps : steps.filter((step) => wanted.includes(step.name));

const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(", ")}. Steps: ${steps.map((step) => step.name).join(", ")}.`,
  );
  process.exit(1);
}

const rows: { step: string; result: StepResult; seconds: number }[] = [];
for (const step of chosen) {
  console.log(`\n── ${step.name} ${"─".repeat(Math.max(0, 60 - step.name.length))}`);
  const startedMs = performance.now();
  const result = await runSafely(step.run);
  if (result.note) console.log(result.note);
  rows.push({ step: step.name, result, seconds: (performance.now() - startedMs) / 1000 });
}
rmSync(reportFolder, { recursive: true, force: true });

console.log("\nStep              Time     Result");
for (const { step, result, seconds } of rows) {
  const counts =
    result.failed > 0 ? `${result.failed} of ${result.passed + result.failed} failed` : `${result.passed} ok`;
  console.log(
    `${step.padEnd(16)}${seconds.toFixed(1).padStart(6)} s  ${[counts, result.note].filter(Boolean).join("; ")}`,
  );
}
const passed = rows.reduce((sum, row) => sum + row.result.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.result.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

async function runSafely(run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
