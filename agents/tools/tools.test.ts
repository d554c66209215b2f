import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { runHere } from "#agents/run-call.ts";
import { ANSWER_FORMATS } from "#calls/colors/answer-format.ts";
import { jsonSchemaOf } from "#calls/json-schema.ts";
import { PLAIN_CONTEXT } from "#calls/testing/plain-context.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { createRandom } from "#engine/random/random.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { listedTool, ToolProblem } from "./tool.ts";
import { TOOLS } from "./tools.ts";

const context = { run: runHere(PLAIN_CONTEXT), origin: "https://tincture.example" };
const listed = TOOLS.map(listedTool);
/** A tenth is tried in `npm test`. */
const ROUNDS = IS_EXHAUSTIVE ? 100 : 10;

const tool = (name: string) => {
  const found = TOOLS.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe("the list of tools", () => {
  it("[AGT-1] has ten of outcomes, which read, each with limits and with words for when", () => {
    expect(listed).toHaveLength(10);
    for (const { name, description, annotations, inputSchema } of listed) {
      expect(annotations, name).toEqual({ readOnlyHint: true, openWorldHint: false });
      expect(description.length, name).toBeGreaterThan(40);
      expect(description.length, name).toBeLessThan(200);
      expect(inputSchema.additionalProperties, name).toBe(false);
      expect(unboundedTexts(inputSchema), name).toEqual([]);
    }
    // What every session of an agent pays before the first question.
    expect(JSON.stringify({ tools: listed }).length).toBeLessThan(7_680);
  });

  it("[AGT-1] has schemas of JSON Schema 2020-12", () => {
    const ajv = new Ajv2020({ strict: true });
    for (const { name, inputSchema, outputSchema } of listed) {
      expect(ajv.validateSchema(inputSchema), name).toBe(true);
      expect(ajv.validateSchema(outputSchema), name).toBe(true);
    }
  });
});

describe("answers", () => {
  it(`[AGT-1] are valid by their schema over ${ROUNDS * 10} seeded inputs`, {
    timeout: 600_000,
  }, async () => {
    const ajv = new Ajv2020({ strict: false });
    const checks = new Map(
      listed.map(({ name, outputSchema }) => [
        name,
        [ajv.compile(outputSchema), ajv.compile(jsonSchemaOf(tool(name).output))] as const,
      ]),
    );
    const inputs = inputMaker("agents");
    let problems = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, args] of Object.entries(inputs())) {
        try {
          const { structured, text } = await tool(name).answer(args, context);
          const sent: unknown = JSON.parse(JSON.stringify(structured));
          for (const check of checks.get(name) ?? [])
            expect(check(sent), `${name} ${JSON.stringify(args)} ${JSON.stringify(check.errors)}`).toBe(true);
          expect(v.is(tool(name).output, sent), name).toBe(true);
          expect(text, name).not.toBe("");
        } catch (error) {
          if (!(error instanceof ToolProblem)) throw error;
          problems += 1;
          expect(error.message).not.toBe("");
        }
      }
    // Some of the inputs are wrong on purpose.
    expect(problems).toBeGreaterThan(0);
    expect(problems).toBeLessThan(ROUNDS * 4);
  });

  it("[AGT-1] name the repair of what fails, and a link where people go on", async () => {
    const pair = await tool("check_contrast").answer({ foreground: "#777", background: "white" }, context);
    expect(pair.text).toBe(
      "4.47:1. Passes AA for large text alone. 4.5:1 is reached with foreground rgb(118 118 118), or background rgb(6 6 6).",
    );
    const theme = await tool("make_theme").answer({ brand: ["#2f6690"] }, context);
    expect(theme.structured.link).toContain("https://tincture.example/light-theme-generator?c=2f6690&");
    expect(theme.structured.failing).toEqual([]);
    const code = ":root { --a0: #fff; --text: #999; }";
    const audit = await tool("audit_theme").answer({ code }, context);
    expect(audit.structured.patch).not.toBe("");
    const again = await tool("audit_theme").answer({ code: audit.structured.patch }, context);
    expect(again.structured.failing).toEqual([]);
    const none = { code: ":root { --a0: #fff; --shadow: #eee; }" };
    expect((await tool("audit_theme").answer(none, context)).text).toContain("Nothing was measured");
  });

  it("[AGT-1] say what is wrong with an argument, and where", async () => {
    const wrong = (name: string, args: unknown, said: RegExp) =>
      expect(tool(name).answer(args, context), name).rejects.toThrow(said);
    await wrong("make_ramp", { color: "chartreus" }, /color: .*chartreus/);
    await wrong("make_ramp", { colour: "red" }, /color/);
    await wrong("make_theme", { brand: ["red", "nope"] }, /brand/);
    await wrong("make_palette", { method: "from-color" }, /base/);
    const many = Array.from({ length: 201 }, () => "red");
    await wrong("convert_colors", { colors: many, to: ["hex"] }, /colors/);
    await wrong("read_colors", { text: "x".repeat(200_001) }, /text/);
  });

  it("[AGT-1] of a theme pass as they are written, in hex", async () => {
    for (const brand of ["#2f6690", "#e8622c", "#ffcc00", "#0a0a0a"]) {
      const { structured } = await tool("make_theme").answer({ brand: [brand] }, context);
      const { light, dark } = v.parse(
        v.object({ light: v.record(v.string(), v.string()), dark: v.record(v.string(), v.string()) }),
        structured.modes,
      );
      const block = (tokens: Readonly<Record<string, string>>) =>
        Object.entries(tokens)
          .map(([name, color]) => `--${name}: ${color};`)
          .join(" ");
      const code = `:root { ${block(light)} }\n.dark { ${block(dark)} }`;
      expect((await tool("audit_theme").answer({ code }, context)).structured.failing, brand).toEqual([]);
    }
  });
});

