/** Truncated and damaged files: a clear answer, never an exception. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXPORT_FORMATS } from "#engine/files/export/export-palette.ts";
import { createRandom } from "#engine/random/random.ts";
import { PAIRED_SAMPLE, PICTURES, read, written } from "#engine/testing/sample-palettes.ts";
import { sampled } from "#tests/exhaustive.ts";

const ids = EXPORT_FORMATS.map(({ id }) => id);
/** Formats that are read completely or not at all, because a part of the file is not a palette. */
const WHOLE = ["ase", "aco", "procreate", "dtcg", "style-dictionary", "json", "figma", "sketch"];

/** Bytes from one place to the next at which a file is cut. */
const STEP = sampled(1, 3);

function expectAnswer(bytes: Uint8Array | string) {
  const result = read(bytes);
  if (result.ok) expect(result.colors.length).toBeGreaterThan(0);
  else expect(result.message).toMatch(/^It .{5,200}\.$/);
  return result;
}

describe("[COL-6] every format, truncated and damaged", () => {
  it.each(ids.filter((id) => !PICTURES.includes(id)))("%s, truncated at any byte", async (id) => {
    const whole = await written(id, PAIRED_SAMPLE);
    for (let length = 0; length < whole.length; length += STEP) {
      const result = expectAnswer(whole.slice(0, length));
      // The final line break may be missing, and the first half of an ACO file is a valid ACO file of version
      // 1.
      if (id === "aco" && length === 4 + 10 * 2 * PAIRED_SAMPLE.colors.length) continue;
      if (WHOLE.includes(id) && length < whole.length - 1)
        expect([id, length, result.ok]).toEqual([id, length, false]);
    }
  });

  it.each(ids)("%s, with random bytes changed, removed and repeated", async (id) => {
    const whole = PICTURES.includes(id)
      ? (await written(id, PAIRED_SAMPLE)).slice(0, 4000)
      : await written(id, PAIRED_SAMPLE);
    const random = createRandom(`hostile ${id}`);
    const place = () => Math.floor(random() * whole.length);
    for (let round = 0; round < sampled(400, 120); round += 1) {
      const bytes = whole.slice();
      for (let change = 0; change <= round % 5; change += 1) bytes[place()] = Math.floor(random() * 256);
      const [from, to] = [place(), place()].toSorted((a, b) => a - b);
      if (round % 3 === 1) bytes.copyWithin(from ?? 0, to ?? 0);
      expectAnswer(round % 3 === 2 ? new Uint8Array([...bytes.slice(0, to), ...bytes.slice(from)]) : bytes);
    }
  });

  it("random bytes after any header", () => {
    const heads = [
      "ASEF",
      "\u0000\u0001",
      "\u0000\u0002",
      "PK\u0003\u0004",
      "GIMP Palette\n",
      "{",
      '{"$value":',
      "[",
      "<svg",
      "<resources>",
      ":root{--a:",
      "$a: (",
      "export const a = {",
      "name,value\n",
      "import SwiftUI\n",
      "",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 400 }),
        fc.string({ unit: "binary", maxLength: 200 }),
        (head, bytes, text) => {
          expectAnswer(new Uint8Array([...new TextEncoder().encode(head), ...bytes]));
          expectAnswer(`${head}${text}`);
        },
      ),
      { numRuns: sampled(500, 120) },
    );
  });
});
