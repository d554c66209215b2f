/** The example request of an operation, as a client would send it that only knows the OpenAPI document. */
import { exampleAddress } from "#server/api/example-address.server.ts";
import type { Operation } from "#server/api/openapi-document.server.ts";

export interface DocumentedRequest {
  /** Relative to the server's base. */
  readonly address: string;
  readonly init: RequestInit;
}

export function requestOf(path: string, method: string, operation: Operation): DocumentedRequest {
  const [type, body] =
    Object.entries(operation.requestBody?.content ?? {}).find(([, { example }]) => example !== undefined) ??
    [];
  return {
    address: exampleAddress(path, operation),
    init: {
      method: method.toUpperCase(),
      ...(type !== undefined && {
        headers: { "Content-Type": type },
        body: typeof body?.example === "string" ? body.example : JSON.stringify(body?.example),
      }),
    },
  };
}
