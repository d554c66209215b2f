/** The entry of the process: listens, prints its address, and closes what it opened. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { readConfig } from "#server/config/config.ts";
import { createApp } from "./app.ts";
import { answerUnreadableRequest, closeLingering } from "./http/lingering-close.ts";
import { hostOfUnnamed, refuseRequest } from "./http/refuse-request.ts";
import { stopServer } from "./http/stop-server.ts";
import { openServices } from "./open-services.ts";

const MIN_NODE_MAJOR = 24;
/** Time for running requests to finish after the process is asked to stop. */
const SHUTDOWN_GRACE_MS = 5_000;
/** Time for jobs and the database to close after that. */
const CLOSING_MS = 5_000;
/**
 * Longer than proxies keep an idle connection (mostly 60 s), so that the server never closes one just as a request
 * arrives.
 */
const KEEP_ALIVE_MS = 75_000;

async function main(): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < MIN_NODE_MAJOR) {
    throw new Error(
      `Node ${MIN_NODE_MAJOR} or newer is needed; this is ${process.versions.node}. Start with "npm start".`,
    );
  }
  const config = readConfig(process.env);
  const stopping = new AbortController();
  const app = await createApp({ stopping: stopping.signal });
  const answer = getRequestListener(app.fetch, { hostname: hostOfUnnamed(config) });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    if (refuseRequest(incoming, outgoing)) return;
    if (!app.send(incoming, outgoing)) void answer(incoming, outgoing);
  });
  server.on("error", (error: NodeJS.ErrnoException) => fail(listenMessage(error, config.host, config.port)));
  server.on("connection", closeLingering);
  server.on("clientError", answerUnreadableRequest);
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    console.log(`Tincture listens on http://${config.host}:${port}`);
  });

  const stop = (): void => {
    void stopServer({ server, stopping, graceMs: SHUTDOWN_GRACE_MS })
      .then(() => openServices(config))
      .then((services) => services.close())
      .finally(() => process.exit(0));
    setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS + CLOSING_MS).unref();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

function listenMessage(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} on ${host} is taken. Choose another: PORT=3001 npm start`;
  if (error.code === "EACCES") return `Port ${port} on ${host} may not be opened by this user.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
