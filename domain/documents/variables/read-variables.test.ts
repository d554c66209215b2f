import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import {
  ALPHA_WAYS,
  DARK_WAYS,
  DEFAULT_VARIABLE_OPTIONS,
  NAME_STYLES,
  VARIABLE_FORMATS,
  type VariableRow,
} from "#engine/variables/variable-set.ts";
import { writeVariablesCss } from "#engine/variables/write-css.ts";
import { writeScssMap, writeScssVariables } from "#engine/variables/write-scss.ts";
import { sampled } from "#tests/exhaustive.ts";
import { compareRows, readVariablesText } from "./read-variables.ts";
import { decodeVariables, encodeVariables, OUTPUTS, type VariablesDocument } from "./variables-document.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const EMPTY: VariablesDocument = {
  ...DEFAULT_VARIABLE_OPTIONS,
  output: "css",
  rows: [{ name: "nothing", color: color("#123456"), hasRamp: false, alphas: [] }],
};
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => color(`#${value.toString(16).padStart(6, "0")}`));
const anyColor = fc.oneof(
  { weight: 4, arbitrary: hexColor },
  { weight: 1, arbitrary: hexColor.map((one) => ({ ...one, alpha: 128 / 255 })) },
  { weight: 1, arbitrary: fc.constantFrom("oklch(70% 0.3 145)", "color(display-p3 1 0 0)").map(color) },
);
const NAMES = ["brand", "seaBlue", "accent-two", "ink_soft", "Surface", "line", "gray-dark", "x1"];
const rowsWith = (colors: fc.Arbitrary<VariableRow["color"]>) =>
  fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 6 }).chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .record({
            name: fc.constant(name),
            color: colors,
            dark: fc.option(colors, { nil: undefined }),
            hasRamp: fc.boolean(),
            alphas: fc.constantFrom([], [10, 50], [8, 16, 24, 99]),
          })
          .map(({ dark, ...row }): VariableRow => ({ ...row, ...(dark !== undefined && { dark }) })),
      ),
    ),
  );
const options = fc.record({
  style: fc.constantFrom(...NAME_STYLES),
  prefix: fc.constantFrom("", "tc", "design-system"),
  selector: fc.constantFrom(":root", ":host", ".app, .card"),
  format: fc.constantFrom(...VARIABLE_FORMATS),
  darkBy: fc.constantFrom(...DARK_WAYS),
  alphaBy: fc.constantFrom(...ALPHA_WAYS),
  hasWide: fc.boolean(),
  isRegistered: fc.boolean(),
  hasComments: fc.boolean(),
  output: fc.constantFrom(...OUTPUTS),
});
const write = (document: VariablesDocument, link?: string) =>
  ({ css: writeVariablesCss, scss: writeScssVariables, map: writeScssMap })[document.output](document, {
    ...(link !== undefined && { link }),
    colorNames: document.rows.map(() => "Dark"),
  });
const said = (document: VariablesDocument) => encodeVariables(document).toString();

describe("[CSV] reads back what was exported", () => {
  it("as the same document, by the link in its comment, in every format", () => {
    fc.assert(
      fc.property(rowsWith(anyColor), options, (rows, chosen) => {
        // Round trip through the address, as in the tool.
        const document = decodeVariables(encodeVariables({ ...chosen, rows })).document ?? EMPTY;
        const link = `https://tincture.example/css-generator?${said(document)}`;
        const read = readVariablesText(write(document, link), EMPTY);
        expect(
          read.ok && said({ ...read.document, isRegistered: chosen.isRegistered, darkBy: chosen.darkBy }),
        ).toBe(said(document));
        expect(
          read.ok && compareRows(document.rows, read.document.rows).every(({ kind }) => kind === "same"),
        ).toBe(true);
      }),
      { numRuns: sampled(120, 30) },
    );
  });

  it("with the same rows, if the original document is known", () => {
    fc.assert(
      fc.property(rowsWith(anyColor), options, (rows, chosen) => {
        const document = { ...chosen, rows };
        const read = readVariablesText(write(document), document);
        expect(read.ok && said(read.document)).toBe(
          said({
            ...document,
            ...(read.ok && { isRegistered: read.document.isRegistered, darkBy: read.document.darkBy }),
          }),
        );
      }),
      { numRuns: sampled(80, 27) },
    );
  });

  it("with the same values and steps, without the original document", () => {
    fc.assert(
      fc.property(rowsWith(hexColor), options, (rows, chosen) => {
        const kebab = rows.filter(
          ({ name }) => name !== "gray-dark" && name !== "seaBlue" && name !== "Surface",
        );
        if (kebab.length === 0) return;
        const document: VariablesDocument = {
          ...chosen,
          style: "kebab",
          prefix: "",
          format: "hex",
          rows: kebab,
        };
        const read = readVariablesText(write(document), EMPTY);
        const plain = ({ name, dark, color: light, ...rest }: VariableRow) => ({
          ...rest,
          name: name.replaceAll("_", "-"),
          light: formatHex(light),
          dark: dark && formatHex(dark),
        });
        expect(read.ok && read.document.rows.map(plain)).toEqual(kebab.map(plain));
      }),
      { numRuns: sampled(80, 27) },
    );
  });
});

