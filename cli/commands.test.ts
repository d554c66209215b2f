import { describe, expect, it } from "vitest";
import { CALLS } from "#calls/calls.ts";
import { ANSWER_FORMATS, writeFormats, writeText } from "#calls/colors/answer-format.ts";
import { PLAIN_CONTEXT } from "#calls/testing/plain-context.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { COMMANDS } from "./commands.ts";
import { optionsOf } from "./options/schema-options.ts";
import { tincture } from "./testing/run-in-memory.ts";

describe("commands", () => {
  it("[CLI-1] are the calls, each by its name and title", async () => {
    expect(COMMANDS.map(({ name }) => name).toSorted()).toEqual(CALLS.map(({ name }) => name).toSorted());
    for (const command of COMMANDS) expect((await command.load()).name).toBe(command.name);
  });

  it("[CLI-1] have an option for every field of the input", async () => {
    const rampOptions = optionsOf(await commandOf("ramp").load()).map(({ flag }) => flag);
    expect(rampOptions).toEqual(["--steps", "--anchor", "--precision"]);
    const exportOptions = optionsOf(await commandOf("export").load()).map(({ flag }) => flag);
    expect(exportOptions).toContain("--wide-gamut-fallback");
    for (const command of COMMANDS) {
      const flags = optionsOf(await command.load()).map(({ flag }) => flag);
      expect(new Set(flags).size, command.words).toBe(flags.length);
    }
  });

  it("[CLI-1] answer the example of every call as the API does", async () => {
    for (const call of CALLS) {
      if (call.readsLibrary) continue;
      const { input, file } = await call.example(PLAIN_CONTEXT);
      const answer = await call.run(
        { input, ...(file && { file: new TextEncoder().encode(file.text) }) },
        PLAIN_CONTEXT,
      );
      if (!answer.ok) throw new Error(`${call.name}: ${answer.message}`);
      const command = commandOf(call.name);
      const given = call.takesFile
        ? await tincture(
            [
              ...command.words.split(" "),
              "--json",
              ...Object.entries(input).map(([name, value]) => `--${name}=${String(value)}`),
            ],
            { stdin: file?.text ?? "" },
          )
        : await tincture([...command.words.split(" "), "--json", "--input", "-"], {
            stdin: JSON.stringify(input),
          });
      expect(given.err, call.name).toBe("");
      if (answer.kind === "data")
        expect(JSON.parse(given.out), call.name).toEqual(JSON.parse(JSON.stringify(answer.body)));
      else expect(given.out.trimEnd(), call.name).toBe(String(answer.content).trimEnd());
    }
  });

  it("[CLI-1] show their help, with every option", async () => {
    for (const { words, load } of COMMANDS) {
      const { code, out } = await tincture([...words.split(" "), "--help"]);
      expect(code).toBe(0);
      for (const { flag, description } of optionsOf(await load())) {
        expect(out, words).toContain(flag);
        expect(description, `${words} ${flag}`).toMatch(/^[^ ].*\.$/s);
      }
    }
  });
});

describe("writeText", () => {
  it("writes a format as the whole answer does", () => {
    for (const text of [
      "#c2410c",
      "oklch(62% 0.3 28 / 50%)",
      "color(display-p3 0 1 0)",
      "hsl(none 40% 50%)",
    ]) {
      const parsed = parseFullColor(text);
      if (!parsed.ok) throw new Error(text);
      for (const format of ANSWER_FORMATS)
        for (const precision of [undefined, 0, 4])
          expect(writeText(parsed.color, format, precision)).toBe(
            writeFormats(parsed.color, [format], precision)[format]?.css,
          );
    }
  });
});

function commandOf(name: string) {
  const found = COMMANDS.find((command) => command.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}
