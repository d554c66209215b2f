// Creates the folder for the data of each worker's application once per run, and removes it at the end.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly requestsFolder: string;
  }
}

export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tincture-requests-"));
  project.provide("requestsFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
