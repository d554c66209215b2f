/** Single headers of a request, read without its Headers object. */
import type { IncomingMessage } from "node:http";
import { incomingOf } from "./node-connection.ts";

export type HeaderReader = Pick<Headers, "get">;

/**
 * Creating the Headers object takes as long as the rest of an answer from memory, so on a Node server this reads the
 * headers that Node has parsed already.
 */
export function headersOf(request: Request, env: unknown): HeaderReader {
  const incoming = incomingOf(env);
  return incoming === undefined ? request.headers : incomingHeaders(incoming);
}

export function incomingHeaders({ headers }: Pick<IncomingMessage, "headers">): HeaderReader {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      return (typeof value === "string" ? value : value?.join(", ")) ?? null;
    },
  };
}
