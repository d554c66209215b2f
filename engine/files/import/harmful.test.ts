/** Malicious files: a clear answer within a second, without filling the memory, and never an exception. */
import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createRandom } from "#engine/random/random.ts";
import { written } from "#engine/testing/sample-palettes.ts";
import { importPalette } from "./import-palette.ts";

const MAX_MS = 1000;
const TEN_MB = 10_000_000;

/**
 * CPU time of the thread, so that the load of the machine does not count; the limit allows for a machine half
 * as fast.
 */
function expectSoon(bytes: Uint8Array | string) {
  const given = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  const text = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
  const start = process.threadCpuUsage();
  const result = importPalette({ bytes: given, text, name: "It" });
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2 * MAX_MS);
  if (!result.ok) expect(result.message).toMatch(/^It .{5,200}\.$/);
  return result;
}

describe("[COL-6] malicious files", () => {
  const header = (...values: number[]) => new Uint8Array(values);
  it("counts beyond the size of the file", () => {
    const ase = header(0x41, 0x53, 0x45, 0x46, 0, 1, 0, 0, 255, 255, 255, 255, 0, 1, 0, 0, 0, 0);
    expect(expectSoon(ase)).toEqual({
      ok: false,
      message: "It ends too early: it is damaged, or not whole.",
    });
    const name = header(0, 2, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255);
    expect(expectSoon(name).ok).toBe(false);
    expect(expectSoon(header(0, 1, 255, 255, 0, 0)).ok).toBe(false);
  });

  it("values that are not numbers", async () => {
    const ase = await written("ase");
    const at = new TextDecoder("latin1").decode(ase).indexOf("RGB ") + 4;
    for (const bits of [0x7fc00000, 0x7f800000, 0xff800000]) {
      const damaged = ase.slice();
      new DataView(damaged.buffer).setUint32(at, bits);
      expect(expectSoon(damaged)).toEqual({
        ok: false,
        message: "It is damaged: a value in it is no number.",
      });
    }
  });

  it.each([
    ["style attributes", '<p style="color:#f00">\n'],
    ["style sheets", "<style>\n"],
    ["scripts", "<script>#fff000</script>\n"],
    ["classes with colors", "<p class='[#ffffff]' style='a:b;c:d'>\n"],
    ["tags that do not end", "<a {\n"],
  ])("a page of many %s", (_, line) => {
    expectSoon(`<!doctype html>\n${line.repeat(Math.floor(900_000 / line.length))}`);
    expect(expectSoon(`<!doctype html>\n${line.repeat(Math.floor(TEN_MB / line.length) - 9)}`)).toEqual({
      ok: false,
      message: expect.stringMatching(/a million letters/),
    });
  });

  const archive = (json: Uint8Array | string) =>
    zipSync(
      { "Swatches.json": typeof json === "string" ? new TextEncoder().encode(json) : json },
      { level: 9 },
    );

  it("an archive that unpacks to a thousand times its size, whatever size it states", () => {
    const bomb = archive(new Uint8Array(60_000_000));
    const before = process.memoryUsage().rss;
    expect(expectSoon(bomb)).toEqual({
      ok: false,
      message: "It unpacks to far more than swatches take, and is not read.",
    });
    // The same stream with a false size in its header.
    const falseSize = bomb.slice();
    const view = new DataView(falseSize.buffer);
    const central = view.getUint32(falseSize.length - 6, true);
    view.setUint32(central + 24, 100, true);
    view.setUint32(22, 100, true);
    expect(expectSoon(falseSize).ok).toBe(false);
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
  });

  it("archives of other content, and empty ones", () => {
    expect(expectSoon(zipSync({ "word/document.xml": new Uint8Array(10) }))).toMatchObject({
      message: expect.stringContaining("no file of Procreate or Xcode"),
    });
    expect(expectSoon(archive("[]")).ok).toBe(false);
    expect(expectSoon(archive("[".repeat(1_000_000))).ok).toBe(false);
    expect(expectSoon(archive('[{"name":1,"swatches":[null,1,{},{"hue":"x"}]}]')).ok).toBe(false);
    expect(
      expectSoon(new Uint8Array([...header(0x50, 0x4b, 3, 4), ...deflateRawSync(new Uint8Array(1000))])).ok,
    ).toBe(false);
  });

  it.each([
    ["brackets", "["],
    ["objects", '{"a":'],
    ["rules", "a{"],
    ["SCSS maps", "$a:("],
    ["functions", "--a:calc("],
    ["references", "var(--a,"],
    ["tags", "<svg><g>"],
    ["objects of code", "const a={b:"],
  ])("deep nesting of %s", (_, piece) => {
    expect(expectSoon(piece.repeat(Math.floor(TEN_MB / 4 / piece.length))).ok).toBe(false);
    expectSoon(`{"a":"#fff","b":${piece.repeat(10_000)}`);
  });

  const junk: readonly (readonly [string, string])[] = [
    ["zeros", "\u0000"],
    ["spaces", " "],
    ["line ends", "\n"],
    ["commas", ",a"],
    ["quotes", '"'],
    ["back quotes", "`a"],
    ["backslashes", "'\\"],
    ["comments", "/* "],
    ["comments of a line", "//a\n"],
    ["letters", "a"],
    ["signs of variables", "--a:b;"],
    ["variables in circles", "$a:$a;"],
    ["equal signs", "a = "],
    ["hash signs", "#"],
    ["open functions", "rgb("],
    ["open functions with space", "Color(    "],
    ["rules", "a{b:c}"],
    ["rows", "1 2 3 a\n"],
    ["numbers", "1,"],
    ["tags", "<a b='c'>"],
    ["words before equal signs", "const a = "],
    ["digits of hex", "abcdef0123456789"],
  ];
  it.each(junk)("ten megabytes of %s", (_, piece) => {
    expectSoon(piece.repeat(Math.floor((TEN_MB - 100) / piece.length)));
    // Short texts are also tried as lists, which takes longer per character.
    expectSoon(piece.repeat(Math.floor(9990 / piece.length)));
  });
  it.each([
    ["ASE", "ASEF"],
    ["GPL", "GIMP Palette\n"],
    ["JSON", '{"a":["'],
    ["tokens", '{"$value":"'],
    ["SVG", "<svg>"],
    ["Android", "<resources>"],
    ["CSV", "name,value\n"],
    ["Swift", "import SwiftUI\n"],
    ["Dart", "Color(0xff000000)"],
    ["code", "export const a = "],
    ["style sheet", ":root{--a:"],
  ])("ten megabytes of junk after the header of %s", (_, head) => {
    const random = createRandom(head);
    const letters = Array.from({ length: 5000 }, () =>
      String.fromCharCode(32 + Math.floor(random() * 95)),
    ).join("");
    for (const piece of [letters, " ", "a("]) {
      expectSoon(`${head}${piece.repeat(Math.floor((TEN_MB - 100) / piece.length))}`);
    }
  });

  it.each([
    ["rows", `GIMP Palette\n${"1 2 3\n".repeat(1_000_000)}`],
    ["a list", `[${'"#ffffff",'.repeat(500_000)}"#fff"]`],
    ["variables", `:root{${Array.from({ length: 15_000 }, (_, index) => `--v${index}:#fff;`).join("")}}`],
    ["text", "#fff ".repeat(1_500_000)],
    ["code", `const a = [${"'#fff',".repeat(1_000_000)}]`],
  ])("more colors than the limit: %s", (_, text) => {
    const result = expectSoon(text);
    expect(!result.ok && result.message).toContain("holds more than 10,000 colors");
  });

  it("more than ten megabytes, and an empty file", () => {
    expect(expectSoon(new Uint8Array(TEN_MB + 1))).toEqual({
      ok: false,
      message: "It is larger than 10 MB.",
    });
    expect(expectSoon("")).toEqual({ ok: false, message: "It is empty." });
  });
});
