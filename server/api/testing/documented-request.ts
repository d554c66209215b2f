/** The example request of an operation, as a client that knows only the document would send it. */
import type { Operation } from "#server/api/openapi.server.ts";

export interface DocumentedRequest {
  /** Below the server's base. */
  readonly address: string;
  readonly init: RequestInit;
}

export function requestOf(path: string, method: string, operation: Operation): DocumentedRequest {
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of operation.parameters ?? []) {
    if (example === undefined) continue;
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
    else for (const value of Array.isArray(example) ? example : [example]) query.append(name, String(value));
  }
  const [type, body] =
    Object.entries(operation.requestBody?.content ?? {}).find(([, { example }]) => example !== undefined) ??
    [];
  return {
    address: query.size > 0 ? `${address}?${query.toString()}` : address,
    init: {
      method: method.toUpperCase(),
      ...(type !== undefined && {
        headers: { "Content-Type": type },
        body: typeof body?.example === "string" ? body.example : JSON.stringify(body?.example),
      }),
    },
  };
}
