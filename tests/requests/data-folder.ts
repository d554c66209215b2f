// Once a run: the folder of the application that all tests of requests ask, gone with the run.
import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { freshDataDir } from "#tests/server-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    requestsDataDir: string;
  }
}

export function setup(project: TestProject): () => void {
  const folder = freshDataDir();
  project.provide("requestsDataDir", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
