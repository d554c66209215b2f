import { expect, it } from "vitest";
import { createMember } from "./account.ts";
import { publish } from "./publish.ts";
import { createVisitor } from "./visitor.ts";

it("[QLT-4] nobody changes what is not theirs, and nobody unnamed changes anything", async () => {
  const author = await createMember();
  const own = `/resources/own-items/${await publish(author, "Not yours")}`;
  const headers = { "If-Match": '"1"' };
  const json = { title: "Mine" };
  for (const [somebody, status] of [
    [await createMember(), 404],
    [createVisitor(), 401],
  ] as const) {
    expect((await somebody.send("PATCH", own, { headers, json })).status).toBe(status);
    expect((await somebody.send("DELETE", own, { headers })).status).toBe(status);
    expect((await somebody.send("GET", own)).status).toBe(status);
  }
  expect((await author.send("PATCH", own, { json })).status).toBe(428);
  expect((await author.send("PATCH", own, { json, headers: { "If-Match": '"7"' } })).status).toBe(412);
  const foreign = { ...headers, origin: "https://evil.test" };
  expect((await author.send("PATCH", own, { json, headers: foreign })).status).toBe(403);
  const refused = await author.send("PATCH", own, { headers, json: { title: "x".repeat(10_485_761) } });
  expect(refused.status).toBe(413);
  expect(await refused.text()).toContain("10 MB");
  expect((await author.send("PATCH", own, { headers, json })).status).toBe(200);
});
