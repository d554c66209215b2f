// The built application inside this process, opened once for each worker: requests go to its `fetch`, without a
// socket.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inject } from "vitest";
import type { Application, ApplicationParts } from "#server/app.ts";
import { QUICK_PASSWORDS } from "#server/auth/testing/quick-passwords.ts";
import { openTestPlace } from "#tests/database-server.ts";

/** One computation uses up the computing time of this address, and it takes minutes to come back. */
export const POOR_ADDRESS = "10.255.255.1";
const POOR_RATE = { msPerSecond: 1, burstMs: 1 };

/** The origin of every request and of the links in mails; nothing listens there. */
export const ORIGIN = "http://127.0.0.1:4713";

/**
 * Production settings, except that mails can be read at /dev/outbox, and that each visitor may choose a client address.
 */
const SETTINGS = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: "4713",
  MAIL_OUTBOX: "page",
  TRUSTED_PROXIES: "1",
};

let opened: Promise<Application> | undefined;

export function openApplication(): Promise<Application> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Application> {
  // The database and the folder are removed with the server of the run.
  const { env } = await openTestPlace("seeded", inject("requestsFolder"));
  Object.assign(process.env, SETTINGS, env);
  const build: unknown = await import(pathToFileURL(resolve("build/server/app.js")).href);
  if (!hasCreateApp(build)) throw new Error("build/server/app.js has no createApp: npm run build");
  return build.createApp({
    rateOfAddress: (address) => (address === POOR_ADDRESS ? POOR_RATE : undefined),
    // Members are made a hundred times; the real hash is that of the server in tests/processes/ and e2e/.
    passwords: QUICK_PASSWORDS,
  });
}

function hasCreateApp(build: unknown): build is { createApp(parts: ApplicationParts): Promise<Application> } {
  return (
    typeof build === "object" &&
    build !== null &&
    "createApp" in build &&
    typeof build.createApp === "function"
  );
}
