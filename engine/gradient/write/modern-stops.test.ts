import { describe, expect, it } from "vitest";
import { parseEasing } from "#engine/gradient/easing.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import { readCss } from "#engine/gradient/read/read-css.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { gradientWords, writeCss } from "./write-css.ts";

const gradient = (
  space: Gradient["space"],
  stops: readonly (readonly [string, number, Partial<GradientStop>?])[],
  hue: Gradient["hue"] = "shorter",
): Gradient & { blend: "normal" } => ({
  type: "linear",
  angleDeg: 90,
  space,
  hue,
  blend: "normal",
  stops: stops.map(([text, position01, rest]) => ({ color: read(text), position01, ...rest })),
});
const ease = parseEasing("ease-in");
if (ease === undefined) throw new Error("ease-in is an easing");

describe("[GRD-2] the line for browsers that know the space", () => {
  const modernOf = (given: Gradient) => gradientWords(given).modern?.replaceAll(/\s+/g, " ");

  it("has one's own stops where browsers draw them alike", () => {
    expect(
      modernOf(
        gradient("oklch", [
          ["#0f4cff", 0],
          ["#ffd21f", 0.75],
        ]),
      ),
    ).toBe("linear-gradient( 90deg in oklch, #0f4cff 0%, #ffd21f 75% )");
  });
  it("gives a grey the hue that mixing would take, on each side", () => {
    expect(
      modernOf(
        gradient("oklch", [
          ["#6d28d9", 0],
          ["#ffffff", 0.5],
          ["#ffd21f", 1],
        ]),
      ),
    ).toMatch(
      /#6d28d9 0%, oklch\(100% 0\.001 292\.\d+\) 50%, oklch\(100% 0\.001 92\.\d+\) 50%, #ffd21f 100%/,
    );
  });
  it("writes a near-grey in the space itself, because browsers drop the hue of such a hex color", () => {
    expect(
      modernOf(
        gradient("lch", [
          ["#6d28d9", 0],
          ["#777377", 1],
        ]),
      ),
    ).toMatch(/#6d28d9 0%, lch\(48\.\d+ 2\.\d+ 323\.\d+\) 100%/);
  });
  it.each<readonly [string, Gradient]>([
    [
      "a hint",
      gradient("oklab", [
        ["#000", 0, { hint01: 0.25 }],
        ["#fff", 1],
      ]),
    ],
    [
      "an easing",
      gradient(
        "oklch",
        [
          ["#1d4ed8", 0, { easing: ease }],
          ["#fde047", 1],
        ],
        "longer",
      ),
    ],
    [
      "a translucent stop",
      gradient("oklch", [
        ["#1d4ed880", 0],
        ["#fde047", 1],
      ]),
    ],
    [
      "the longer way after the start",
      gradient(
        "oklch",
        [
          ["#1d4ed8", 0.2],
          ["#fde047", 0.8],
        ],
        "longer",
      ),
    ],
    [
      "opposite hues",
      gradient("hsl", [
        ["#ff0000", 0],
        ["#00ffff", 1],
      ]),
    ],
    [
      "the longer way from a grey",
      gradient(
        "oklch",
        [
          ["#ffffff", 0],
          ["#fde047", 1],
        ],
        "longer",
      ),
    ],
  ])("is left out for %s, and the gradient is read back from the comment", (_, given) => {
    expect(gradientWords(given).modern).toBeUndefined();
    const css = writeCss([{ ...given, blend: "normal" }]);
    expect(css.match(/background:/g)).toHaveLength(1);
    const back = readCss(css);
    expect(back.ok && back.layers[0]).toMatchObject({ space: given.space, stops: given.stops });
  });
  it("a fade to transparent stays in its space", () => {
    expect(
      modernOf(
        gradient("oklab", [
          ["#6d28d9", 0],
          ["transparent", 1],
        ]),
      ),
    ).toContain("in oklab, #6d28d9 0%, #00000000 100%");
  });
  it("has stops in Display P3 if sRGB holds not all of them", () => {
    const wide = gradient("oklab", [
      ["color(display-p3 1 0 0)", 0, { hint01: 0.3 }],
      ["#0000ff", 1],
    ]);
    expect(modernOf(wide)).toMatch(/in display-p3, color\(display-p3 1 0 0\) 0%, .* 100% \)$/);
  });
});

describe("[GRD-2] the lines of CSS", () => {
  const SRGB = gradient("srgb", [
    ["#1f4e8c", 0],
    ["#2a86d1", 0.5],
    ["#7cb8e4", 1],
  ]);
  it("an sRGB gradient is one line of its own stops", () => {
    expect(writeCss([SRGB]).replaceAll(/\s+/g, " ")).toBe(
      "background: linear-gradient( 90deg, #1f4e8c 0%, #2a86d1 50%, #7cb8e4 100% ); ",
    );
  });
  it("are the modern one, the plain one, or both", () => {
    const layer = {
      ...gradient("oklch", [
        ["#0f4cff", 0],
        ["#ffd21f", 1],
      ]),
      blend: "normal" as const,
    };
    const [modern, plain, both] = (["modern", "plain", "both"] as const).map((lines) =>
      writeCss([layer], { lines }),
    );
    expect(modern).toBe(
      "background: linear-gradient(\n  90deg in oklch,\n  #0f4cff 0%,\n  #ffd21f 100%\n);\n",
    );
    expect(plain).not.toContain("in oklch");
    expect(both).toBe(`${plain}${modern}`);
    const property = writeCss([layer], { lines: "modern", form: "custom-property" });
    expect(property).not.toContain("@supports");
    expect(property).toContain("in oklch");
  });
  it("a layer of found stops beside one of its own keeps both", () => {
    const layers = [
      {
        ...gradient("oklch", [
          ["#0f4cff80", 0],
          ["#ffd21f", 1],
        ]),
        blend: "normal" as const,
      },
      {
        ...gradient("oklch", [
          ["#0f4cff", 0],
          ["#ffd21f", 1],
        ]),
        blend: "normal" as const,
      },
    ];
    const css = writeCss(layers);
    expect(css.slice(css.lastIndexOf("background:"))).toContain("in oklch,\n  #0f4cff 0%");
    const back = readCss(css);
    expect(back.ok && back.layers.map(({ space }) => space)).toEqual(["oklch", "oklch"]);
  });
});
