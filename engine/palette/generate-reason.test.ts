import { expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import { paletteReason } from "./generate-reason.ts";

const read = (hexes: readonly string[]) =>
  hexes.map((hex) => {
    const parsed = parseColor(hex);
    if (!parsed.ok) throw new Error(hex);
    return parsed.color;
  });

it("says nothing of where colors without a rule come from: a plate of the library is nobody's own", () => {
  const plate = read(["#0e2a47", "#2f6690", "#81b1cc", "#f4d35e", "#ee964b"]);
  const { sentence } = paletteReason(plate, { method: undefined });
  expect(sentence).toMatch(/^5 colors · lightness 28 to 87 · closest pair /);
  expect(paletteReason(plate.slice(0, 1), { method: undefined }).sentence).toMatch(/^1 color · /);
  expect(paletteReason(plate, { method: "random" }).sentence).not.toMatch(/^\d/);
});
