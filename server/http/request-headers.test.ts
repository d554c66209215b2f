import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { headersOf } from "./request-headers.ts";

const NAMES = ["Accept-Encoding", "if-none-match", "X-Request-Id", "cookie", "absent"];

it("[QLT-6] headers read from the Node request are those of the request", () => {
  const given = {
    "accept-encoding": "br, gzip",
    "if-none-match": '"a", W/"b"',
    "x-request-id": "0af7651916",
  };
  const incoming = new IncomingMessage(new Socket());
  Object.assign(incoming.headers, given);
  const request = new Request("http://localhost/", { headers: given });
  for (const name of NAMES) {
    expect(headersOf(request, { incoming }).get(name)).toBe(request.headers.get(name));
    expect(headersOf(request, {}).get(name)).toBe(request.headers.get(name));
  }
});
