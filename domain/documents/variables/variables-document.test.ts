import { expect, it } from "vitest";
import { colorText } from "#domain/documents/color-text.ts";
import { openDocument } from "#domain/documents/tool-document.ts";
import { decodeVariables, encodeVariables, MAX_ROWS, VARIABLES } from "./variables-document.ts";

const decode = (text: string) => decodeVariables(new URLSearchParams(text));

/** Published addresses, which must keep giving the same table. */
const VERSION_1: readonly (readonly [string, readonly string[]])[] = [
  ["c=brand.2f6690.r*ink.17132b-f1eff7", ["brand 2f6690 ramp", "ink 17132b/f1eff7"]],
  [
    "c=accent.e4572e.a10-50*glow.oklch(70%25_0.3_145).ra8",
    ["accent e4572e a10,50", "glow oklch(70%_0.3_145) ramp a8"],
  ],
];
it.each(VERSION_1)("[TLS-2] an address of version 1 still gives the same table: %s", (address, rows) => {
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
  ["c=a.red&style=shout", "no style of names here; kebab was taken"],
  ["c=a.red&prefix=1x", "prefix was left out"],
  ["c=a.red&sel=a%7Bb", "selector was left out"],
  ["c=zzz", "No color with a name"],
  ["c=a.red&v=2", "newer version"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  expect(decode(text).notices.join(" ")).toContain(words);
});

it("[CSV] forty named colors with modes and steps have a short address", () => {
  const row = VARIABLES.first().rows[2];
  if (row === undefined) throw new Error("The first document has fewer rows");
  const rows = Array.from({ length: 40 }, (_, index) => ({
    ...row,
    name: `surface-${index}`,
    hasRamp: true,
  }));
  expect(encodeVariables({ ...VARIABLES.first(), rows }).toString().length).toBeLessThan(1400);
});

it("[TLS-6] colors from another tool get valid, unique names", async () => {
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
  expect(cut.rows).toHaveLength(MAX_ROWS);
});
