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

describe("[CSV] what was written comes back", () => {
  it("as the same document, by the link in its comment, whatever the format", () => {
    fc.assert(
      fc.property(rowsWith(anyColor), options, (rows, chosen) => {
        // As a tool holds it: read from its address.
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
      { numRuns: 120 },
    );
  }, 60_000);

  it("with the same rows, read beside the document it came from", () => {
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
      { numRuns: 80 },
    );
  }, 60_000);

  it("with the same values and steps, read by someone who never saw it", () => {
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
      { numRuns: 80 },
    );
  }, 60_000);
});

it("[CSV] an edit of one step of one channel is seen", () => {
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

describe("[CSV] reads style sheets of others", () => {
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
  it("follows references in each mode, mixtures and relative colors too", () => {
    expect(
      summary(
        ":root{--a:#fff;--link:var(--a);--a-a50:color-mix(in oklab, var(--a) 50%, transparent);--half:oklch(from var(--a) l c h / 50%)} .dark{--a:#000}",
      ),
    ).toEqual(["a #ffffff/#000000 a50", "link #ffffff/#000000", "half #ffffff80/#00000080"]);
  });
  it("maps in maps, and what is no color left out", () => {
    expect(summary('$gap: 4px; $sea: (100: #dff, "default": #08a, "depth": 3);')).toEqual([
      "color-100 #ddffff",
      "color #0088aa",
    ]);
    expect(summary('$theme: ("sea": (100: #dff, 900: #023));')).toEqual([
      "sea-100 #ddffff",
      "sea-900 #002233",
    ]);
  });
  it("a list of colors, named by what they are nearest to", () => {
    expect(summary("#ff0000\n#ff0000\n#0000ff")).toEqual(["red #ff0000", "red-2 #ff0000", "blue #0000ff"]);
  });
  it("takes the prefix off that the document puts on", () => {
    expect(summary(":root{--tc-a:#fff;--tc-b:#000}", { ...EMPTY, prefix: "tc" })).toEqual([
      "a #ffffff",
      "b #000000",
    ]);
  });
  it("says what is wrong with a text that holds none", () => {
    expect(summary(":root{--gap:4px}")).toContain("no color");
    expect(summary("hello")).toContain("no colors");
  });
  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (a, b) => void readVariablesText(`:root{--a:${a};$b:(${b}`, EMPTY),
      ),
    );
  });
});

it("[CSV] shows what would change, row by row", () => {
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