it("[CSV] notices a change of one step in one channel", () => {
  const rows: VariableRow[] = [{ name: "brand", color: color("#2f6690"), hasRamp: true, alphas: [50] }];
  const document = { ...EMPTY, rows };
  const edited = write(document).replace("--brand: #2f6690", "--brand: #2f6691");
  const read = readVariablesText(edited, document);
  expect(read.ok && formatHex(read.document.rows[0]?.color ?? color("red"))).toBe("#2f6691");
});

const summary = (text: string, current = EMPTY) => {
  const read = readVariablesText(text, current);
  return read.ok
    ? read.document.rows.map(
        ({ name, color: light, dark, hasRamp, alphas }) =>
          `${name} ${formatHex(light)}${dark === undefined ? "" : `/${formatHex(dark)}`}${hasRamp ? " ramp" : ""}${alphas.length > 0 ? ` a${alphas.join()}` : ""}`,
      )
    : read.message;
};

describe("[CSV] reads style sheets from other sources", () => {
  it.each([
    ["class", ":root{--a:#fff;--b:#111}.dark{--a:#000}"],
    ["attribute", ':root{--a:#fff;--b:#111}[data-theme="dark"]{--a:#000}'],
    ["query", ":root{--a:#fff;--b:#111}@media (prefers-color-scheme: dark){:root{--a:#000}}"],
    ["light-dark()", ":root{color-scheme:light dark;--a:light-dark(#fff, rgb(0, 0, 0));--b:#111}"],
    ["a map", '$colors: ("a": #fff, "b": #111);\n$colors-dark: ("a": #000);'],
    ["a mark", "$a: #fff;\n$b: #111;\n// Dark\n$a-dark: #000;"],
  ])("dark values by %s", (_, text) => {
    expect(summary(text)).toEqual(["a #ffffff/#000000", "b #111111"]);
  });
  it("resolves references in each mode, including mixtures and relative colors", () => {
    expect(
      summary(
        ":root{--a:#fff;--link:var(--a);--a-a50:color-mix(in oklab, var(--a) 50%, transparent);--half:oklch(from var(--a) l c h / 50%)} .dark{--a:#000}",
      ),
    ).toEqual(["a #ffffff/#000000 a50", "link #ffffff/#000000", "half #ffffff80/#00000080"]);
  });
  it("reads nested maps, and skips what is not a color", () => {
    expect(summary('$gap: 4px; $sea: (100: #dff, "default": #08a, "depth": 3);')).toEqual([
      "color-100 #ddffff",
      "color #0088aa",
    ]);
    expect(summary('$theme: ("sea": (100: #dff, 900: #023));')).toEqual([
      "sea-100 #ddffff",
      "sea-900 #002233",
    ]);
  });
  it("a list of colors, named by the nearest color names", () => {
    expect(summary("#ff0000\n#ff0000\n#0000ff")).toEqual(["red #ff0000", "red-2 #ff0000", "blue #0000ff"]);
  });
  it("removes the prefix that the document adds", () => {
    expect(summary(":root{--tc-a:#fff;--tc-b:#000}", { ...EMPTY, prefix: "tc" })).toEqual([
      "a #ffffff",
      "b #000000",
    ]);
  });
  it("[COL-1] [C5] [C11] any CSS identifier is a name", () => {
    expect(summary(":root{--größe:#fff;--_private:#111;--цвет:#222}")).toEqual([
      "größe #ffffff",
      "_private #111111",
      "цвет #222222",
    ]);
    const read = readVariablesText(":root{--größe:#fff}", EMPTY);
    expect(read.ok && writeVariablesCss(read.document, { colorNames: [""] })).toContain("--größe: #fff");
  });
  const ALIASES =
    ":root{--brand:#2f6690;--_ink:#111;--link:var(--brand);--hover:var(--link, red);--focus:var(--link)}.dark{--brand:#81b1cc;--focus:#fff}";
  it("[C5] a reference stays one, in CSS and in SCSS, and a leading underscore stays", () => {
    const read = readVariablesText(ALIASES, EMPTY);
    if (!read.ok) throw new Error(read.message);
    const { document } = read;
    expect(summary(ALIASES)).toEqual([
      "brand #2f6690/#81b1cc",
      "_ink #111111",
      "link #2f6690/#81b1cc",
      "hover #2f6690/#81b1cc",
      "focus #2f6690/#ffffff",
    ]);
    expect(document.rows.map(({ refersTo }) => refersTo)).toEqual([
      undefined,
      undefined,
      "brand",
      "link",
      undefined,
    ]);
    const css = writeVariablesCss({ ...document, darkBy: "class" });
    expect(css).toContain("--link: var(--brand);\n  --hover: var(--link);");
    expect(css).toMatch(/\.dark \{[^}]*--link: var\(--brand\)/);
    expect(css).toContain("--_ink: #111111;");
    const scss = writeScssVariables(document);
    expect(scss).toContain("$link: $brand;\n$hover: $link;");
    expect(scss).toContain("$link-dark: $brand-dark;");
    expect(writeScssMap(document)).toContain('"link": #2f6690,');
    for (const text of [css, scss]) {
      const back = readVariablesText(text, EMPTY);
      expect(back.ok && back.document.rows).toEqual(document.rows);
    }
    const link = encodeVariables(document);
    expect(decodeVariables(link).document?.rows).toEqual(document.rows);
  });
  it("[C5] a reference to a color that follows is its value in SCSS, which reads from top to bottom", () => {
    const read = readVariablesText(":root{--link:var(--brand);--brand:#2f6690}", EMPTY);
    expect(read.ok && read.document.rows[0]?.refersTo).toBe("brand");
    expect(read.ok && writeScssVariables(read.document)).toContain("$link: #2f6690;\n$brand");
  });
  it("[C5] an address says which reference leads nowhere", () => {
    const { document, notices } = decodeVariables(
      new URLSearchParams("c=a.ffffff*b._gone*c._d*d._c*e._a.a50"),
    );
    expect(document?.rows.map(({ name, refersTo }) => `${name} ${refersTo}`)).toEqual(["a undefined", "e a"]);
    expect(notices).toContain("“b” refers to “gone”, which holds no color; it was left out.");
  });
  it("[COL-1] [C5] lists what seems to be a color and cannot be read, with its line and why", () => {
    const text = [
      ":root {",
      "  --a: #fff;",
      "  --gap: 4px;",
      "  --half: rgba($ink, .5);",
      "  --hue: hsl(var(--h) 50% 50%);",
      "  --wrong: rgb(1 2);",
      "}",
      "$light: lighten($a, 10%);",
    ].join("\n");
    const read = readVariablesText(text, EMPTY);
    expect(read.ok && read.unread.map(({ name, line }) => `${name} ${line}`)).toEqual([
      "--half 4",
      "--hue 5",
      "--wrong 6",
      "$light 8",
    ]);
    const why = read.ok ? read.unread.map((each) => each.why) : [];
    expect(why[0]).toBe("$ink is not defined in this text.");
    expect(why[1]).toBe("--h is not defined in this text.");
    expect(why[3]).toMatch(/^lighten\(\) is computed/);
  });
  it("[COL-1] [C5] says why a text without a readable color has none", () => {
    expect(summary("$light: lighten($a, 10%);")).toContain("$light in line 1: lighten() is computed");
  });
  it("explains why a text contains no variables", () => {
    expect(summary(":root{--gap:4px}")).toContain("no color");
    expect(summary("hello")).toContain("no colors");
  });
  it("never throws, whatever the text contains", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (a, b) => void readVariablesText(`:root{--a:${a};$b:(${b}`, EMPTY),
      ),
    );
  });
});

it("[CSV] lists the changes row by row", () => {
  const rows = (text: string) => {
    const read = readVariablesText(text, EMPTY);
    return read.ok ? read.document.rows : [];
  };
  const changes = compareRows(
    rows(":root{--a:#fff;--b:#111;--c:#222}"),
    rows(":root{--b:#111;--a:#eee;--d:#333}"),
  );
  expect(changes.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "b same",
    "a changed",
    "d added",
    "c removed",
  ]);
});