/** Paths of texts without a greatest length. */
function unboundedTexts(schema: object, path = ""): string[] {
  if (Reflect.get(schema, "type") === "string" && !("maxLength" in schema)) return [path];
  return Object.entries(schema).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? unboundedTexts(value, `${path}/${key}`) : [],
  );
}

/** Arguments of every tool, some of them wrong. */
function inputMaker(seed: string) {
  const random = createRandom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[upTo(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  const byte = () => upTo(256);
  const color = (): string =>
    pick([
      () => `rgb(${byte()} ${byte()} ${byte()})`,
      () => `oklch(${upTo(101)}% ${(random() * 0.4).toFixed(3)} ${upTo(360)})`,
      () => `color(display-p3 ${random().toFixed(3)} ${random().toFixed(3)} ${random().toFixed(3)})`,
      () => `hsl(${upTo(360)} ${upTo(101)}% ${upTo(101)}% / ${upTo(101)}%)`,
      () => pick(["red", "rebeccapurple", "transparent", "white", "#abc", "0f0", "lab(50 none 40)"]),
      () => pick(["", "chartreus", "#12345", "rgb(", "var(--x)"]),
    ])();
  const several = (most: number) => Array.from({ length: 1 + upTo(most) }, color);
  const maybe = <Value>(name: string, value: () => Value) => (random() < 0.5 ? { [name]: value() } : {});
  return () => ({
    make_theme: {
      brand: several(3),
      ...maybe("contrast", () => upTo(110)),
      ...maybe("floors", () => pick(["aa", "aaa", "apca"])),
    },
    audit_theme: {
      code: `:root{--a0:${color()};--text:${color()};--brand:${color()};--on-brand:${color()}}.dark{--a0:${color()}}`,
    },
    check_contrast: { foreground: color(), background: color() },
    make_palette: {
      method: pick([...HARMONY_RULES, "random", "from-color"]),
      ...maybe("base", color),
      ...maybe("count", () => upTo(14)),
      ...maybe("mood", () => pick(MOODS)),
    },
    make_ramp: { color: color(), ...maybe("steps", () => upTo(28)) },
    convert_colors: { colors: several(20), to: [pick(ANSWER_FORMATS), pick(ANSWER_FORMATS)] },
    describe_color: { color: color() },
    read_colors: { text: several(12).join(pick(["\n", ", ", "; --a: "])) },
    write_colors: {
      colors: several(6).map((each) => ({
        color: each,
        ...maybe("name", () => pick(["Deep sea", "", "Ünï", "a\nb"])),
      })),
      format: pick(["css", "dtcg", "gpl", "swift", "csv"]),
    },
    search_library: { ...maybe("words", () => pick(["blue", ""])), ...maybe("near", () => several(3)) },
  });
}
