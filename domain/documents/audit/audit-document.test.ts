import fc from "fast-check";
import { expect, it } from "vitest";
import { knownColor } from "#domain/documents/color-text.ts";
import { fitAddress } from "#domain/documents/fields/address-fit.ts";
import { documentLaws } from "#domain/documents/testing/document-laws.ts";
import { linkedColor } from "#domain/documents/testing/linked-color.ts";
import { AUDIT, AUDIT_VIEWS, fitsIntoLink, opened, PAIR_FILTERS, SHOWN_FLOORS } from "./audit-document.ts";
import { type AuditSource, colorsInText } from "./audit-source.ts";
import { sheetOfColors } from "./sheet-of-colors.ts";

const decode = (text: string) => AUDIT.decode(new URLSearchParams(text));

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: "grapheme" })
  .filter((text) => text.trim() !== "");
const name = fc.constantFrom("a.css", "tokens/dark.json", "theme (2).css");
const source: fc.Arbitrary<AuditSource> = fc.oneof(
  fc.constant<AuditSource>({ kind: "sample" }),
  fc.record({
    kind: fc.constant("text" as const),
    files: fc.array(fc.record({ name, text: word }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant("held" as const),
    id: fc.constantFrom("k3x9ab", "0"),
    names: fc.array(name, { minLength: 1, maxLength: 3 }),
    bytes: fc.nat(1_000_000),
    colors: fc.array(linkedColor, { maxLength: 8 }),
  }),
);
const pairs = fc.array(
  fc.record({
    text: word,
    on: fc.array(word, { minLength: 1, maxLength: 3 }),
    use: fc.constantFrom("text" as const, "edge" as const, "mark" as const),
  }),
  { maxLength: 4 },
);

documentLaws(
  AUDIT,
  fc.record({
    source,
    floors: fc.constantFrom(...SHOWN_FLOORS),
    accepted: fc.array(
      fc.record({
        mode: word,
        token: fc.constantFrom("a", "color.text~*%", "color in .a:is(b)"),
      }),
      { maxLength: 4 },
    ),
    adopted: pairs,
    refused: pairs,
    infersMore: fc.boolean(),
    mode: fc.constantFrom("", "dark", "dim~high"),
    shown: fc.constantFrom(...PAIR_FILTERS),
    view: fc.constantFrom(...AUDIT_VIEWS),
  }),
);

it("[AUD-5] what a form without scripts sends is a document: a text without a name", () => {
  const { document, notices } = decode(`text=${encodeURIComponent(":root{--a:#fff}")}`);
  expect(notices).toEqual([]);
  expect(document?.source).toEqual({
    kind: "text",
    files: [{ name: "pasted.css", text: ":root{--a:#fff}" }],
  });
  expect(decode("text=").document).toBeUndefined();
});

it("[TLS-2] what cannot be read leaves a sentence, and an address without a document has none", () => {
  expect(decode("").document).toBeUndefined();
  const { document, notices } = decode("sample=1&fix=light*~x*y*z&out=text*b&held=?");
  expect(document).toMatchObject({ accepted: [], refused: [] });
  expect(notices).toHaveLength(4);
});

it("[TLS-6] takes colors from elsewhere: each as text on the lightest, one alone on white", async () => {
  const colors = ["0e2a47", "f4d35e", "e4572e"].map(knownColor);
  const document = await AUDIT.take(colors);
  expect(AUDIT.colorsOf(document).map(({ coords }) => coords)).toEqual(colors.map(({ coords }) => coords));
  expect(sheetOfColors(colors).text).toBe(`:root {
  --color-1: #0e2a47;
  --color-2: #f4d35e;
  --color-3: #e4572e;
}
.text-1 { color: var(--color-1); background: var(--color-2); }
.text-3 { color: var(--color-3); background: var(--color-2); }
`);
  expect(sheetOfColors(colors.slice(0, 1)).text).toContain("background: #ffffff");
});

it("[AUD-5] a link carries a theme of some size, with room for what is decided about it, and no library", () => {
  const lines = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `  --token-${index}: #${(index * 4711).toString(16).padStart(6, "0")};`,
    );
  const text = (count: number): AuditSource => ({
    kind: "text",
    files: [{ name: "a.css", text: `:root {\n${lines(count).join("\n")}\n}\n` }],
  });
  expect(fitsIntoLink(text(200))).toBe(true);
  const address = AUDIT.encode(opened(text(200))).toString();
  expect(fitAddress(AUDIT, address)).toEqual({ fits: true });
  expect(decode(address).document?.source).toEqual(text(200));
  expect(fitsIntoLink(text(6000))).toBe(false);
});

it("[TLS-2] colors that stand for a text are found in linear time, each once", () => {
  expect(colorsInText("a{color:#fff;background:#FFF;border:1px solid oklch(60% 0.1 20)}", 8)).toHaveLength(2);
  for (const text of ["rgb(".repeat(50_000), "#".repeat(200_000), "oklch((".repeat(30_000)])
    expect(colorsInText(text, 8)).toEqual([]);
});
