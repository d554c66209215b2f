import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coverageFindings } from "./coverage-findings.ts";
import { readCoverage } from "./coverage-table.ts";
import { requirementIds } from "./requirement-ids.ts";
import { titledIds } from "./titled-ids.ts";

describe("the requirements in titles", () => {
  const ids = (text: string) => [...titledIds("a.test.ts", text)];

  it("are found in tests and groups, in tables of tests, in templates and on further lines", () => {
    expect(ids('it("[COL-1] reads", () => {})')).toEqual(["COL-1"]);
    expect(ids('describe("[COL-1][COL-2] both", () => { test("x", f) })')).toEqual(["COL-1", "COL-2"]);
    expect(ids('it.each([\n ["a"],\n])(\n "[LIB-2] of %s", f)')).toEqual(["LIB-2"]);
    expect(ids('it.each`a | b`("[LIB-2] of $a", f)')).toEqual(["LIB-2"]);
    expect(ids("for (const t of all) test(`[PAL] opens ${t}`, f)")).toEqual(["PAL"]);
    expect(ids('test.describe("[SHL-1] bar", f)')).toEqual(["SHL-1"]);
  });
  it("are not found elsewhere", () => {
    expect(ids('// [COL-1]\nconst text = "[COL-1]"; expect("[COL-1]").toBe(f("[COL-2]"));')).toEqual([]);
    expect(ids('beforeEach("[COL-1]", f)')).toEqual([]);
  });
  it("are not found where nothing runs", () => {
    expect(ids('it.skip("[COL-1] a", f); it.todo("[COL-2] b"); test.fixme("[COL-3] c", f)')).toEqual([]);
    expect(ids('it.skip.each([1])("[COL-1] a", f)')).toEqual([]);
  });
  it("are read from what parses only", () => {
    expect(() => ids('it("[COL-1]')).toThrow("a.test.ts");
  });
});

describe("a row", () => {
  it("has a requirement, and proofs or the word that there are none yet", () => {
    const { rows, unread } = readCoverage(
      "# T\n\n| requirement | place | proof |\n|---|---|---|\n| A-1 one | `x/`, `/x/y` and more | `x/**` (half), `y/*.ts` |\n| B two | | not built yet |\n",
    );
    expect(unread).toEqual([]);
    expect(rows).toEqual([
      { id: "A-1", line: 5, places: ["x/"], proofs: ["x/**", "y/*.ts"], isBuilt: true },
      { id: "B", line: 6, places: [], proofs: [], isBuilt: false },
    ]);
  });
  it.each(["| one | x | `y` |", "| A-1 one | x |", "| A-1 one | x | |", "| A-1, A-2 two | x | `y` |"])(
    "is not “%s”",
    (text) => {
      expect(readCoverage(text)).toEqual({ rows: [], unread: [1] });
    },
  );
});

describe("the coverage", () => {
  const sound = {
    known: ["A-1", "A-2", "B"],
    markdown:
      "| A-1 one | `x/` | `x/*.test.ts` |\n| A-2 two | x | `bench/a.bench.ts` |\n| B three | | not built yet |",
    tests: new Map([
      ["x/one.test.ts", new Set(["A-1"])],
      ["y/other.test.ts", new Set<string>()],
    ]),
    paths: ["bench/a.bench.ts", "x/one.ts", "x/one.test.ts", "y/other.test.ts"],
  };
  const findings = (change: Partial<typeof sound>) => coverageFindings({ ...sound, ...change });
  const replaced = (from: string, to: string) => {
    expect(sound.markdown).toContain(from);
    return findings({ markdown: sound.markdown.replace(from, to) });
  };

  it("is sound when each requirement has its row, and each row its proof", () => {
    expect(findings({})).toEqual([]);
  });
  it("lacks a requirement", () => {
    expect(findings({ known: ["A-1", "A-2", "A-3", "B"] })).toEqual(["A-3 has no row"]);
  });
  it("names what is no requirement", () => {
    expect(findings({ known: ["A-1", "A-2"] })).toEqual(["line 3: B is no requirement"]);
  });
  it("has a row that cannot be read", () => {
    expect(replaced("| B three | | not built yet |", "| B three | not built yet |")).toEqual([
      "line 3: no row of the form | ID name | place | `proof` |",
      "B has no row",
    ]);
  });
  it("has rows twice, or out of order", () => {
    const [one, two, three] = sound.markdown.split("\n");
    expect(findings({ markdown: [one, one, two, three].join("\n") })).toEqual([
      "line 2: A-1 has a second row",
    ]);
    expect(findings({ markdown: [two, one, three].join("\n") })).toEqual(["line 2: A-1 comes before A-2"]);
  });
  it("names a place without tests", () => {
    expect(replaced("x/*.test.ts", "gone/**")).toEqual(["line 1: A-1 names gone/**, and no test is there"]);
  });
  it("names tests that do not name the requirement, beside some that do", () => {
    expect(replaced("`x/*.test.ts`", "`x/*.test.ts` `y/**`")).toEqual([
      "line 1: A-1 names y/**, where no title has [A-1]",
    ]);
  });
  it("names a file where something is done that is not there", () => {
    expect(replaced("`x/`", "`x/one.ts`, `x/two.ts`")).toEqual([
      "line 1: A-1 is done in x/two.ts, which is not there",
    ]);
  });
  it("names a benchmark that is not there", () => {
    const paths = sound.paths.filter((path) => !path.startsWith("bench/"));
    expect(findings({ paths })).toEqual(["line 2: A-2 names bench/a.bench.ts, and no test is there"]);
  });
  it("misses a title with what is no requirement", () => {
    const tests = new Map([...sound.tests, ["y/ink.test.ts", new Set(["INK"])] as const]);
    expect(findings({ tests })).toEqual(["y/ink.test.ts: [INK] in a title is no requirement"]);
  });
  it("says not to be built what is tested", () => {
    const tests = new Map([...sound.tests, ["y/b.test.ts", new Set(["B"])] as const]);
    expect(findings({ tests })).toEqual(["B is said not to be built, but y/b.test.ts tests it"]);
  });
});

it("the requirements are read from their page, once each and in its order", () => {
  expect(requirementIds("- **A-1**\n- **AB-1 Title.** text\n  - **DRK / LGT** two\n- text **AB-2**")).toEqual(
    ["AB-1", "DRK", "LGT"],
  );
  const ids = requirementIds(readFileSync("docs/requirements.md", "utf8"));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(["SHL-1", "LGT", "UIP-3", "QLT-9", "TST-4"]));
});
