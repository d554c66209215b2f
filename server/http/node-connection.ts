/** The Node request and connection behind a Hono request. */
import { IncomingMessage } from "node:http";

/** The Node request; undefined if there is no connection, as in tests. */
export function incomingOf(env: unknown): IncomingMessage | undefined {
  if (typeof env !== "object" || env === null || !("incoming" in env)) return undefined;
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/** The address at the other end of the connection, possibly a proxy's. */
export function socketAddressOf(env: unknown): string | undefined {
  return incomingOf(env)?.socket.remoteAddress;
}
