import { expect, it } from "vitest";
import { compileKernels, readKernels } from "./build-kernels.ts";

const COMPILE_MS = 60_000;

it("the committed kernel is what its source compiles to", { timeout: COMPILE_MS }, async () => {
  expect(await compileKernels(process.cwd())).toBe(readKernels(process.cwd()));
});
