import type { Operation } from "./openapi-document.server.ts";

/** The path of an operation with its example parameters, relative to the server's base. */
export function exampleAddress(path: string, { parameters = [] }: Operation): string {
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of parameters) {
    const values = (Array.isArray(example) ? example : [example]).map(textOf);
    for (const value of values.filter((text) => text !== undefined)) {
      if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
      else query.append(name, value);
    }
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
