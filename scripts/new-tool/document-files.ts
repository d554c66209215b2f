// The document of a new tool: a list of colors in the address, to be replaced by what the tool is about.
import type { ToolSpec } from "./tool-spec.ts";

export function documentFiles({ row, constant, type }: ToolSpec): Readonly<Record<string, string>> {
  const { id, path, title } = row;
  const file = `domain/documents/${id}-document`;
  return {
    [`${file}.ts`]: `/**
 * The document of ${title} (TLS-2). Version 1.
 *
 *   c=0e2a47-f4d35e      its colors, 1 to 12
 */
import type { Color } from "#engine/space/color.ts";
import { colorTexts, readColorTexts } from "./color-text.ts";
import type { DocumentKind } from "./tool-document.ts";

export interface ${type}Document {
  /** One at least. */
  readonly colors: readonly Color[];
}

export const MAX_COLORS = 12;

const FIRST: ${type}Document = {
  colors: [
    { space: "srgb", coords: [14 / 255, 42 / 255, 71 / 255], alpha: 1 },
    { space: "srgb", coords: [244 / 255, 211 / 255, 94 / 255], alpha: 1 },
  ],
};

export const ${constant}: DocumentKind<${type}Document> = {
  tool: "${id}",
  path: "${path}",
  decode: (params) => {
    const notices: string[] = [];
    const colors = readColorTexts(params.get("c"), MAX_COLORS, notices);
    return { document: colors.length === 0 ? undefined : { colors }, notices };
  },
  encode: ({ colors }) => new URLSearchParams({ c: colorTexts(colors) }),
  first: () => FIRST,
  take: (colors) => ({ colors: colors.slice(0, MAX_COLORS) }),
  colorsOf: ({ colors }) => colors,
};
`,
    [`${file}.test.ts`]: `import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { ${constant} } from "./${id}-document.ts";

const decode = (text: string) => ${constant}.decode(new URLSearchParams(text));

it("[TLS-2] a document comes back from its address", () => {
  const { document, notices } = decode("c=0e2a47-f4d35e-oklch(70%25_0.3_140)");
  expect(notices).toEqual([]);
  expect(document?.colors.slice(0, 2).map(formatHex)).toEqual(["#0e2a47", "#f4d35e"]);
  const address = ${constant}.encode(document ?? ${constant}.first()).toString();
  expect(${constant}.encode(decode(address).document ?? ${constant}.first()).toString()).toBe(address);
});

it("[TLS-2] what cannot be read leaves a sentence, and an address without a document has none", () => {
  expect(decode("c=zzz-0e2a47").notices).toEqual([expect.stringContaining("zzz")]);
  expect(decode("c=zzz").document).toBeUndefined();
  expect(decode("").document).toBeUndefined();
});

it("[TLS-6] takes colors from elsewhere, as many as fit", async () => {
  const [color] = ${constant}.first().colors;
  const document = await ${constant}.take(Array.from({ length: 20 }, () => color ?? never()));
  expect(${constant}.colorsOf(document)).toHaveLength(12);
});

function never(): never {
  throw new Error("The first document has no color");
}
`,
  };
}
