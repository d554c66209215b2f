import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createScaleVisitor, type Tally } from "./scale-visitor.ts";

let likeStatus = 200;
const server = createServer((request, response) => {
  request.resume();
  if (request.url === "/signup") response.writeHead(302, { location: "/" }).end();
  else if (request.url === "/resources/own-items")
    response.writeHead(201, { "content-type": "application/json" }).end('{"item":{"id":"x7Yz12abQwKL"}}');
  else response.writeHead(likeStatus).end("said");
});
let origin = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => server.close());

it("[PLT-7] a like counts as a write only if it was acknowledged; any other answer is an error", async () => {
  const tally: Tally = { writes: 0, reads: 0, unanswered: [], wrong: [] };
  // From 0.1 on a write is a like.
  const visitor = await createScaleVisitor(origin, tally, () => 0.4);
  likeStatus = 200;
  expect(await visitor.write(origin)).toBe(true);
  expect([tally.writes, tally.wrong]).toEqual([1, []]);
  likeStatus = 429;
  expect(await visitor.write(origin)).toBe(true);
  expect([tally.writes, tally.wrong]).toEqual([1, ["a like: 429 said"]]);
});
