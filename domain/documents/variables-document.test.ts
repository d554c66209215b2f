import fc from "fast-check";
import { expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import { ALPHA_WAYS, DARK_WAYS, NAME_STYLES, VARIABLE_FORMATS } from "#engine/variables/variable-set.ts";
import { colorText } from "./color-text.ts";
import { openDocument } from "./tool-document.ts";
import {
  decodeVariables,
  encodeVariables,
  MOST_ROWS,
  OUTPUTS,
  risingPercents,
  VARIABLES,
  type VariablesDocument,
} from "./variables-document.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const decode = (text: string) => decodeVariables(new URLSearchParams(text));
const plain = (document: VariablesDocument | undefined) =>
  document && {
    ...document,
    rows: document.rows.map(({ color: light, dark, ...row }) => ({
      ...row,
      light: colorText(light),
      dark: dark && colorText(dark),
    })),
  };

const colors = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => color(`#${value.toString(16).padStart(6, "0")}`)),
  fc.constantFrom("#ff000080", "oklch(66.2% 0.226 36.5)", "oklch(70% 0.3 145 / 0.5)").map(color),
);
const documents: fc.Arbitrary<VariablesDocument> = fc
  .record({
    output: fc.constantFrom(...OUTPUTS),
    style: fc.constantFrom(...NAME_STYLES),
    prefix: fc.constantFrom("", "tc", "Design_System"),
    selector: fc.constantFrom(":root", ".app > .card, :host([x='y'])"),
    format: fc.constantFrom(...VARIABLE_FORMATS),
    darkBy: fc.constantFrom(...DARK_WAYS),
    alphaBy: fc.constantFrom(...ALPHA_WAYS),
    hasWide: fc.boolean(),
    isRegistered: fc.boolean(),
    hasComments: fc.boolean(),
    rows: fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,20}$/),
        color: colors,
        dark: fc.option(colors, { nil: undefined }),
        hasRamp: fc.boolean(),
        alphas: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }).map(risingPercents),
      }),
      { selector: ({ name }) => name, minLength: 1, maxLength: MOST_ROWS },
    ),
  })
  .map((document) => ({
    ...document,
    rows: document.rows.map(({ dark, ...row }) => (dark === undefined ? row : { ...row, dark })),
  }));

it("[TLS-2] a document comes back from its address", () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { document: back, notices } = decode(encodeVariables(document).toString());
      expect(notices).toEqual([]);
      expect(plain(back)).toEqual(plain(document));
    }),
    { numRuns: 60 },
  );
});

/** Addresses that were given out; each must go on giving the same table. */
const VERSION_1: readonly (readonly [string, readonly string[]])[] = [
  ["c=brand.2f6690.r*ink.17132b-f1eff7", ["brand 2f6690 ramp", "ink 17132b/f1eff7"]],
  [
    "c=accent.e4572e.a10-50*glow.oklch(70%25_0.3_145).ra8",
    ["accent e4572e a10,50", "glow oklch(70%_0.3_145) ramp a8"],
  ],
];
it.each(VERSION_1)("[TLS-2] an address of version 1 still gives its table: %s", (address, rows) => {
  const { document, notices } = decode(address);
  expect(notices).toEqual([]);
  expect(
    document?.rows.map(
      ({ name, color: light, dark, hasRamp, alphas }) =>
        `${name} ${colorText(light)}${dark ? `/${colorText(dark)}` : ""}${hasRamp ? " ramp" : ""}${alphas.length > 0 ? ` a${alphas.join()}` : ""}`,
    ),
  ).toEqual(rows);
});

it.each([
  ["c=a.red*a.blue", "comes twice"],
  ["c=a.nocolor*b.red", "left out"],
  ["c=1a.red*b.red", "begins with a letter"],
  ["c=a.red.zz", "steps cannot be read"],
  ["c=a.red&style=shout", "not known for style"],
  ["c=a.red&prefix=1x", "prefix was left out"],
  ["c=a.red&sel=a%7Bb", "selector was left out"],
  ["c=zzz", "No color with a name"],
  ["c=a.red&v=2", "newer version"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  expect(decode(text).notices.join(" ")).toContain(words);
});

it("[TLS-2] never throws, whatever the address holds", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            "c",
            "out",
            "style",
            "prefix",
            "sel",
            "fmt",
            "dark",
            "alpha",
            "wide",
            "prop",
            "notes",
            "v",
          ),
          fc.string(),
        ),
      ),
      (pairs) => void decodeVariables(new URLSearchParams(pairs)),
    ),
  );
});

it("[CSV] forty named colors with modes and steps make a short address", () => {
  const row = VARIABLES.first().rows[2];
  if (row === undefined) throw new Error("The first document has fewer rows");
  const rows = Array.from({ length: 40 }, (_, index) => ({
    ...row,
    name: `surface-${index}`,
    hasRamp: true,
  }));
  expect(encodeVariables({ ...VARIABLES.first(), rows }).toString().length).toBeLessThan(1400);
});

it("[TLS-6] colors from elsewhere get names that can be written, none twice", async () => {
  const { document, notices } = await openDocument(
    VARIABLES,
    new URLSearchParams("from=2f6690-2f6690-ffffff"),
  );
  const [first, second, third] = document.rows.map(({ name }) => name);
  expect(second).toBe(`${first}-2`);
  expect(third).toBe("white");
  expect(notices).toEqual([]);
  const many = Array.from({ length: 100 }, (_, index) => (index * 2531).toString(16).padStart(6, "0")).join(
    "-",
  );
  const { document: cut } = await openDocument(VARIABLES, new URLSearchParams(`from=${many}`));
  expect(cut.rows).toHaveLength(MOST_ROWS);
});
