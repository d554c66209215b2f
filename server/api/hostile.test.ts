import { describe, expect, it } from "vitest";
import { CALLS } from "#calls/calls.ts";
import { inputSchemaOf } from "#calls/json-schema.ts";
import { PLAIN_CONTEXT } from "#calls/testing/plain-context.ts";
import { takesJson } from "./read-request.ts";
import { testApi } from "./testing/test-api.ts";

const { post, send, errors } = testApi();
const raw = (body: string) =>
  send("/convert", { method: "POST", headers: { "Content-Type": "application/json" }, body });

describe("hostile requests", () => {
  const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  it.each([
    ["deep JSON", `{"colors":${deep(200_000)},"to":["hex"]}`],
    ["deep JSON as a color", `{"colors":[${deep(200_000)}],"to":["hex"]}`],
    [
      "prototype keys",
      `{"__proto__":{"colors":["red"]},"constructor":{},"colors":["red"],"to":["__proto__"]}`,
    ],
    ["numbers out of range", `{"colors":["red"],"to":["hex"],"precision":1e999}`],
    ["a color of a million characters", `{"colors":["${"rgb(".repeat(250_000)}"],"to":["hex"]}`],
    ["a million formats", `{"colors":["red"],"to":[${'"hex",'.repeat(150_000)}"hex"]}`],
    ["half a million numbers", `{"colors":[${"0,".repeat(500_000)}0],"to":["hex"]}`],
    ["a lone surrogate", `{"colors":["\\ud800"],"to":["hex"]}`],
    ["zeros", `{"colors":["\\u0000"],"to":["hex"]}`],
  ])("[QLT-5] %s is answered, and not with a 500", async (_what, body) => {
    const { status, text } = await raw(body);
    expect([200, 400, 413, 422]).toContain(status);
    expect(text.length).toBeLessThan(3_000_000);
    expect(errors).toEqual([]);
  });
  it("[QLT-5] any JSON to any call is answered without a 500", async () => {
    const values: unknown[] = [
      null,
      true,
      0,
      -1,
      1e308,
      "",
      "red",
      [],
      {},
      [[]],
      { a: 1 },
      ["red", 3, null],
      [{ color: "red" }],
      "x".repeat(5000),
    ];
    const names = [
      "colors",
      "to",
      "precision",
      "color",
      "foreground",
      "background",
      "pairs",
      "a",
      "b",
      "space",
      "hue",
      "method",
      "deficiency",
      "severity",
      "harmony",
      "count",
      "steps",
      "anchor",
      "seed",
      "locked",
      "format",
      "options",
      "name",
    ];
    for (const call of CALLS.filter(takesJson)) {
      const { input } = await call.example(PLAIN_CONTEXT);
      const own = Object.keys(inputSchemaOf(call).properties ?? {});
      for (const [at, name] of [...new Set([...own, ...names])].entries()) {
        // No schema reads the value of a name that is another call's, so each gets one of them.
        for (const value of own.includes(name) ? values : [values[at % values.length]]) {
          const answer = await post(call.http.path, { ...input, [name]: value });
          expect([200, 422], `${call.name} ${name} ${answer.text.slice(0, 200)}`).toContain(answer.status);
        }
      }
    }
    expect(errors).toEqual([]);
  });
});
