import { expect, it } from "vitest";
import { readJson } from "./read-json.server.ts";

const LIMIT = { maxBytes: 1000 };
const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://x.test/", { method: "POST", body, headers });

it.each([
  ['{"a":[1,"ü"]}', { a: [1, "ü"] }],
  ["null", null],
  ['"text"', "text"],
  [String.raw`"the text \\u0000, which holds no NUL"`, String.raw`the text \u0000, which holds no NUL`],
])("reads %s", async (body, value) => {
  expect(await readJson(sent(body), LIMIT)).toEqual({ ok: true, value });
});

it.each([
  ["what is no JSON", "{"],
  ["nothing at all", ""],
  ["what is no UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
  ["a text that the database does not take", String.raw`{"a":{"b":"x\u0000"}}`],
  ["the same after a backslash", String.raw`{"a":"\\\u0000"}`],
])("rejects %s", async (_what, body) => {
  expect(await readJson(sent(body), LIMIT)).toEqual({ ok: false, reason: "no-json" });
});

it("reads an empty body as the given default", async () => {
  expect(await readJson(sent(""), { ...LIMIT, whenEmpty: {} })).toEqual({ ok: true, value: {} });
});

it("[PLT-5] stops reading a body that is too large, announced or not", async () => {
  const announced = sent("{}", { "content-length": String(LIMIT.maxBytes + 1) });
  expect(await readJson(announced, LIMIT)).toEqual({ ok: false, reason: "too-large" });
  let isCanceled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("[".repeat(1024))),
    cancel: () => {
      isCanceled = true;
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body: endless, duplex: "half" };
  expect(await readJson(new Request("http://x.test/", init), { maxBytes: 5000 })).toEqual({
    ok: false,
    reason: "too-large",
  });
  expect(isCanceled).toBe(true);
});

it("rejects a body whose connection broke", async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("gone")),
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body: broken, duplex: "half" };
  expect(await readJson(new Request("http://x.test/", init), LIMIT)).toEqual({
    ok: false,
    reason: "no-json",
  });
});
