/**
 * [COL-6] Pictures rendered by a third-party program, and files read by an independent implementation of
 * their published layouts.
 */
import { inflateRawSync, inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-wasm";
import ColorJs from "colorjs.io";
import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import {
  DARK_HEXES,
  darkHexesOf,
  hexesOf,
  LIGHT_HEXES,
  PAIRED_SAMPLE,
  readColors,
  SAMPLE,
  written,
  writtenText,
} from "#engine/testing/sample-palettes.ts";
import { readyResvg } from "#tests/resvg.ts";

/** Hex of a CSS color, parsed by color.js. */
const hexOf = (css: string) => new ColorJs(css).to("srgb").toString({ format: "hex", collapse: false });

describe("[COL-6] pictures, rendered by resvg", () => {
  beforeAll(readyResvg);
  /** Hex of the pixel at each position, given as shares of width and height. */
  const pixels = (svg: string, places: readonly (readonly [number, number])[]) => {
    const { width, height, pixels: rgba } = new Resvg(svg).render();
    return places.map(([x, y]) => {
      const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
      return `#${Buffer.from(rgba.slice(at, at + 3)).toString("hex")}`;
    });
  };
  const row = (y: number) => LIGHT_HEXES.map((_, index): [number, number] => [(index + 0.5) / 5, y]);

  it("SVG: one swatch per color, dark values below", async () => {
    expect(pixels(await writtenText("svg", SAMPLE), row(0.3))).toEqual(LIGHT_HEXES);
    const both = await writtenText("svg", PAIRED_SAMPLE);
    expect(pixels(both, [...row(0.2), ...row(0.7)])).toEqual([...LIGHT_HEXES, ...DARK_HEXES]);
  });
  it("SVG: a hundred colors in rows, none missing", async () => {
    const hexes = Array.from(
      { length: 100 },
      (_, index) => `#${(index * 160_000 + 77).toString(16).padStart(6, "0")}`,
    );
    const svg = await writtenText("svg", { colors: hexes.map((hex) => ({ name: hex, color: color(hex) })) });
    const columns = 15;
    const places = hexes.map((_, index): [number, number] => [
      ((index % columns) + 0.5) / columns,
      (Math.floor(index / columns) + 0.25) / Math.ceil(100 / columns),
    ]);
    expect(pixels(svg, places)).toEqual(hexes);
  });
  it("PNG", async () => {
    const png = Buffer.from(await written("png", PAIRED_SAMPLE)).toString("base64");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315"><image href="data:image/png;base64,${png}" width="600" height="315"/></svg>`;
    expect(pixels(svg, [...row(0.25), ...row(0.75)])).toEqual([...LIGHT_HEXES, ...DARK_HEXES]);
  });
});

describe("[COL-6] files by their published layouts", () => {
  it("PDF (ISO 32000): every color is a fill of some page", async () => {
    const many = Array.from(
      { length: 40 },
      (_, index) => `#${(index * 400_000 + 7).toString(16).padStart(6, "0")}`,
    );
    const bytes = Buffer.from(
      await written("pdf", { colors: many.map((hex) => ({ name: hex, color: color(hex) })) }),
    );
    const text = bytes.toString("latin1");
    const streams = [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].map((match) => {
      const start = match.index + match[0].length;
      return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString("latin1");
    });
    const fills = streams.flatMap((stream) => [...stream.matchAll(/([\d.e-]+) ([\d.e-]+) ([\d.e-]+) rg/g)]);
    const hexes = fills.map(([, r, g, b]) => hexOf(`color(srgb ${r} ${g} ${b})`));
    expect(many.filter((hex) => !hexes.includes(hex))).toEqual([]);
    const heights = [...streams.join("\n").matchAll(/0 0 m\s+0 ([\d.-]+) l/g)].map(([, height]) =>
      Number(height),
    );
    expect(heights).toHaveLength(40);
    expect(Math.min(...heights)).toBeGreaterThan(40);
  });

  it("Procreate (APPNOTE.TXT): a local file header, deflate, and sets of thirty slots", async () => {
    const colors = Array.from({ length: 45 }, (_, index) => ({
      name: `${index}`,
      color: color(`hsl(${index * 8} 60% 40%)`),
    }));
    const bytes = await written("procreate", { title: "Long", colors });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    const start = 30 + view.getUint16(26, true) + view.getUint16(28, true);
    const name = new TextDecoder().decode(bytes.slice(30, 30 + view.getUint16(26, true)));
    expect(name).toBe("Swatches.json");
    const sets = JSON.parse(inflateRawSync(bytes.subarray(start)).toString());
    expect(sets.map((set: { swatches: unknown[] }) => set.swatches.length)).toEqual([30, 30]);
    expect(sets.flatMap((set: { swatches: unknown[] }) => set.swatches).filter(Boolean)).toHaveLength(45);
  });

  it("Xcode (Asset Catalog Format Reference): a catalog of color sets with appearances", async () => {
    const wide = { name: "Flame", color: color("color(display-p3 1 0.2 0 / 0.5)") };
    const bytes = await written("xcode-bundle", {
      ...PAIRED_SAMPLE,
      colors: [...PAIRED_SAMPLE.colors.slice(0, 1), wide],
    });
    const files = unzipSync(bytes);
    const at = (path: string) => JSON.parse(new TextDecoder().decode(files[`Harbour.xcassets/${path}`]));
    expect(Object.keys(files)).toHaveLength(3);
    expect(at("Contents.json")).toEqual({ info: { author: "xcode", version: 1 } });
    const { colors } = at("MidnightOcean.colorset/Contents.json");
    expect(colors).toHaveLength(2);
    expect(colors[0]).toEqual({
      idiom: "universal",
      color: {
        "color-space": "srgb",
        components: { red: "0.0549", green: "0.16471", blue: "0.27843", alpha: "1" },
      },
    });
    expect(colors[1].appearances).toEqual([{ appearance: "luminosity", value: "dark" }]);
    expect(at("Flame.colorset/Contents.json").colors[0].color).toEqual({
      "color-space": "display-p3",
      components: { red: "1", green: "0.2", blue: "0", alpha: "0.5" },
    });
  });

  it("Android: resources with the same names for day and night, and the colors for Compose", async () => {
    const files = unzipSync(await written("android-bundle", PAIRED_SAMPLE));
    const at = (path: string) => new TextDecoder().decode(files[`app/src/main/${path}`]);
    expect(Object.keys(files)).toHaveLength(3);
    const day = at("res/values/harbour.xml");
    const night = at("res/values-night/harbour.xml");
    const names = (text: string) => [...text.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(day).toContain('<color name="midnight_ocean">#FF0E2A47</color>');
    expect(names(night)).toEqual(names(day));
    expect(night).not.toEqual(day);
    expect(at("java/Palette.kt")).toContain("object PaletteDark {");
    const plain = unzipSync(await written("android-bundle", SAMPLE));
    expect(Object.keys(plain).some((path) => path.includes("night"))).toBe(false);
  });

  it("Android resources of other programs are read with their night values", () => {
    const xml = (hex: string) => strToU8(`<resources><color name="sea">${hex}</color></resources>`);
    const bytes = zipSync({ "res/values/c.xml": xml("#0E2A47"), "res/values-night/c.xml": xml("#AABBCC") });
    const { colors } = readColors(bytes);
    expect(hexesOf(colors)).toEqual(["#0e2a47"]);
    expect(darkHexesOf(colors)).toEqual(["#aabbcc"]);
  });

  it("Flutter: a theme extension has every color in light and dark, under names that Dart allows", async () => {
    const colors = ["Light", "lerp", "new", "Sea"].map((name) => ({
      name,
      color: color("#0e2a47"),
      dark: color("#aabbcc"),
    }));
    const files = unzipSync(await written("flutter-bundle", { title: "My Sea", colors }));
    expect(Object.keys(files).toSorted()).toEqual(["lib/my_sea.dart", "lib/my_sea_theme.dart"]);
    const dart = new TextDecoder().decode(files["lib/my_sea_theme.dart"]);
    const fields = [...dart.matchAll(/^ {2}final Color (\w+);$/gm)].map(([, name]) => name);
    expect(fields).toEqual(["lightColor", "lerpColor", "newColor", "sea"]);
    for (const field of fields) {
      expect(dart).toContain(`    required this.${field},`);
      expect(dart).toContain(`      ${field}: Color.lerp(${field}, other.${field}, t)!,`);
      expect([...dart.matchAll(new RegExp(`^ {4}${field}: (.*),$`, "gm"))].map(([, value]) => value)).toEqual(
        ["Color(0xFF0E2A47)", "Color(0xFFAABBCC)"],
      );
    }
  });

  it("color sets as Xcode writes them: bytes, hex, grey", () => {
    const entry = (components: object) =>
      JSON.stringify({ colors: [{ color: components, idiom: "universal" }] });
    const rgb = (red: string, green: string, blue: string) =>
      entry({ "color-space": "srgb", components: { alpha: "1.000", red, green, blue } });
    const bytes = zipSync({
      "A.xcassets/Hex.colorset/Contents.json": strToU8(rgb("0x0E", "0x2A", "0x47")),
      "A.xcassets/Bytes.colorset/Contents.json": strToU8(rgb("14", "42", "71")),
      "A.xcassets/Grey.colorset/Contents.json": strToU8(
        entry({ "color-space": "gray-gamma-22", components: { white: "1.000", alpha: "1.000" } }),
      ),
      "A.xcassets/Named.colorset/Contents.json": strToU8(entry({ reference: "systemRedColor" })),
    });
    const { colors, title } = readColors(bytes);
    expect([title, ...hexesOf(colors)]).toEqual(["A", "#0e2a47", "#0e2a47", "#ffffff"]);
  });

  it("ASE: balanced groups of light and dark", async () => {
    const bytes = await written("ase", PAIRED_SAMPLE);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const types: number[] = [];
    for (let at = 12; at < bytes.length; at += 6 + view.getUint32(at + 2)) types.push(view.getUint16(at));
    const group = [0xc001, 1, 1, 1, 1, 1, 0xc002];
    expect(types).toEqual([...group, ...group]);
    expect(view.getUint32(8)).toBe(14);
  });

  it.each([
    ["scss", /^\$([\w-]+): (#\w{6});$/gm, 10],
    ["less", /^@([\w-]+): (#\w{6});$/gm, 10],
    ["stylus", /^\$([\w-]+) = (#\w{6})$/gm, 10],
    ["swift", /static let (\w+) = Color\(uiColor: UIColor \{ traits in/g, 5],
    ["flutter", /static const Color (\w+) = Color\((0xFF[0-9A-F]{6})\);/g, 10],
    ["gpl", /^ *(\d+) +(\d+) +(\d+)\t[\w ]+$/gm, 10],
  ] as const)("%s: a line a value", async (id, line, count) => {
    expect([...(await writtenText(id, PAIRED_SAMPLE)).matchAll(line)]).toHaveLength(count);
  });
});
