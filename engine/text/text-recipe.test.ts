import { expect, it } from "vitest";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { randomGradient } from "#engine/gradient/random-gradient.ts";
import { readCss } from "#engine/gradient/read/read-css.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { recipeColors } from "./text-colors.ts";
import {
  type TextRecipe,
  writeTextCss,
  writeTextReact,
  writeTextScss,
  writeTextTailwind,
} from "./text-recipe.ts";

const gray = (value: number): Color => ({ space: "srgb", coords: [value, value, value], alpha: 1 });
const RECIPE: TextRecipe = {
  text: 'Ripe "plums"\n<late>',
  gradient: { ...randomGradient("plums"), type: "linear", angleDeg: 102, blend: "normal" },
  ground: gray(1),
  target: 3,
  face: {
    family: '"Mona Sans Variable", sans-serif',
    weight: 820,
    width: 88,
    sizePx: 96,
    spacingEm: -0.03,
    leading: 0.95,
    align: "left",
  },
  span: "whole",
  motionSeconds: 0,
  left: [],
};

it("[TXT] the safe recipe holds each of its six parts, and leaves out what is left out", () => {
  const signs = {
    fallback: /@supports \(\(background-clip: text\)/,
    forced: /forced-colors: none/,
    print: /@media screen/,
    wrap: /box-decoration-break: clone;/,
    descenders: /padding: 0(\.\d+)?em 0\.11em 0\.\d+em;\s+margin-inline: -0\.11em;/,
    selection: /::selection/,
  } as const;
  const whole = writeTextCss(RECIPE);
  for (const [part, sign] of Object.entries(signs)) {
    expect(whole).toMatch(sign);
    const left = [part] as TextRecipe["left"]; // the keys of `signs` are parts
    expect(writeTextCss({ ...RECIPE, left })).not.toMatch(sign);
    expect(writeTextScss({ ...RECIPE, left })).not.toMatch(sign);
  }
});

it("[TXT] fallback, print and selection are readable on any ground, as written", () => {
  const random = createRandom("fallback");
  for (let run = 0; run < 200; run += 1) {
    const byte = () => Math.floor(random() * 256) / 255;
    const ground: Color = { space: "srgb", coords: [byte(), byte(), byte()], alpha: 1 };
    const target = run % 2 === 0 ? 3 : 4.5;
    const colors = recipeColors({ gradient: randomGradient(`fallback ${run}`), ground, target });
    const asWritten = (color: Color): Color => {
      const hex = formatHex(color);
      const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return { space: "srgb", coords: [part(1), part(3), part(5)], alpha: 1 };
    };
    expect(wcagRatio(asWritten(colors.fallback), ground)).toBeGreaterThanOrEqual(target);
    expect(wcagRatio(asWritten(colors.print), gray(1))).toBeGreaterThanOrEqual(target);
    expect(
      wcagRatio(asWritten(colors.selection.text), asWritten(colors.selection.ground)),
    ).toBeGreaterThanOrEqual(4.5);
  }
});

it.each([
  ["CSS", writeTextCss],
  ["SCSS", writeTextScss],
])("[TXT] the gradient is read back from %s", (_, write) => {
  const read = readCss(write(RECIPE));
  if (!read.ok) throw new Error(read.message);
  expect(read.layers).toHaveLength(1);
  expect(read.layers[0]).toMatchObject({ type: "linear", angleDeg: 102, space: RECIPE.gradient.space });
  expect(read.layers[0]?.stops.map(({ color }) => formatHex(color))).toEqual(
    RECIPE.gradient.stops.map(({ color }) => formatHex(color)),
  );
});

it("[TXT] each letter is a span of its own, and a moving gradient stops where less motion is asked for", () => {
  const css = writeTextCss({ ...RECIPE, span: "letter", motionSeconds: 8 });
  expect(css).toContain(".title > span {");
  expect(css).toMatch(/prefers-reduced-motion: no-preference\) \{\s+\.title > span \{\s+animation/);
  const classes = writeTextTailwind({ ...RECIPE, motionSeconds: 8 });
  expect(classes).toContain("motion-safe:animate-");
  expect(classes).toContain("forced-colors:bg-none!");
});

it("[TXT] the React component imports the style sheet beside it, and has a span for each letter with its marks", () => {
  const code = writeTextReact({ ...RECIPE, span: "letter" });
  expect(code.split("\n")[0]).toBe('import "./title.css";');
  // Its default granularity is graphemes; the fixed language makes the server and the page agree.
  expect(code).toContain(
    '{[...new Intl.Segmenter("en").segment(text)].map(({ segment, index }) => <span key={index}>',
  );
});

it("[TXT] words are escaped where they are code", () => {
  expect(writeTextReact(RECIPE)).toContain(String.raw`text = "Ripe \"plums\"\n<late>"`);
  expect(writeTextTailwind(RECIPE)).toContain('Ripe "plums"<br />&lt;late>');
});

it("[TXT] the text stands where it is aligned, whatever has the gradient", () => {
  const css = (span: TextRecipe["span"], align: TextRecipe["face"]["align"]) =>
    writeTextCss({ ...RECIPE, span, face: { ...RECIPE.face, align } });
  expect(css("whole", "center")).toMatch(/margin-inline: auto;/);
  expect(css("whole", "right")).toMatch(/margin-inline-start: auto;[^}]*}[^]*margin-inline-end: -0\.11em;/);
  expect(css("line", "left")).toContain("display: inline;");
  // An inline box cannot be aligned itself.
  expect(css("line", "center")).toMatch(/\.title \{[^}]*text-align: center;[^}]*}[^]*\.title > span \{/);
  const centered = { ...RECIPE, span: "line", face: { ...RECIPE.face, align: "center" } } as const;
  expect(writeTextReact(centered)).toContain("<span>{text}</span>");
  expect(writeTextTailwind(centered)).toMatch(/text-center[^>]*>\s*<span class="[^"]*bg-clip-text/);
});
