import { expect, it } from "vitest";
import { compileKernels, readKernels } from "./kernels.ts";

it("the committed kernel is what its source compiles to", async () => {
  expect(await compileKernels(process.cwd())).toBe(readKernels(process.cwd()));
});
