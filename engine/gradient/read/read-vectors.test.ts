import { expect, it } from "vitest";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import { formatHex } from "#engine/format/format.ts";
import { load } from "#engine/testing/vectors.ts";

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: string;
  readonly expect: string;
}

const read = (text: string) => {
  const gradient = readAnyGradient(text);
  if (!gradient.ok) throw new Error(`${gradient.message}\n${text}`);
  return gradient;
};
/** What is drawn: places to a hundredth of a percent, colors as hex. */
const drawn = (text: string) =>
  read(text).layers.map(({ type, angleDeg, space, hue, isRepeating, center01, size, stops }) => ({
    type,
    angleDeg,
    space,
    hue: hue ?? "shorter",
    isRepeating: isRepeating === true,
    center01,
    size,
    stops: stops.map(({ color, position01, end01 }) => [
      formatHex(color),
      position01.toFixed(4),
      end01?.toFixed(4),
    ]),
  }));
/** What an expectation in words comes to. */
const IN_WORDS: Readonly<Record<string, string>> = {
  "GR-09": "linear-gradient(0deg, #7da0c5, #10a0b8)",
  "GR-09c": "linear-gradient(62deg, #1b45ca, #d5c158)",
  "GR-09e": "conic-gradient(#b83572, #389eb8)",
  "GR-11":
    "repeating-linear-gradient(45deg, #e9e2d0 0%, #e9e2d0 2.03952%, #23395d 2.03952%, #23395d 2.44743%)",
  "GR-16": "repeating-linear-gradient(75deg, #eee 0 1.38556%, #333 1.38556% 1.52412%)",
  "GR-25c": "radial-gradient(3.125% 5% at center, #d81b60, #18b8c9)",
  "GR-26": "linear-gradient(to right, #18b8c9, #5b2aa8)",
  "GR-40e": "linear-gradient(45deg, #d81b60, #18b8c9)",
  "GR-47c": "linear-gradient(90deg in oklch, oklch(70% 0.2 200), oklch(70% 0.2 200))",
  "GR-53":
    "linear-gradient(45deg, #ccc 25%, transparent 25%), linear-gradient(-45deg, #ccc 25%, transparent 25%)",
};

it.each(load<Vector>("reading/gradients-read").map((vector) => [vector.id, vector] as const))(
  "[RDG-5] %s is the gradient that a browser draws",
  (id, { input, expect: wanted }) => {
    expect(drawn(input)).toEqual(drawn(IN_WORDS[id] ?? wanted.replace(/ \(.*$/, "")));
  },
);

it.each([
  ["GR-53", "background-size: 20px 20px", "size of the tiles, 20px 20px"],
  ["GR-26", "", "2 rules with gradients; that of .t"],
  ["GR-11", "", "in a box of 1,280 × 800 px"],
  ["GR-12b", "", "#ffe, was left out"],
])("[RDG-5] %s says what is not as in the text", (id, _what, words) => {
  const vector = load<Vector>("reading/gradients-read").find((each) => each.id === id);
  expect(read(vector?.input ?? "").notices.join(" ")).toContain(words);
});

it.each([
  ["several urls and colors between", "url(a.png) no-repeat, linear-gradient(red, blue), none, tan", 1],
  ["a component's style", 'const a = <div style={{ background: "linear-gradient(90deg, red, blue)" }} />', 1],
  ["a rule with hover", ".a:hover { background: linear-gradient(90deg, red, blue); color: tan }", 1],
  ["light-dark()", "linear-gradient(90deg, light-dark(red, lime), blue)", 1],
  ["currentColor of the rule", "a { color: red; background: linear-gradient(90deg, currentColor, blue) }", 1],
  ["a prefix alone", "-webkit-linear-gradient(left, red, blue)", 1],
  ["the first prefix of all", "-webkit-gradient(linear, left top, right top, from(red), to(blue))", 1],
  ["variants of Tailwind", "md:bg-gradient-to-r dark:from-zinc-900 from-[color:red] to-[#00f]", 1],
  ["a negative angle of Tailwind", "-bg-linear-270 from-[red] to-[blue]", 1],
])("[RDG-5] neighbors: %s", (_what, text, count) => {
  const { layers } = read(text);
  expect(layers).toHaveLength(count);
  expect(layers[0]?.stops.map(({ color }) => formatHex(color))).toEqual(["#ff0000", "#0000ff"]);
});

it("[RDG-5] more layers and stops than there is room for give those that fit, with a word", () => {
  const nine = read(Array.from({ length: 9 }, () => "linear-gradient(red, blue)").join(", "));
  expect(nine.layers).toHaveLength(8);
  expect(nine.notices.join()).toContain("upper 8");
  const stops = Array.from({ length: 20 }, (_, index) =>
    index % 19 === 0 ? "red" : index === 9 ? "blue" : "lime",
  );
  const many = read(`linear-gradient(${stops.join(", ")})`);
  expect(many.layers[0]?.stops).toHaveLength(16);
  expect(many.layers[0]?.stops.map(({ color }) => formatHex(color))).toContain("#0000ff");
  expect(many.notices.join()).toContain("16 stops");
});

it("[RDG-5] lengths refer to the box of the rule, or to the one that is given", () => {
  const css = "width: 200px; height: 100px; background: linear-gradient(90deg, red 50px, blue 100px)";
  expect(read(css).layers[0]?.stops.map(({ position01 }) => position01)).toEqual([0.25, 0.5]);
  const given = readAnyGradient(css, { width: 400, height: 100 });
  expect(given.ok && given.layers[0]?.stops.map(({ position01 }) => position01)).toEqual([0.125, 0.25]);
});
