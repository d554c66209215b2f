/** What the Node server hands on beside a request. */
import { IncomingMessage } from "node:http";

/** The request as Node has it; undefined where there is no connection, as in tests. */
export function incomingOf(env: unknown): IncomingMessage | undefined {
  if (typeof env !== "object" || env === null || !("incoming" in env)) return undefined;
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/** The address at the other end of the connection: a proxy's, where one stands in front. */
export function socketAddressOf(env: unknown): string | undefined {
  return incomingOf(env)?.socket.remoteAddress;
}
