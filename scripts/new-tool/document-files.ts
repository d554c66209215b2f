// The document of a new tool: a list of colors in the address, to be replaced by the tool's own data.
import type { ToolSpec } from "./tool-spec.ts";

export function documentFiles({ row, constant, type }: ToolSpec): Readonly<Record<string, string>> {
  const { id, path, title } = row;
  const file = `domain/documents/${id}-document`;
  return {
    [`${file}.ts`]: `/**
 * The document of ${title} (TLS-2).
 *
 *   c=0e2a47-f4d35e      its colors, 1 to 12
 */
import type { Color } from "#engine/space/color.ts";
import { describe } from "./fields/describe.ts";
import { COLOR, list } from "./fields/list.ts";
import type { DescribedKind } from "./tool-document.ts";

export interface ${type}Document {
  /** At least one. */
  readonly colors: readonly Color[];
}

export const MAX_COLORS = 12;

export const ${constant}: DescribedKind<${type}Document> = {
  ...describe<${type}Document>({
    fields: { colors: list("c", COLOR, { most: MAX_COLORS, fewest: 1, isRequired: true }) },
    first: "c=0e2a47-f4d35e",
  }),
  tool: "${id}",
  path: "${path}",
  take: (colors) => ({ colors: colors.slice(0, MAX_COLORS) }),
  colorsOf: ({ colors }) => colors,
};
`,
    [`${file}.test.ts`]: `import fc from "fast-check";
import { expect, it } from "vitest";
import { documentLaws } from "./testing/document-laws.ts";
import { linkedColor } from "./testing/linked-color.ts";
import { ${constant} } from "./${id}-document.ts";

const decode = (text: string) => ${constant}.decode(new URLSearchParams(text));

documentLaws(
  ${constant},
  fc.record({ colors: fc.array(linkedColor, { minLength: 1, maxLength: 12 }) }),
);

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
