import { expect, it } from "vitest";
import { colorChange } from "#engine/palette/align-palettes.ts";
import { colorTexts, knownColor } from "./color-text.ts";
import { changeWords, MAX_COMPARED, readComparison } from "./comparison.ts";
import { comparisonAddress } from "./comparison-address.ts";

const read = (search: string) => readComparison(new URLSearchParams(search));

it("[PAL-3] an address has both palettes, their titles and how they stand side by side", () => {
  const address = comparisonAddress(
    { texts: "264653-2a9d8f", title: "Harbor & sons" },
    { texts: "oklch(66.2%_0.226_36.5)-000000", title: "" },
    "order",
  );
  const { a, b, by } = read(address.split("?")[1] ?? "");
  expect([a?.title, b?.title, by]).toEqual(["Harbor & sons", "", "order"]);
  expect(colorTexts(a?.colors ?? [])).toBe("264653-2a9d8f");
  expect(b?.colors).toHaveLength(2);
  expect([...(a?.notices ?? []), ...(b?.notices ?? [])]).toEqual([]);
});

it.each([
  "https://coolors.co/264653-2a9d8f-e9c46a",
  "#264653, #2a9d8f, #e9c46a",
  "264653 2a9d8f e9c46a",
  "rgb(38 70 83), rgb(42 157 143), #e9c46a",
])("[RDG-1] a side takes a list or a link: %s", (text) => {
  const { a } = read(new URLSearchParams({ a: text }).toString());
  expect(colorTexts(a?.colors ?? [])).toBe("264653-2a9d8f-e9c46a");
  expect(a?.notices).toEqual([]);
});

it("[PAL-3] what is no color is said, more than fit are left out, and an empty side is none", () => {
  const { a, b } = read("a=264653-reb&b=");
  expect(colorTexts(a?.colors ?? [])).toBe("264653");
  expect(a?.notices[0]).toContain("“reb” is not a color");
  expect(a?.typed).toBe("264653-reb");
  expect(b).toBeUndefined();
  const many = read(`a=${Array.from({ length: 40 }, () => "123456").join("-")}`).a;
  expect(many?.colors).toHaveLength(MAX_COMPARED);
  expect(many?.notices).toHaveLength(1);
});

it.each([
  ["2a9d8f", "2a9d8f", "the same"],
  ["2a9d8f", "2b9e90", "hardly seen"],
  ["2a9d8f", "1d6f65", "darker, more muted"],
  ["808080", "c0c0c0", "lighter"],
] as const)("[PAL-3] from %s to %s is said as: %s", (from, to, words) => {
  expect(changeWords(colorChange(knownColor(from), knownColor(to)))).toBe(words);
});

it("[PAL-3] a turn of the hue has its sign", () => {
  const change = colorChange(knownColor("oklch(60%_0.12_30)"), knownColor("oklch(60%_0.12_18)"));
  expect(changeWords(change)).toBe("hue −12°");
});
