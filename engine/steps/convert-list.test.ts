import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertEntry, listToCsv, MAX_ENTRIES, splitEntries } from "./convert-list.ts";
import type { WorkedFormat } from "./worked-step.ts";

const convert = (text: string, from: WorkedFormat, to: WorkedFormat) =>
  splitEntries(text, from).entries.map((entry) => convertEntry(entry, from, to));
const results = (text: string, from: WorkedFormat, to: WorkedFormat) =>
  convert(text, from, to).map(({ result, note }) => result ?? note);

describe("[CNV] a list of colors", () => {
  it("takes one color per line, and reports each error in its place", () => {
    expect(results("#0e2a47\nnonsense\n#fff", "hex", "rgb")).toEqual([
      "rgb(14 42 71)",
      "“nonsense” is not a color name.",
      "rgb(255 255 255)",
    ]);
  });

  it.each([
    ["#0e2a47, #ffffff;#000000"],
    ["0e2a47\tffffff|000000"],
    ["#0e2a47 #ffffff #000000"],
    ['"#0e2a47",\r\n"#ffffff",\r\n"#000000"'],
    ["[#0e2a47, #ffffff, #000000]"],
  ])("accepts any separator: %j", (text) => {
    expect(results(text, "hex", "rgb")).toEqual(["rgb(14 42 71)", "rgb(255 255 255)", "rgb(0 0 0)"]);
  });

  it("keeps the commas that belong to a color", () => {
    expect(results("14, 42, 71\nrgb(255, 0, 0), rgb(0 0 255)", "rgb", "hex")).toEqual([
      "#0e2a47",
      "#ff0000",
      "#0000ff",
    ]);
  });

  it("numbers the lines of the text", () => {
    expect(convert("\n\n#fff\n\nred", "hex", "rgb").map(({ line }) => line)).toEqual([3, 5]);
  });

  it("[COL-3] says that a color outside sRGB was mapped", () => {
    expect(convert("color(display-p3 0 1 0)", "hex", "rgb")[0]?.note).toBe("Outside sRGB, mapped");
  });

  it("stops at ten thousand and counts the rest", () => {
    const { entries, left } = splitEntries("#fff\n".repeat(MAX_ENTRIES + 7), "hex");
    expect([entries.length, left]).toEqual([MAX_ENTRIES, 7]);
  });

  it("writes CSV that can be read back, without formulas", () => {
    const csv = listToCsv(convert("#fff\n=SUM(A1)\n14, 42, 71", "rgb", "hsl"), "rgb", "hsl");
    expect(csv.split("\r\n")).toEqual([
      "RGB,HSL,Note",
      "#fff,hsl(0 0% 100%),",
      expect.stringMatching(/^'=SUM\(A1\),,/),
      '"14, 42, 71",hsl(210.5 67.1% 16.7%),',
      "",
    ]);
  });

  it("never throws, and never loses a line with content", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (lines) => {
        const rows = convert(lines.join("\n"), "hex", "hsl");
        for (const row of rows) expect((row.result ?? row.note ?? "").length).toBeGreaterThan(0);
      }),
    );
  });
});
