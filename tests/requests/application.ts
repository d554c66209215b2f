// The built application in this process, opened once a worker: requests go to its `fetch`, without a socket.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import { inject } from "vitest";
import { copiedDataDirectory } from "#tests/test-database.ts";

/** Nothing listens there; it is the origin of every request, and of the links in mails. */
export const ORIGIN = "http://127.0.0.1:4713";

/** Production but for this: mails can be read at /dev/outbox, and each visitor may have an address of their own. */
const SETTINGS = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: "4713",
  DATABASE_URL: "",
  MAIL_OUTBOX: "page",
  TRUSTED_PROXIES: "1",
};

let opened: Promise<Hono> | undefined;

export function openApplication(): Promise<Hono> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Hono> {
  Object.assign(process.env, SETTINGS, {
    DATA_DIR: copiedDataDirectory("stocked", inject("requestsFolder")),
  });
  const build: unknown = await import(pathToFileURL(resolve("build/server/app.js")).href);
  if (!hasCreateApp(build)) throw new Error("build/server/app.js has no createApp: npm run build");
  return build.createApp();
}

function hasCreateApp(build: unknown): build is { createApp(): Promise<Hono> } {
  return (
    typeof build === "object" &&
    build !== null &&
    "createApp" in build &&
    typeof build.createApp === "function"
  );
}
