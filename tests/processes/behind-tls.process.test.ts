// The server behind a proxy that terminates TLS: plain HTTP with the host and the origin of the browser.
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPlace, type TestPlace } from "#tests/database-server.ts";
import { newPerson } from "#tests/new-person.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";

const HOST = "colors.example";
const ORIGIN = `https://${HOST}`;

let server: ServerProcess;
let place: TestPlace;
beforeAll(async () => {
  place = await openTestPlace();
  server = await startServer({ ...place.env, TRUSTED_PROXIES: "1", APP_ORIGIN: ORIGIN });
});
afterAll(async () => {
  await server.stop("SIGKILL");
  await place.remove();
});

function ask(path: string, headers: Record<string, string>, form?: URLSearchParams) {
  const { hostname, port } = new URL(server.origin);
  return new Promise<{ status: number; id: string; location: string | undefined }>((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method: form === undefined ? "GET" : "POST",
        headers: { Host: HOST, ...headers },
      },
      (answer) => {
        answer.resume().on("end", () => {
          const id = String(answer.headers["x-request-id"]);
          resolve({ status: answer.statusCode ?? 0, id, location: answer.headers.location });
        });
      },
    );
    sent.on("error", reject);
    sent.end(form?.toString());
  });
}

const FORM = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };

it("[ACC-1] [QLT-4] a form is taken from the origin of the application, and from no other", async () => {
  const form = () => new URLSearchParams({ ...newPerson() });
  expect((await ask("/signup", { ...FORM, Origin: ORIGIN }, form())).status).toBe(302);
  // With scripts, the page sends the same form to the address of its data.
  expect((await ask("/signup.data", { ...FORM, Origin: ORIGIN }, form())).status).toBe(202);
  for (const Origin of ["https://elsewhere.example", `http://${HOST}`, "null"])
    expect((await ask("/signup", { ...FORM, Origin, "Sec-Fetch-Site": "cross-site" }, form())).status).toBe(
      403,
    );
});

it("[PLT-7] every answer says the id of its own request, from memory too", async () => {
  for (const path of ["/health", "/palettes", "/login"]) {
    const ids = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331aaaaaaaaaaaaaaaa"];
    for (const id of ids) expect((await ask(path, { "X-Request-Id": id })).id, path).toBe(id);
    const own = [await ask(path, {}), await ask(path, {})].map(({ id }) => id);
    expect(new Set([...ids, ...own]).size, path).toBe(4);
  }
});
