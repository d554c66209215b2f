/** Runs once before the tests that need a database: starts the server of the run, unless there is one. */

import { openTestServer } from "./database-server.ts";
import type { TestServer } from "./test-server.ts";

/** Several projects of one run share the server, but each of them evaluates this file again. */
const holder = globalThis as typeof globalThis & { tinctureServer?: Promise<TestServer> };

export async function setup(): Promise<void> {
  holder.tinctureServer ??= openTestServer();
  // The processes of the tests inherit it.
  process.env.TEST_DATABASE_URL = (await holder.tinctureServer).url;
}

export async function teardown(): Promise<void> {
  const opened = holder.tinctureServer;
  delete holder.tinctureServer;
  await (await opened)?.close();
}
