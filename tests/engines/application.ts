// Starts the built application as a process once per run; the tests of all engines send their requests to it.
import type { TestProject } from "vitest/node";
import { openTestPlace, type TestPlace } from "#tests/database-server.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly applicationOrigin: string;
  }
}

interface Started {
  readonly server: ServerProcess;
  readonly place: TestPlace;
}

/** The projects of both engines share one process, but each of them evaluates this file. */
const holder = globalThis as typeof globalThis & { tinctureForEngines?: Promise<Started> };

export async function setup(project: TestProject): Promise<void> {
  holder.tinctureForEngines ??= start();
  project.provide("applicationOrigin", (await holder.tinctureForEngines).server.origin);
}

export async function teardown(): Promise<void> {
  const started = holder.tinctureForEngines;
  delete holder.tinctureForEngines;
  if (started === undefined) return;
  const { server, place } = await started;
  await server.stop();
  await place.remove();
}

async function start(): Promise<Started> {
  const place = await openTestPlace();
  const server = await startServer({ ...place.env, MAIL_OUTBOX: "page", ADDRESS_LIMIT_FACTOR: "1000" });
  return { server, place };
}
