/**
 * [COL-6] Exported files read by third-party programs, or by an independent implementation of the published
 * layout.
 */
import { stripTypeScriptTypes } from "node:module";
import ColorJs from "colorjs.io";
import { Window } from "happy-dom";
import { compile } from "tailwindcss";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { COLOR_FORMATS } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import {
  DARK_HEXES,
  LIGHT_HEXES,
  PAIRED_SAMPLE,
  SAMPLE,
  writtenText,
} from "#engine/testing/sample-palettes.ts";

const KEBAB = ["midnight-ocean", "starry-night", "pale-sky", "sand", "coral-red"];
const CAMEL = ["midnightOcean", "starryNight", "paleSky", "sand", "coralRed"];
const pairs = (keys: readonly string[], values: readonly string[]) =>
  Object.fromEntries(keys.map((key, index) => [key, values[index]]));
/** Hex of a CSS color, parsed by color.js. */
const hexOf = (css: string) => new ColorJs(css).to("srgb").toString({ format: "hex", collapse: false });

const Channel = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** The fields of a variable in a file that Figma itself exported. */
const FigmaToken = v.strictObject({
  $type: v.literal("color"),
  $value: v.strictObject({
    colorSpace: v.literal("srgb"),
    components: v.tuple([Channel, Channel, Channel]),
    alpha: v.optional(Channel),
    hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  }),
});

describe("[COL-6] style sheets in a browser engine", () => {
  const styled = (css: string, prefersColorScheme: "light" | "dark", className = "") => {
    const window = new Window({ settings: { device: { prefersColorScheme } } });
    const { document } = window;
    document.head.innerHTML = `<style>${css}</style>`;
    document.documentElement.className = className;
    const style = window.getComputedStyle(document.documentElement);
    return KEBAB.map((name) => style.getPropertyValue(`--${name}`).trim());
  };
  it("custom properties in both modes, by system setting and by class", async () => {
    const media = await writtenText("css", PAIRED_SAMPLE, { darkMode: "media" });
    expect(styled(media, "light")).toEqual(LIGHT_HEXES);
    expect(styled(media, "dark")).toEqual(DARK_HEXES);
    const byClass = await writtenText("css", PAIRED_SAMPLE, { darkMode: "class" });
    expect(styled(byClass, "light")).toEqual(LIGHT_HEXES);
    expect(styled(byClass, "light", "dark")).toEqual(DARK_HEXES);
  });

  it("Tailwind 4 generates its classes from them, with its dark variant", async () => {
    const css = await writtenText("tailwind", PAIRED_SAMPLE);
    const { build } = await compile(`${css}\n@tailwind utilities;`);
    const built = build(["bg-midnight-ocean", "text-coral-red"]);
    expect(built).toContain("background-color: var(--color-midnight-ocean)");
    expect(built).toMatch(/--color-midnight-ocean: #0e2a47/);
    expect(built).toMatch(/prefers-color-scheme: dark\) \{\s*:root \{\s*--color-midnight-ocean: #b9d3f0/);
  });
});

describe("[COL-6] source code, executed", () => {
  const run = async (code: string): Promise<Record<string, unknown>> =>
    import(`data:text/javascript,${encodeURIComponent(code)}`);
  it("JavaScript and TypeScript modules", async () => {
    const js = await run(await writtenText("js", PAIRED_SAMPLE));
    expect(js).toMatchObject({ palette: pairs(CAMEL, LIGHT_HEXES), paletteDark: pairs(CAMEL, DARK_HEXES) });
    const ts = await run(stripTypeScriptTypes(await writtenText("ts", PAIRED_SAMPLE)));
    expect(ts).toMatchObject({ palette: pairs(CAMEL, LIGHT_HEXES), paletteDark: pairs(CAMEL, DARK_HEXES) });
  });
  it("the Tailwind 3 configuration", async () => {
    const config = await run(await writtenText("tailwind3", SAMPLE));
    expect(config.default).toEqual({ theme: { extend: { colors: pairs(KEBAB, LIGHT_HEXES) } } });
  });
  it("Android's XML", async () => {
    const window = new Window();
    const document = new window.DOMParser().parseFromString(
      await writtenText("android", PAIRED_SAMPLE),
      "application/xml",
    );
    const colors = [...document.querySelectorAll("resources > color")].map((each) => [
      each.getAttribute("name"),
      each.textContent,
    ]);
    expect(colors.slice(0, 1)).toEqual([["midnight_ocean", "#FF0E2A47"]]);
    expect(colors.slice(5, 6)).toEqual([["midnight_ocean_dark", "#FFB9D3F0"]]);
    expect(colors).toHaveLength(10);
  });
});

describe("[COL-6] tokens, parsed by color.js", () => {
  it("W3C design tokens: spaces and components of the color module", async () => {
    const palette = {
      colors: [...SAMPLE.colors, { name: "Flame", color: color("color(display-p3 1 0.2 0 / 0.5)") }],
    };
    const { color: group } = JSON.parse(await writtenText("dtcg", palette));
    const read = [...KEBAB, "flame"].map((name) => {
      const { colorSpace, components, alpha, hex } = group[name].$value;
      return { css: new ColorJs(`color(${colorSpace} ${components.join(" ")} / ${alpha ?? 1})`), hex };
    });
    expect(read.slice(0, 5).map(({ css }) => hexOf(css.toString()))).toEqual(LIGHT_HEXES);
    expect(read.slice(0, 5).map(({ hex }) => hex)).toEqual(LIGHT_HEXES);
    expect(read[5]?.css.coords).toEqual([1, 0.2, 0]);
    expect(read[5]?.css.alpha).toBe(0.5);
  });
  it("values in every CSS format are the color", async () => {
    const css = COLOR_FORMATS.filter((format) => !/^(?:cmyk|hsv|android-argb|swift|flutter)$/.test(format));
    for (const valueFormat of css) {
      const { colors } = JSON.parse(await writtenText("json", SAMPLE, { valueFormat }));
      for (const [index, { value }] of colors.entries())
        expect(new ColorJs(value).deltaE(new ColorJs(LIGHT_HEXES[index] ?? ""), "2000"), value).toBeLessThan(
          0.6,
        );
    }
  });
  it.each([
    ["figma", "Light", LIGHT_HEXES],
    ["figma-dark", "Dark", DARK_HEXES],
  ] as const)("[U15] %s is one mode, as the window of variables reads it", async (id, mode, hexes) => {
    const { $extensions, $description, ...tokens } = JSON.parse(await writtenText(id, PAIRED_SAMPLE));
    expect($extensions).toEqual({ "com.figma.modeName": mode });
    expect($description).toBe("Harbour");
    const read = v.parse(v.record(v.string(), FigmaToken), tokens);
    expect(
      Object.values(read).map(({ $value: { components } }) => hexOf(`color(srgb ${components.join(" ")})`)),
    ).toEqual(hexes);
    expect(Object.values(read).map(({ $value: { hex } }) => hex)).toEqual(
      hexes.map((hex) => hex.slice(0, 7)),
    );
  });
  it("[U15] Figma knows no Display P3, so such a color is mapped to sRGB", async () => {
    const wide = {
      colors: [{ name: "Wide", color: { space: "display-p3", coords: [1, 0, 0], alpha: 1 } as const }],
    };
    const { wide: token } = JSON.parse(await writtenText("figma", wide));
    expect(v.parse(FigmaToken, token).$value.colorSpace).toBe("srgb");
  });
});
