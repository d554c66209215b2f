import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Call, CallAnswer } from "./call.ts";
import { CALLS } from "./calls.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { PLAIN_CONTEXT } from "./testing/plain-context.ts";

const callOf = (name: string): Call => {
  const found = CALLS.find((call) => call.name === name);
  if (found === undefined) throw new Error(`There is no call ${name}`);
  return found;
};
const run = (name: string, input: unknown): Promise<CallAnswer> => callOf(name).run({ input }, PLAIN_CONTEXT);

describe("the calls", () => {
  it("have unique names and addresses", () => {
    const names = CALLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(CALLS.length);
    expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
    expect(new Set(CALLS.map(({ http }) => `${http.method} ${http.path}`)).size).toBe(CALLS.length);
  });

  it.each(CALLS.map((call) => [call.name, call] as const))(
    "%s answers its own example according to its schema, without HTTP or a database",
    async (_name, call) => {
      const { input, file } = await call.example(PLAIN_CONTEXT);
      const answer = await call.run(
        { input, ...(file && { file: new TextEncoder().encode(file.text) }) },
        PLAIN_CONTEXT,
      );
      expect(answer).toMatchObject({ ok: true, kind: call.answer === undefined ? "file" : "data" });
      if (answer.ok && answer.kind === "data" && call.answer !== undefined)
        expect(v.safeParse(call.answer, answer.body).issues).toBeUndefined();
    },
  );

  it.each(CALLS.map((call) => [call.name, call] as const))(
    "%s describes each of its inputs, so that a command line can be generated",
    (_name, call) => {
      const schema = jsonSchemaOf(call.input);
      const shapes = schema.anyOf ?? [schema];
      for (const { properties = {} } of shapes) {
        expect(Object.keys(properties)).not.toEqual([]);
        for (const [field, each] of Object.entries(properties))
          if (field !== "options")
            expect(each.description ?? each.anyOf?.[0]?.description, field).toMatch(/\w/);
      }
    },
  );

  it.each(CALLS.map((call) => [call.name, call] as const))(
    "%s refuses numbers out of range, whatever rule joins several of them",
    async (_name, call) => {
      const { input, file } = await call.example(PLAIN_CONTEXT);
      const numbers = Object.entries(jsonSchemaOf(call.input).properties ?? {})
        .filter(([, { type }]) => type === "integer" || type === "number")
        .map(([name]) => name);
      for (const number of [-1, 0.5, 5e9])
        expect(
          await call.run(
            {
              input: Object.assign({}, input, Object.fromEntries(numbers.map((name) => [name, number]))),
              ...(file && { file: new TextEncoder().encode(file.text) }),
            },
            PLAIN_CONTEXT,
          ),
          `${numbers.join(", ")} ${number}`,
        ).toHaveProperty("ok");
    },
  );

  it("refuses with a reason and every invalid value, without any HTTP status", async () => {
    expect(await run("ramp", { color: "chartreus" })).toMatchObject({
      ok: false,
      reason: "invalid",
      values: [{ path: "color", code: "invalid_color" }],
    });
    expect(await run("palette", { id: "nobody1" })).toEqual({
      ok: false,
      reason: "not-found",
      message: "There is no palette of this id.",
      values: [],
    });
    expect(await run("palettes", { cursor: "of-another" })).toMatchObject({
      ok: false,
      reason: "invalid",
      values: [{ path: "cursor" }],
    });
  });

  it("gets a seed from its caller if the request has none", async () => {
    expect(await run("generate", { method: "random" })).toMatchObject({ body: { seed: "drawn" } });
    expect(await run("generate", { method: "random", seed: 7 })).toMatchObject({ body: { seed: 7 } });
  });
});
