import { describe, expect, it } from "vitest";
import {
  DEFAULTS,
  decodePalette,
  encodePalette,
  freeColor,
  type PaletteDocument,
} from "#domain/documents/palette/palette-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { characterOf } from "#engine/palette/character.ts";
import { paletteDistance, paletteLabs } from "#engine/palette/palette-distance.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { drawn, drawnFrom, drawnUnlike, MAX_RECENT, redrawn, variantsOf } from "./draw.ts";
import { reduce } from "./model.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const start: PaletteDocument = {
  ...DEFAULTS,
  colors: ["#0e2a47", "#2f6690", "#81b1cc", "#f4ebd9", "#e4572e"].map((hex) => freeColor(color(hex))),
};
const hexes = (document: PaletteDocument) => document.colors.map((entry) => formatHex(entry.color));

describe("[PAL] the palette model", () => {
  it("generates only the unlocked colors, the same for the same seed", () => {
    const locked = reduce(start, { type: "lock", index: 1, part: "isLocked" });
    const first = reduce(locked, drawn(locked, "abc"));
    expect(hexes(first)[1]).toBe("#2f6690");
    expect(hexes(first).filter((hex, index) => hex === hexes(start)[index])).toEqual(["#2f6690"]);
    expect(hexes(reduce(locked, drawn(locked, "abc")))).toEqual(hexes(first));
    expect(hexes(reduce(locked, drawn(locked, "abd")))).not.toEqual(hexes(first));
  });
  it("[TST-1] ten draws in a row differ, where draws by themselves are alike now and then", () => {
    const drawMany = (draw: (seed: string, recent: readonly (readonly Color[])[]) => readonly Color[]) => {
      const all: (readonly Color[])[] = [];
      for (let number = 0; number < 60; number += 1) all.push(draw(`s${number}`, all.slice(-MAX_RECENT)));
      const labs = all.map(paletteLabs);
      return labs.flatMap((each, at) =>
        labs.slice(Math.max(0, at - MAX_RECENT), at).map((before) => paletteDistance(before, each)),
      );
    };
    const alike = drawMany((seed) => drawn(start, seed).colors).filter((distance) => distance < 0.08);
    expect(alike.length).toBeGreaterThan(5);
    const unlike = drawMany((seed, recent) => {
      let tries = 0;
      return drawnUnlike(start, recent, () => `${seed}-${(tries += 1)}`).colors;
    });
    expect(Math.min(...unlike)).toBeGreaterThan(0.08);
    const allLocked = start.colors.map((entry) => ({ ...entry, isLocked: true }));
    expect(drawnUnlike({ ...start, colors: allLocked }, []).colors).toHaveLength(5);
  });
  it.each(["c=0e2a47-2f6690-81b1cc-f4ebd9-e4572e", "c=e4572e*-17132b&mood=muted"])(
    "[PAL-2] %s has no rule, and drawing, a mood or a variant gives it none",
    (address) => {
      const opened = decodePalette(new URLSearchParams(address)).document ?? start;
      const variant = {
        type: "variant",
        seed: "abc",
        colors: opened.colors.map((each) => each.color),
      } as const;
      for (const action of [
        drawn(opened, "abc"),
        drawnUnlike(opened, []),
        redrawn(opened, { mood: "neon" }),
        variant,
      ])
        expect(decodePalette(encodePalette(reduce(opened, action))).document?.method).toBe("random");
    },
  );
  it("[PAL-2] a rule that is chosen for colors without one is the rule they are drawn by", () => {
    const opened = decodePalette(new URLSearchParams("c=0e2a47-2f6690-81b1cc")).document ?? start;
    const chosen = reduce(opened, redrawn(opened, { method: "split-complementary" }, "abc"));
    expect(chosen.method).toBe("split-complementary");
    const byRule = reduce(
      { ...opened, edition: 3, method: "split-complementary" },
      drawn({ ...opened, edition: 3, method: "split-complementary" }, "abc"),
    );
    expect(hexes(chosen)).toEqual(hexes(byRule));
    const free = reduce(opened, drawn(opened, "abc"));
    expect(hexes(chosen)).not.toEqual(hexes(free));
  });
  it("generates exactly the colors that its link gives back", () => {
    const drawing = reduce(start, drawn(start, "abc"));
    const linked = decodePalette(encodePalette(drawing)).document;
    expect(linked?.colors.map((entry) => entry.color)).toEqual(drawing.colors.map((entry) => entry.color));
  });
  it("keeps a locked lightness while the rest changes", () => {
    const locked = reduce(start, { type: "lock", index: 0, part: "lockedLightness" });
    const lightness = (document: PaletteDocument) =>
      colorToOklch(document.colors[0]?.color ?? color("white")).lightness;
    for (const seed of ["q", "r", "s"]) {
      const next = reduce(locked, drawn(locked, seed));
      expect(lightness(next)).toBeCloseTo(lightness(start), 2);
      expect(hexes(next)[0]).not.toBe(hexes(start)[0]);
    }
  });
  it("inserts halfway between neighbors, duplicates, removes, and stays within 2 and 12", () => {
    const added = reduce(start, { type: "insert", after: 0 });
    expect(added.colors).toHaveLength(6);
    expect(reduce(start, { type: "duplicate", index: 4 }).colors).toHaveLength(6);
    let document = start;
    for (let index = 0; index < 20; index += 1) document = reduce(document, { type: "insert", after: 0 });
    expect(document.colors).toHaveLength(12);
    for (let index = 0; index < 20; index += 1) document = reduce(document, { type: "remove", index: 0 });
    expect(document.colors).toHaveLength(2);
  });
  it("moves a color, but not beyond the ends", () => {
    expect(hexes(reduce(start, { type: "move", from: 0, to: 2 }))).toEqual([
      "#2f6690",
      "#81b1cc",
      "#0e2a47",
      "#f4ebd9",
      "#e4572e",
    ]);
    expect(reduce(start, { type: "move", from: 0, to: -1 })).toBe(start);
    expect(reduce(start, { type: "move", from: 4, to: 5 })).toBe(start);
  });
  it("[PAL-1] one color that comes in begins a palette without the names before; where all are locked it is added", () => {
    const red = color("#e4002b");
    const named = [0, 4].reduce((at, index) => reduce(at, { type: "name", index, name: `n${index}` }), start);
    const begun = reduce(
      reduce(named, { type: "lock", index: 0, part: "isLocked" }),
      drawnFrom(named, red, "abc"),
    );
    expect(begun.colors.map(({ name = "" }) => name)).toEqual(["n0", "", "", "", ""]);
    const locked = { ...named, colors: named.colors.map((entry) => ({ ...entry, isLocked: true })) };
    const grown = reduce(locked, drawnFrom(locked, red, "abc"));
    expect(hexes(grown)).toEqual([...hexes(start), "#e4002b"]);
    expect(grown.colors.slice(0, 5)).toEqual(locked.colors);
  });
  it("adjusts all but the locked colors, and an adjustment of 0 changes nothing", () => {
    const locked = reduce(start, { type: "lock", index: 4, part: "isLocked" });
    const turned = reduce(locked, { type: "adjust", change: { hueDeg: 60 } });
    expect(hexes(turned)[4]).toBe("#e4572e");
    expect(hexes(turned)[1]).not.toBe("#2f6690");
    expect(hexes(reduce(start, { type: "adjust", change: {} }))).toEqual(hexes(start));
  });
  it("[PAL-1] [U5] keeps the names of changed, moved, sorted and drawn colors; a copy has none", () => {
    const names = (document: PaletteDocument) => document.colors.map(({ name = "" }) => name);
    const named = reduce(reduce(start, { type: "name", index: 0, name: " brand\n" }), {
      type: "name",
      index: 4,
      name: "accent",
    });
    expect(names(named)).toEqual(["brand", "", "", "", "accent"]);
    const changed = reduce(named, { type: "set", index: 0, color: color("red") });
    expect(names(changed)).toEqual(names(named));
    expect(names(reduce(changed, drawn(changed, "abc")))).toEqual(names(named));
    expect(names(reduce(changed, { type: "adjust", change: { hueDeg: 40 } }))).toEqual(names(named));
    expect(names(reduce(changed, { type: "move", from: 0, to: 2 }))).toEqual(["", "", "brand", "", "accent"]);
    expect(names(reduce(changed, { type: "sort", by: "hue" })).toSorted()).toEqual(names(named).toSorted());
    expect(names(reduce(changed, { type: "insert", after: 0 }))).toEqual(["brand", "", "", "", "", "accent"]);
    expect(names(reduce(changed, { type: "duplicate", index: 0 }))).toEqual([
      "brand",
      "",
      "",
      "",
      "",
      "accent",
    ]);
    expect(names(reduce(changed, { type: "name", index: 0, name: "" }))).toEqual(["", "", "", "", "accent"]);
    expect(reduce(named, { type: "name", index: 0, name: "brand" })).toBe(named);
  });
  it("[PAL-1] [U5] takes the names of a file and of the tray", () => {
    const read = reduce(start, {
      type: "colors",
      colors: [color("red"), color("blue")],
      names: ["brand", ""],
    });
    expect(read.colors.map(({ name }) => name)).toEqual(["brand", undefined]);
    const added = reduce(read, { type: "append", color: color("lime"), name: "ink" });
    expect(added.colors.map(({ name }) => name)).toEqual(["brand", undefined, "ink"]);
  });
  it("[PAL-2] [U9] a rule, a mood or a character redraws the unlocked colors at once, the same for the same seed", () => {
    const locked = reduce(reduce(start, drawn(start, "abc")), { type: "lock", index: 1, part: "isLocked" });
    const neon = reduce(locked, redrawn(locked, { mood: "neon" }));
    expect(neon).toMatchObject({ mood: "neon", seed: "abc" });
    expect(hexes(neon)[1]).toBe(hexes(locked)[1]);
    expect(hexes(neon).filter((hex, index) => hex === hexes(locked)[index])).toHaveLength(1);
    expect(hexes(reduce(neon, redrawn(neon, { mood: "any" })))).toEqual(
      hexes(reduce(locked, redrawn(locked, {}))),
    );
    const character = { ...characterOf("any"), vivid: 0, dull: 0 };
    const gray = reduce(locked, redrawn(locked, { character }));
    expect(gray.character).toEqual(character);
    expect(colorToOklch(gray.colors[0]?.color ?? color("red")).chroma).toBeLessThan(0.005);
    expect(reduce(gray, redrawn(gray, { character: undefined }))).not.toHaveProperty("character");
    const linked = decodePalette(encodePalette(gray)).document;
    expect(linked).toEqual(gray);
  });
  it("sorts without losing a color", () => {
    for (const by of ["lightness", "hue", "chroma", "smooth"] as const) {
      expect(hexes(reduce(start, { type: "sort", by })).toSorted()).toEqual(hexes(start).toSorted());
    }
  });
  it("accepts a pasted palette, and rejects a single color", () => {
    expect(hexes(reduce(start, { type: "colors", colors: [color("red"), color("blue")] }))).toEqual([
      "#ff0000",
      "#0000ff",
    ]);
    expect(reduce(start, { type: "colors", colors: [color("red")] })).toBe(start);
  });
  it("[PAL-1] another palette has neither the title, nor the first color, nor the character of the one it replaces", () => {
    const { title: _title, ...untitled } = start;
    const earlier: typeof start = {
      ...start,
      title: "Sunset in Lisbon",
      method: "from-color",
      base: color("red"),
      like: [color("red"), color("blue")],
    };
    const pasted = { type: "colors", colors: [color("lime"), color("navy")] } as const;
    const next = reduce(earlier, pasted);
    expect(next).toEqual(reduce({ ...untitled, title: "", method: "from-color" }, pasted));
    expect(next).toMatchObject({ title: "", method: "from-color" });
    expect(reduce(earlier, { ...pasted, title: "Harbour" }).title).toBe("Harbour");
    expect(reduce(earlier, { ...pasted, type: "like", title: "Quay" })).toMatchObject({
      title: "Quay",
      method: "similar",
      like: pasted.colors,
    });
  });
  it("[PAL-1] a palette that is drawn anew has neither the title nor the names of the one before, one with a lock its title", () => {
    const autumn = reduce(start, {
      type: "colors",
      colors: start.colors.map((entry) => entry.color),
      names: ["Rain Boots", "Wet Leaf", "Fog", "Oat", "Ember"],
      title: "Autumn after rain",
    });
    expect(reduce(autumn, drawn(autumn, "abc")).title).toBe("");
    expect(reduce(autumn, drawn(autumn, "abc")).colors.map(({ name }) => name)).toEqual(
      Array(5).fill(undefined),
    );
    const locked = reduce(autumn, { type: "lock", index: 1, part: "isLocked" });
    const next = reduce(locked, drawn(locked, "abc"));
    expect(next.title).toBe("Autumn after rain");
    expect(next.colors.map(({ name = "" }) => name)).toEqual(["", "Wet Leaf", "", "", ""]);
    const [variant] = variantsOf(autumn, "v", 1);
    if (variant === undefined) throw new Error("There is no variant.");
    expect(reduce(autumn, { type: "variant", ...variant })).toMatchObject({ title: "", seed: variant.seed });
    expect(reduce(autumn, { type: "recolor", colors: variant.colors }).title).toBe("Autumn after rain");
  });
  it("offers twelve different variants", () => {
    const variants = variantsOf(start, "v", 12).map((variant) => variant.colors.map(formatHex).join());
    expect(new Set(variants).size).toBe(12);
  });
});
