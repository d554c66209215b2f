import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSheet } from "#engine/css/css-sheet.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { auditReading } from "./audit-reading.ts";
import { readTheme } from "./read-theme.ts";

interface Vector {
  readonly id: string;
  readonly file: string;
  readonly right: Readonly<Record<string, Readonly<Record<string, string>> | string>>;
}

const textOf = (path: string): string =>
  readFileSync(new URL(`../../testing/vectors/reading/${path}`, import.meta.url), "utf8");
const VECTORS: readonly Vector[] = JSON.parse(textOf("themes/index.json"));
const hexOf = (text: string): string => {
  const parsed = parseCss5Color(text.replace(/^(#[\da-f]+) .*$/i, "$1").replace(/,.*$/, ""));
  return parsed.ok ? formatHex(parsed.color) : text;
};

describe("[RDG-4] theme sheets as a browser computes them", () => {
  it.each(VECTORS.map((vector) => [`${vector.id} ${vector.file}`, vector] as const))(
    "%s",
    (_name, { file, right }) => {
      const { modes } = readSheet(textOf(`themes/${file}`));
      for (const mode of ["light", "dark"]) {
        const wanted = right[mode];
        if (typeof wanted !== "object") continue;
        const values = modes.find(({ name }) => name === mode)?.values;
        for (const [name, text] of Object.entries(wanted)) {
          const value = values?.get(`--${name}`) ?? values?.get(`--color-${name}`);
          expect(value?.color && formatHex(value.color), `${mode} ${name}`).toBe(hexOf(text));
        }
      }
    },
  );

  it("the themes of daisyUI are a pair", () => {
    const { modes } = readSheet(textOf("themes/daisyui-two-themes.css"));
    const hexes = (name: string) =>
      [...(modes.find((mode) => mode.name === name)?.values.values() ?? [])].map(
        ({ color }) => color && formatHex(color),
      );
    expect(hexes("light")).toEqual(["#fbfaff", "#3b3ff2"]);
    expect(hexes("dark")).toEqual(["#101020", "#9ea2ff"]);
  });

  it("[THM-2] a later rule counts in the audit as well", () => {
    const read = readTheme([{ name: "a.css", text: textOf("themes/later-root-wins.css") }]);
    if (!read.ok) throw new Error(read.message);
    const { unreachable } = auditReading(read, "aa");
    expect(unreachable.map(({ text, surface }) => `${text} ${surface}`)).toContain("text a0");
  });

  it("a theme within a registry of items is read, and of several one is asked for", () => {
    const text = textOf("tokens/registry-of-items.json");
    const read = readTheme([{ name: "registry.json", text }]);
    if (!read.ok) throw new Error(read.message);
    expect([...(read.modes.light?.values() ?? [])].map(formatHex)).toEqual(["#ffffff", "#101418", "#0068b8"]);
    const root = JSON.parse(text);
    const two = JSON.stringify({ ...root, items: [...root.items, { ...root.items[0], name: "land" }] });
    expect(readTheme([{ name: "registry.json", text: two }])).toMatchObject({
      ok: false,
      message: expect.stringContaining("sea, land"),
    });
  });
});

const hex = (css: string, mode: string, name: string): string | undefined => {
  const color = readSheet(css)
    .modes.find((each) => each.name === mode)
    ?.values.get(name)?.color;
  return color && formatHex(color);
};

describe("[RDG-4] neighbors of each kind", () => {
  it.each([
    ["importance over layers", "@layer a{:root{--x:#111!important}}:root{--x:#222}", "#111111"],
    [
      "the order of layers, not of rules",
      "@layer b,a;@layer a{:root{--x:#111}}@layer b{:root{--x:#222}}",
      "#111111",
    ],
    ["a layer within a layer", "@layer a{:root{--x:#111}@layer b{:root{--x:#222}}}", "#111111"],
    ["specificity over order", "html:root{--x:#111}:root{--x:#222}", "#111111"],
    [":where() has none", ":root{--x:#111}:where(html:root){--x:#222}", "#111111"],
    ["body over html", "body{--x:#111}:root:root{--x:#222}", "#111111"],
    ["nesting", ":root{&{--x:#111}}", "#111111"],
    [
      "a query for paper",
      "@media print{:root{--x:#222}}:root{--x:#111}@media print{:root{--x:#333}}",
      "#111111",
    ],
    ["a query for a wide screen", ":root{--x:#222}@media (min-width:600px){:root{--x:#111}}", "#111111"],
    ["a query for a narrow one", ":root{--x:#111}@media (width<600px){:root{--x:#222}}", "#111111"],
    ["what is not supported", ":root{--x:#111}@supports not (color:red){:root{--x:#222}}", "#111111"],
    ["a fallback", ":root{--x:var(--no,var(--y,#222));--y:#111}", "#111111"],
    ["a cycle", ":root{--x:var(--y,#111);--y:var(--z);--z:var(--y)}", "#111111"],
    [
      "@property",
      "@property --y{syntax:'<color>';inherits:true;initial-value:#111}:root{--x:var(--y)}",
      "#111111",
    ],
    ["calc()", ":root{--l:6.667%;--x:hsl(0 0% calc(var(--l) * 1))}", "#111111"],
    ["a relative color", ":root{--y:#111;--x:rgb(from var(--y) r g b)}", "#111111"],
    ["channels by their use", ":root{--y:17 17 17;--x:rgb(var(--y) / 1)}", "#111111"],
    ["currentColor", ":root{color:#111;--x:currentColor}", "#111111"],
    ["theme() of Tailwind", ':root{--x:theme("colors.white")}', "#ffffff"],
    ["a name that Tailwind has", ":root{--x:var(--color-white)}", "#ffffff"],
    ["a line comment", ":root{// it's the {page}\n--x:#111}", "#111111"],
    ["an open bracket in the line before", ":root{--y:rgb(1 2 3;--x:#111}", "#111111"],
    ["declarations without a rule", "--x: #111;", "#111111"],
  ])("%s", (_what, css, wanted) => {
    expect(hex(css, "light", "--x")).toBe(wanted);
  });

  it.each([
    ["a class", ".theme--dark{--x:#000}"],
    ["a class on the body", "body.is-dark{--x:#000}"],
    ["an attribute of another name", '[data-color-mode="dark"][data-dark-theme="dark"]{--x:#000}'],
    ["an attribute that only contains it", '[data-theme*="dark"]{--x:#000}'],
    ["an attribute without a value", "html[dark]{--x:#000}"],
    ["another theme's name", '[data-theme="my-dark"]{--x:#000}'],
    [":has()", ":root:has(#dark:checked){--x:#000}"],
    ["a style query", "@container style(--mode: dark){:root{--x:#000}}"],
    ["@variant", "@variant dark{:root{--x:#000}}"],
    ["a rule of PostCSS", ":root{@dark{--x:#000}}"],
    ["a mixin of Sass", ":root{@include dark{--x:#000}}"],
    [":is()", ":is(.dark,.night){--x:#000}"],
    [":host", ":host(.dark){--x:#000}"],
    ["a query in a rule", ":root{@media (prefers-color-scheme:dark){--x:#000}}"],
  ])("dark by %s", (_what, rule) => {
    const css = `:root,:host{--x:#fff}${rule}`;
    expect([hex(css, "light", "--x"), hex(css, "dark", "--x")]).toEqual(["#ffffff", "#000000"]);
  });

  it("a dark root with a light query", () => {
    const css = ":root{color-scheme:dark;--x:#000}@media (prefers-color-scheme:light){:root{--x:#fff}}";
    expect([hex(css, "light", "--x"), hex(css, "dark", "--x")]).toEqual(["#ffffff", "#000000"]);
  });

  it("themes by name, those of components not", () => {
    const css =
      ':root{--a:#fff;--b:#eee;--c:#ddd}[data-theme="cupcake"]{--a:#fef}.ocean{--a:#00f;--b:#00e;--c:#00d}.btn-dark{--btn:#111}.btn{--btn:#222}';
    expect(readSheet(css).modes.map(({ name }) => name)).toEqual(["light", "cupcake", "ocean"]);
    expect(hex(css, "cupcake", "--a")).toBe("#ffeeff");
    expect(hex(css, "cupcake", "--b")).toBe("#eeeeee");
  });

  it("numbers without a use are no colors", () => {
    expect(hex(":root{--x:59, 130, 246}", "light", "--x")).toBeUndefined();
  });
});
