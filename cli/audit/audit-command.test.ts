import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv } from "ajv";
import stylelint from "stylelint";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import contrast from "#cli/stylelint/plugin.ts";
import { tincture } from "#cli/testing/run-in-memory.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { createRandom } from "#engine/random/random.ts";
import { FIGMA_SYSTEM, figmaFile } from "#engine/testing/figma-copy.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";

const FAILING = `/* kept */
:root {
  --a0: #fff;
  --text: #1b1b1f;
  --text-3: #9a9aa3;
}
.dark {
  --a0: #131316;
  --text: #ececf1;
  --text-3: #3a3aa3;
}
`;
const PASSING = ":root { --a0: #fff; --text: #111; }\n";

/** `npm run test:all` plants a thousand. */
const ROUNDS = IS_EXHAUSTIVE ? 1000 : 20;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tincture-audit-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = async (name: string, text: string): Promise<string> => {
  const full = path.join(folder, name);
  await writeFile(full, text);
  return full;
};

describe("audit", () => {
  it("[CLI-2] measures a file of Figma, and leaves it as it is", async () => {
    const name = path.join(folder, "system.fig");
    const saved = figmaFile(FIGMA_SYSTEM);
    await writeFile(name, saved);
    const measured = await tincture(["audit", "--json", name]);
    expect(measured).toMatchObject({ code: 0, err: "" });
    // Text on background, light and dark.
    expect(JSON.parse(measured.out).themes).toMatchObject([{ files: [name], measured: 2, findings: [] }]);
    const fixed = await tincture(["audit", "--fix", name]);
    expect(fixed).toMatchObject({ code: 2, err: expect.stringContaining("is not written") });
    expect(new Uint8Array(await readFile(name))).toEqual(saved);
    const dry = await tincture(["audit", "--fix", "--dry-run", name]);
    expect(JSON.parse(dry.out).meta.variables["0:44"].name).toBe("Background");
    await writeFile(name, saved.subarray(0, 900));
    expect(await tincture(["audit", name])).toMatchObject({ err: expect.stringContaining("ends too early") });
  });

  it("[CLI-2] reads files, contracts and baselines in UTF-16, as a shell of Windows writes them", async () => {
    const wide = async (name: string, text: string) => {
      const full = path.join(folder, name);
      await writeFile(full, `\ufeff${text}`, "utf16le");
      return full;
    };
    const plain = await tincture(["audit", await file("theme.css", FAILING)]);
    const given = await tincture(["audit", await wide("theme.css", FAILING)]);
    expect(plain.out).toContain("text-3");
    expect(given).toEqual(plain);
    const contract = await wide("contract.json", `{ "version": 1, "pairs": [] }`);
    const baseline = await wide("known.json", `{ "known": [] }`);
    const all = ["audit", path.join(folder, "theme.css"), "--contract", contract, "--baseline", baseline];
    expect((await tincture(all)).err).not.toContain("JSON");
  });

  it("[CLI-2] says each failing pair at its line, with its repair, and exits as promised", async () => {
    const failing = await file("theme.css", FAILING);
    const given = await tincture(["audit", failing]);
    expect(given.code).toBe(1);
    expect(given.out).toContain(
      `${failing}:5  light  text-3 on a0  2.79 of 4.5  text-3: #76767e  role-pairs`,
    );
    expect(given.out).toContain(`${failing}:10  dark  text-3 on a0  2.04 of 4.5`);
    expect((await tincture(["audit", await file("fine.css", PASSING)])).code).toBe(0);
    expect(await tincture(["audit", await file("none.css", "a { color: red }")])).toMatchObject({ code: 3 });
    expect((await tincture(["audit", failing, "--floor", "aaa"])).err).toContain("Did you mean --floors?");
    expect((await tincture(["audit", path.join(folder, "away.css")])).code).toBe(3);
    expect((await tincture(["audit"], { stdin: FAILING })).code).toBe(1);
  });

  it("[CLI-2] files of several modes are one theme: places by file, and only the failing file is changed", async () => {
    const light = await file("theme.light.css", ":root { --a0: #fff; --text: #111; }\n");
    const dark = await file(
      "theme.dark.css",
      ":root {\n  --a0: #111;\n  --text: #444;\n  --line: rgb(1 2);\n}\n",
    );
    const given = await tincture(["audit", light, dark]);
    expect(given.code).toBe(1);
    expect(given.out).toContain(`${dark}:3  dark  text on a0`);
    expect(given.out).toContain(`${dark}:4  --line was not read`);
    const before = await readFile(light, "utf8");
    expect((await tincture(["audit", "--fix", light, dark])).code).toBe(0);
    expect(await readFile(light, "utf8")).toBe(before);
    expect(await readFile(dark, "utf8")).not.toContain("--text: #444");
    expect((await tincture(["audit", dark, light])).code).toBe(0);
  });

  it("[CLI-2] never counts what was not measured as fine", async () => {
    const given = await tincture(["audit", await file("a.css", PASSING), await file("b.css", "p{}")]);
    expect(given.code).toBe(3);
    expect(given.out).toContain("2 pairs measured");
    expect(given.err).toContain("b.css: nothing was measured. There are no colors");
  });

  it("[CLI-2] writes SARIF that is valid by its schema", async () => {
    const name = await file("a theme, 100%.css", FAILING);
    const { out, code } = await tincture(["audit", name, "--format", "sarif"]);
    expect(code).toBe(1);
    const log = JSON.parse(out);
    const require = createRequire(import.meta.url);
    const schema = JSON.parse(
      await readFile(
        path.join(path.dirname(require.resolve("@microsoft/jest-sarif")), "schemas/sarif-2.1.0-rtm.5.json"),
        "utf8",
      ),
    );
    // A dialect of draft 4, whose keywords here mean the same in draft 7.
    delete schema.$schema;
    delete schema.id;
    const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...log, runs: [{}] })).toBe(false);
    const [first] = log.runs[0].results;
    expect(first.locations[0].physicalLocation.region.startLine).toBe(5);
    expect(first.locations[0].physicalLocation.artifactLocation.uri).toContain("a%20theme%2C%20100%25.css");
  });

  it("[CLI-2] writes annotations, reports and JSON", async () => {
    const name = await file("theme.css", FAILING);
    const { out } = await tincture(["audit", name, "--format", "github"]);
    expect(out).toContain(
      `::error file=${name},line=5,title=Contrast 2.79 of 4.5::text-3 on a0 (light) has 2.79:1`,
    );
    const junit = await tincture(["audit", name, "--format", "junit"]);
    expect(junit.out).toContain('tests="3" failures="2"');
    const json = await tincture(["audit", name, "--json"]);
    expect(JSON.parse(json.out).themes[0]).toMatchObject({
      measured: 6,
      findings: [{ line: 5 }, { line: 10 }],
    });
  });

  it("[CLI-2] counts only what the baseline does not know", async () => {
    const name = await file("theme.css", FAILING);
    const known = path.join(folder, "known.json");
    expect((await tincture(["audit", name, "--write-baseline", known])).code).toBe(0);
    expect((await tincture(["audit", name, "--baseline", known])).code).toBe(0);
    const junit = await tincture(["audit", name, "--baseline", known, "--format", "junit"]);
    expect(junit.out).toContain('name="4 pairs that pass, 2 known to fail"');
    await writeFile(name, FAILING.replace("--text: #1b1b1f", "--text: #aaa"));
    const worse = await tincture(["audit", name, "--baseline", known]);
    expect(worse.code).toBe(1);
    expect(worse.out).toContain("2 below their floor, 2 known");
    await writeFile(known, "[]");
    expect((await tincture(["audit", name, "--baseline", known])).err).toContain("is no baseline");
  });

  it("[AUD-1] measures what a contract declares, and writes one", async () => {
    const name = await file("mine.css", ":root { --mint: #999; --lemon: #fff; }\n");
    expect((await tincture(["audit", name])).code).toBe(3);
    const contract = await file(
      "tincture.contract.json",
      '{"version":1,"pairs":[{"text":"mint","on":"lemon"}]}',
    );
    const given = await tincture(["audit", name, "--contract", contract]);
    expect(given.code).toBe(1);
    expect(given.out).toContain("1 pair measured (1 declared), 1 below their floor");
    expect((await tincture(["audit", name, contract])).code).toBe(1);
    expect((await tincture(["audit", "--fix", name, contract])).code).toBe(0);
    const theme = await file("theme.css", PASSING);
    const written = path.join(folder, "written.contract.json");
    expect((await tincture(["audit", theme, "--write-contract", written])).code).toBe(0);
    expect((await tincture(["audit", theme, "--contract", written])).out).toContain("(2 declared)");
    const broken = await file("broken.json", "{");
    expect(await tincture(["audit", name, "--contract", broken])).toMatchObject({ code: 2 });
  });

  it("[AUD-3] with APCA alone says what is below WCAG AA", async () => {
    const name = await file("a.css", ":root { --background: #fff; --foreground: #8a8a8a }");
    expect((await tincture(["audit", name, "--floors", "apca"])).out).toContain("1 below WCAG AA");
  });

  it("[CLI-2] --fix changes failing values alone, and nothing when it runs again", async () => {
    const name = await file("theme.css", FAILING);
    const dry = await tincture(["audit", "--fix", "--dry-run", name]);
    expect(await readFile(name, "utf8")).toBe(FAILING);
    expect((await tincture(["audit", "--fix", name])).code).toBe(0);
    const fixed = await readFile(name, "utf8");
    expect(fixed).toBe(dry.out);
    expect(fixed.split("\n").filter((line, index) => line !== FAILING.split("\n")[index])).toEqual([
      "  --text-3: #76767e;",
      "  --text-3: #6973e1;",
    ]);
    await tincture(["audit", "--fix", name]);
    expect(await readFile(name, "utf8")).toBe(fixed);
  });

  it("[CLI-2] reads several files of design tokens as one theme", async () => {
    const tokens = (text: string) =>
      JSON.stringify(
        { color: { $type: "color", a0: { $value: "#ffffff" }, text: { $value: text } } },
        null,
        4,
      );
    const light = await file("light.tokens.json", tokens("#aaaaaa"));
    const dark = await file("dark.tokens.json", tokens("#111111"));
    const given = await tincture(["audit", light, dark, "--json"]);
    expect(given.err).toBe("");
    expect(JSON.parse(given.out).themes).toHaveLength(1);
    expect(JSON.parse(given.out).themes[0].findings).toMatchObject([
      { mode: "light", file: light, line: 8 },
      {},
    ]);
    await tincture(["audit", "--fix", light, dark]);
    expect(await readFile(dark, "utf8")).toBe(tokens("#111111"));
    expect(await readFile(light, "utf8")).toMatch(/^\{\n {4}"color"/);
  });

  it("[CLI-2] finds planted failures, and all that has a repair passes after --fix", {
    timeout: 300_000,
  }, async () => {
    const random = createRandom("planted");
    const theme = solveTheme({
      brand: [color("#2f6690")],
      contrast: 50,
      tint01: 0.5,
      floors: "aa",
      pins: {},
    });
    const { light } = theme.modes;
    let planted = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ground = formatHex(light.a0);
      // Greys between ground and the floor of text: below 4.5 on white for certain.
      const level = 140 + Math.floor(random() * 100);
      const value = `#${level.toString(16).repeat(3)}`;
      const name = await file(`planted-${round}.css`, `:root { --a0: ${ground}; --text: ${value}; }\n`);
      const before = await tincture(["audit", name]);
      expect(before.code, value).toBe(1);
      planted += 1;
      expect((await tincture(["audit", "--fix", name])).code).toBe(0);
      expect((await tincture(["audit", name])).code).toBe(0);
    }
    expect(planted).toBe(ROUNDS);
  });
});

describe("the rule of stylelint", () => {
  const lint = (code: string, option: unknown = true) =>
    stylelint.lint({ code, config: { plugins: [contrast], rules: { "tincture/contrast": option } } });

  it("[CLI-2] reports each failing pair at its line", async () => {
    const { results } = await lint(FAILING);
    expect(results[0]?.warnings.map(({ line, rule }) => [line, rule])).toEqual([
      [5, "tincture/contrast"],
      [10, "tincture/contrast"],
    ]);
    expect(results[0]?.warnings[0]?.text).toContain("text-3 on a0 (light) has 2.79:1");
  });

  it("[CLI-2] says nothing about other style sheets, and refuses unknown options", async () => {
    expect((await lint("a { color: red }")).results[0]?.warnings).toEqual([]);
    expect((await lint(PASSING, [true, { floors: "aaa" }])).errored).toBe(false);
    const wrong = await lint(PASSING, [true, { floors: "b" }]);
    expect(wrong.results[0]?.invalidOptionWarnings).toHaveLength(1);
  });
});

function color(text: string) {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
}
