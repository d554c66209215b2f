/**
 * Stops the server so that every request that was sent is answered (QLT-5). Closing at once would reset connections with
 * a request that has arrived but has not been read yet.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";

/** Time for proxies to notice that /ready fails and to use other instances; requests are still answered. */
const NOTICE_MS = 250;
const CHECK_MS = 25;
/** While answers close their connections, a proxy opens one for each request, and a busy one sends it some time later. */
const FIRST_REQUEST_MS = 500;
/** Turns of the event loop: one to accept a connection (Node accepts one a turn), one to read its request, one in reserve. */
const TURNS = 3;

export interface StopParts {
  readonly server: Server;
  readonly stopping: AbortController;
  /** Longest time for running requests to finish, in ms. */
  readonly graceMs: number;
  /** Time for the first request of a connection that was accepted during the stop, in ms; half a second by default. */
  readonly firstRequestMs?: number;
}

/** Resolves when all requests have been answered, or after the grace period. */
export async function stopServer({
  server,
  stopping,
  graceMs,
  firstRequestMs = FIRST_REQUEST_MS,
}: StopParts): Promise<void> {
  const end = performance.now() + graceMs;
  stopping.abort();
  let accepted = 0;
  /** The open connections that were accepted during the stop, and when. */
  const acceptedAtMs = new Map<Socket, number>();
  server.on("connection", (socket) => {
    accepted += 1;
    acceptedAtMs.set(socket, performance.now());
    socket.once("close", () => acceptedAtMs.delete(socket));
  });
  const awaitsFirstRequest = (): boolean =>
    [...acceptedAtMs].some(
      ([{ bytesRead }, atMs]) => bytesRead === 0 && performance.now() - atMs < firstRequestMs,
    );
  /** Accepts the connections that wait, and reads data that has already arrived. On a busy machine many may wait. */
  const readArrivedData = async (): Promise<void> => {
    let before: number;
    do {
      before = accepted;
      for (let count = 0; count < TURNS; count += 1) await turn();
    } while (accepted > before && performance.now() < end);
  };
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Connection", "close");
  });
  await delay(NOTICE_MS);
  await readArrivedData();
  // Stops listening without closing idle connections, which `Server.close` of HTTP servers would also do.
  const closed = new Promise<boolean>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve(true));
  });
  while (performance.now() < end) {
    await readArrivedData();
    // Node also counts a connection as idle that has not sent its first request.
    if (!awaitsFirstRequest()) server.closeIdleConnections();
    if (await Promise.race([closed, delay(CHECK_MS, false)])) return;
  }
}
