import fc from "fast-check";
import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import {
  type ContrastDocument,
  decodeContrast,
  encodeContrast,
  FIRST_WORDS,
  firstContrast,
} from "./contrast-document.ts";
import { CONTRAST, withColors } from "./contrast-kind.ts";

const decode = (text: string) => decodeContrast(new URLSearchParams(text));

it("[TLS-2] reads a short, readable address", () => {
  const { document, notices } = decode(
    "fg=f48067&bg=112f2c80&over=00000080-ffffff33&target=aaa&view=over&on=image&at=12_60&scrim=black_40",
  );
  expect(notices).toEqual([]);
  expect(document && [document.text, document.background, ...document.layers].map(formatHex)).toEqual([
    "#f48067",
    "#112f2c80",
    "#00000080",
    "#ffffff33",
  ]);
  expect(document).toMatchObject({ goal: "aaa", view: "over" });
  expect(document?.over).toMatchObject({
    ground: "image",
    x01: 0.12,
    y01: 0.6,
    scrim: { tone: "black", alpha: 0.4 },
  });
});

it("[CON] the first document is the default pair, and its address names only that pair", () => {
  expect(encodeContrast(firstContrast()).toString()).toBe("fg=f48067&bg=112f2c");
  expect(decode("")).toEqual({ document: undefined, notices: [] });
});

it.each([
  ["fg=zzz&bg=000", "is not a color"],
  ["fg=000&bg=fff&view=magic", "no view here; sample was taken"],
  ["fg=000&bg=fff&target=12", "no contrast to reach here; next was taken"],
  ["fg=000&bg=fff&over=000-nope", "is not a color"],
  ["fg=000&bg=fff&g=112f2c", "at least 2 stops"],
  ["fg=000&bg=fff&g=112f2c@0-fff@200-000@100", "not a stop"],
  ["fg=000&bg=fff&angle=steep", "angle in degrees is a whole number from 0 to 360; 100 was taken"],
  ["fg=000&bg=fff&at=left", "two percentages"],
  ["fg=000&bg=fff&scrim=red_20", "black or white"],
  [`fg=000&bg=fff&p=${Array.from({ length: 30 }, () => "abc").join("-")}`, "At most 24"],
  ["fg=000&bg=fff&v=9", "newer version"],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  const { document, notices } = decode(text);
  expect(notices.join(" ")).toContain(words);
  expect(document?.words).toEqual(FIRST_WORDS);
});

it("[TLS-2] never throws, whatever the address contains", () => {
  const names = ["fg", "bg", "over", "target", "view", "p", "say", "on", "g", "type", "angle", "in", "at"];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names, "scrim", "body", "v"), fc.string())),
      (entries) => {
        const { document } = decodeContrast(new URLSearchParams(entries));
        if (document === undefined) return;
        expect(document.over.gradient.stops.length).toBeGreaterThanOrEqual(2);
        expect(document.words.headline.length).toBeGreaterThan(0);
      },
    ),
  );
});

/** Published addresses, which must keep their meaning. */
const VERSION_1: readonly (readonly [string, readonly string[], string])[] = [
  ["fg=f48067&bg=112f2c", ["#f48067", "#112f2c"], "sample"],
  ["fg=rebeccapurple&bg=fff&over=00000080&target=lc75", ["#663399", "#ffffff"], "sample"],
  ["p=0e2a47-f4ebd9-e4572e&view=palette&fg=f4ebd9&bg=0e2a47", ["#f4ebd9", "#0e2a47"], "palette"],
  [
    "fg=fff&bg=000&view=over&g=000@0-fff@100&type=conic&angle=45&in=oklch&at=0_100",
    ["#ffffff", "#000000"],
    "over",
  ],
];
it.each(VERSION_1)("[TLS-2] decodes an address of version 1: %s", (search, hexes, view) => {
  const { document, notices } = decode(search);
  expect(notices).toEqual([]);
  expect(document && [document.text, document.background].map(formatHex)).toEqual(hexes);
  expect(document?.view).toBe(view);
});

it("[TLS-6] accepts any colors of other tools", () => {
  const colors = (...texts: string[]) => texts.map(read);
  const shown = (document: ContrastDocument) => [document.text, document.background].map(formatHex);
  expect(shown(withColors(firstContrast(), colors("#ffe600")))).toEqual(["#000000", "#ffe600"]);
  expect(shown(withColors(firstContrast(), colors("#00205b")))).toEqual(["#ffffff", "#00205b"]);
  expect(shown(withColors(firstContrast(), colors("#111", "#eee")))).toEqual(["#111111", "#eeeeee"]);
  const palette = withColors(firstContrast(), colors("#0e2a47", "#2f6690", "#f4ebd9", "#0e2a47"));
  expect(palette).toMatchObject({ view: "palette" });
  expect(shown(palette)).toEqual(["#f4ebd9", "#0e2a47"]);
  expect(palette.palette.map(formatHex)).toEqual(["#0e2a47", "#2f6690", "#f4ebd9"]);
  expect(withColors(firstContrast(), [])).toEqual(firstContrast());
});

it("[TLS-6] passes on the pair first, then the palette, each color once", () => {
  const palette = withColors(firstContrast(), ["#0e2a47", "#2f6690", "#f4ebd9"].map(read));
  expect(CONTRAST.colorsOf(palette).map(formatHex)).toEqual(["#f4ebd9", "#0e2a47", "#2f6690"]);
});
