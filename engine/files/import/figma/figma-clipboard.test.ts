import { zstdCompressSync } from "node:zlib";
import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { read } from "#engine/read/read.ts";
import {
  FIGMA_SAMPLE,
  figmaColor,
  figmaCopy,
  figmaHtml,
  INTERNAL_PAGE,
  solid,
} from "#engine/testing/figma-copy.ts";

const answerTo = (html: string) => read({ bytes: new TextEncoder().encode(html), text: html });
function colorsOf(html: string): readonly string[] {
  const answer = answerTo(html);
  if (!answer.ok) throw new Error(answer.message);
  return answer.colors.map(({ name, color }) =>
    [formatHex(color), ...(name === undefined ? [] : [name])].join(" "),
  );
}

describe("layers copied in Figma", () => {
  it.each([
    ["Zstandard", zstdCompressSync],
    ["DEFLATE", deflateSync],
  ])("[RDG-1] are colors with their names, packed by %s", (_, pack) => {
    expect(colorsOf(figmaCopy(FIGMA_SAMPLE, { pack }))).toEqual(["#ff5a1f Ember", "#14142b Ink", "#f4ebd9"]);
    expect(answerTo(figmaCopy(FIGMA_SAMPLE, { pack }))).toMatchObject({
      ok: true,
      kind: "colors",
      format: "Figma layers",
      title: "Harbour brand",
      unread: [],
    });
  });

  it("[RDG-1] come in the order of the layers, each color once", () => {
    const layers = [
      { id: 12, at: "b", fillPaints: [solid(0, 255, 0)] },
      { id: 11, at: "c", fillPaints: [solid(0, 0, 255)] },
      { id: 13, at: "a", fillPaints: [solid(255, 0, 0)] },
      { id: 14, at: "d", fillPaints: [solid(255, 0, 0)] },
    ];
    expect(colorsOf(figmaCopy(layers))).toEqual(["#ff0000", "#00ff00", "#0000ff"]);
  });

  it("[RDG-1] without what cannot be seen", () => {
    const layers = [
      { id: 11, visible: false, fillPaints: [solid(1, 1, 1)] },
      {
        id: 12,
        fillPaints: [solid(2, 2, 2, { visible: false }), solid(3, 3, 3, { opacity: 0 }), solid(4, 4, 4)],
      },
      { id: 13, fillPaints: [{ type: "IMAGE" }] },
      { id: 14, fillPaints: [], strokePaints: [solid(5, 5, 5, { opacity: 0.5 })] },
    ];
    expect(colorsOf(figmaCopy(layers))).toEqual(["#040404", "#05050580"]);
  });

  it("[RDG-1] text gives its color only where nothing else is painted", () => {
    const text = { id: 11, type: "TEXT", fillPaints: [solid(9, 9, 9)] };
    expect(colorsOf(figmaCopy([text]))).toEqual(["#090909"]);
    expect(colorsOf(figmaCopy([text, { id: 12, fillPaints: [solid(255, 0, 0)] }]))).toEqual(["#ff0000"]);
  });

  it("[RDG-1] a style of color names what it paints", () => {
    const style = {
      id: 20,
      in: INTERNAL_PAGE,
      styleType: "FILL",
      name: "Brand/Primary",
      fillPaints: [solid(255, 0, 0)],
    };
    expect(
      colorsOf(
        figmaCopy([
          style,
          {
            id: 11,
            name: "Button",
            styleIdForFill: { guid: { sessionID: 0, localID: 20 } },
            fillPaints: [solid(255, 0, 0)],
          },
        ]),
      ),
    ).toEqual(["#ff0000 Brand Primary"]);
    expect(
      colorsOf(
        figmaCopy([
          style,
          { id: 11, inheritFillStyleID: { sessionID: 0, localID: 20 }, fillPaints: [solid(255, 0, 0)] },
        ]),
      ),
    ).toEqual(["#ff0000 Brand Primary"]);
  });

  it("[RDG-1] an instance has the paints of its component, and its own", () => {
    const component = [
      { id: 20, in: INTERNAL_PAGE, type: "SYMBOL", name: "Button", fillPaints: [solid(255, 0, 0)] },
      { id: 21, in: 20, name: "Icon", fillPaints: [solid(0, 255, 0)] },
      { id: 22, in: 20, name: "Rectangle 4", fillPaints: [solid(0, 0, 255)] },
      { id: 30, in: INTERNAL_PAGE, type: "SYMBOL", name: "Unused", fillPaints: [solid(1, 2, 3)] },
    ];
    const symbolData = {
      symbolID: { sessionID: 0, localID: 20 },
      symbolOverrides: [
        { guidPath: { guids: [{ sessionID: 0, localID: 22 }] }, fillPaints: [solid(255, 255, 0)] },
      ],
    };
    expect(colorsOf(figmaCopy([...component, { id: 11, type: "INSTANCE", symbolData }]))).toEqual([
      "#ff0000",
      "#00ff00 Icon",
      "#ffff00",
    ]);
  });

  it("[RDG-1] of a Display P3 document are in Display P3", () => {
    const answer = answerTo(
      figmaCopy([{ id: 11, fillPaints: [solid(255, 0, 0)] }], { profile: "DISPLAY_P3" }),
    );
    expect(answer).toMatchObject({
      colors: [{ color: { space: "display-p3", coords: [1, 0, 0] } }],
    });
  });

  it("[RDG-5] a linear gradient keeps its angle and its stops", () => {
    const stops = [
      { color: figmaColor(255, 0, 0), position: 0 },
      { color: figmaColor(0, 0, 255, 0), position: 1 },
    ];
    // Downwards: Figma's matrix leads from the layer to a gradient that runs to the right.
    const transform = { m00: 0, m01: 1, m02: 0, m10: -1, m11: 0, m12: 1 };
    const answer = answerTo(
      figmaCopy([
        { id: 11, fillPaints: [{ type: "GRADIENT_LINEAR", stops, transform, opacity: 1, visible: true }] },
      ]),
    );
    expect(answer).toMatchObject({
      ok: true,
      kind: "gradient",
      gradient: { layers: [{ type: "linear", angleDeg: 180 }] },
    });
    expect(answer.ok && answer.colors.map(({ color }) => formatHex(color))).toEqual(["#ff0000", "#0000ff00"]);
  });

  describe("[RDG-5] an angular gradient is a conic one", () => {
    const STOPS = [
      { color: figmaColor(255, 0, 0), position: 0 },
      { color: figmaColor(0, 255, 0), position: 0.25 },
      { color: figmaColor(0, 0, 255), position: 1 },
    ];
    /** As Figma draws a new one: its sweep begins below the middle. */
    const NEW = { m00: 0, m01: 1, m02: 0, m10: -1, m11: 0, m12: 1 };
    const angular = (transform: object | undefined, size = { x: 100, y: 100 }) =>
      answerTo(
        figmaCopy([
          { id: 11, size, fillPaints: [{ type: "GRADIENT_ANGULAR", stops: STOPS, transform, opacity: 1 }] },
        ]),
      );
    const SQUARE = { x: 100, y: 100 };
    it.each([
      ["a new one", NEW, SQUARE, { angleDeg: 180 }, [0, 0.25, 1]],
      ["without a transform", undefined, SQUARE, { angleDeg: 90 }, [0, 0.25, 1]],
      [
        "half as large, from the upper left",
        { m00: 2, m01: 0, m02: 0, m10: 0, m11: 2, m12: 0 },
        SQUARE,
        { angleDeg: 90, center01: [0.25, 0.25] },
        [0, 0.25, 1],
      ],
      [
        "turned by 45 degrees in a wide layer",
        // Of the square in the middle of 200 by 100.
        {
          m00: Math.SQRT2,
          m01: Math.SQRT1_2,
          m02: 0.5 - 1.5 * Math.SQRT1_2,
          m10: -Math.SQRT2,
          m11: Math.SQRT1_2,
          m12: 0.5 + Math.SQRT1_2 / 2,
        },
        { x: 200, y: 100 },
        { angleDeg: 135, center01: [0.5, 0.5] },
        [0, 0.25, 1],
      ],
    ])("[RDG-5] %s", (_what, transform, size, shape, positions) => {
      const answer = angular(transform, size);
      expect(answer).toMatchObject({
        kind: "gradient",
        gradient: { notices: [], layers: [{ type: "conic", ...shape }] },
      });
      expect(answer.ok && answer.gradient?.layers[0]?.stops.map(({ position01 }) => position01)).toEqual(
        positions,
      );
      expect(answer.ok && answer.colors.map(({ color }) => formatHex(color))).toEqual([
        "#ff0000",
        "#00ff00",
        "#0000ff",
      ]);
    });

    it("[RDG-5] mirrored, it turns the other way", () => {
      const answer = angular({ m00: 1, m01: 0, m02: 0, m10: 0, m11: -1, m12: 1 });
      const layer = answer.ok ? answer.gradient?.layers[0] : undefined;
      expect(layer).toMatchObject({ type: "conic", angleDeg: 90 });
      expect(layer?.stops.map(({ position01, color }) => `${position01} ${formatHex(color)}`)).toEqual([
        "0 #0000ff",
        "0.75 #00ff00",
        "1 #ff0000",
      ]);
    });

    it("[RDG-5] stretched by its layer, its stops are where they are seen, and that is said", () => {
      // From the right of 200 by 100, a turn of 45 degrees of the square is one of 26.57 degrees.
      const stops = [0, 0.125, 1].map((position) => ({ color: figmaColor(255 * position, 0, 0), position }));
      const answer = answerTo(figmaCopy([{ id: 11, fillPaints: [{ type: "GRADIENT_ANGULAR", stops }] }]));
      const gradient = answer.ok ? answer.gradient : undefined;
      expect(gradient?.layers[0]?.angleDeg).toBe(90);
      expect(gradient?.layers[0]?.stops[1]?.position01).toBeCloseTo(26.565 / 360, 5);
      expect(gradient?.notices).toEqual([expect.stringContaining("stretched")]);
    });
  });

  it("[RDG-3] a diamond gradient gives its colors, and is named as not kept", () => {
    const stops = [
      { color: figmaColor(255, 0, 0), position: 0 },
      { color: figmaColor(0, 0, 255), position: 1 },
    ];
    const html = figmaCopy([
      { id: 11, name: "Hero", fillPaints: [{ type: "GRADIENT_DIAMOND", stops, opacity: 1, visible: true }] },
    ]);
    expect(answerTo(html)).toMatchObject({
      kind: "colors",
      unread: [{ text: "Hero: a diamond gradient", why: expect.stringContaining("was not kept") }],
    });
    expect(colorsOf(html)).toEqual(["#ff0000 Hero", "#0000ff Hero"]);
  });

  it("[RDG-1] names in another language or with marks stay as they are", () => {
    const name = 'Grün & "weiß" <b>';
    expect(colorsOf(figmaCopy([{ id: 11, name, fillPaints: [solid(255, 0, 0)] }]))).toEqual([
      `#ff0000 ${name}`,
    ]);
  });

  it("[RDG-3] layers that refer to themselves come to an end", () => {
    const symbolData = { symbolID: { sessionID: 0, localID: 20 } };
    const loop = [
      { id: 20, in: INTERNAL_PAGE, type: "SYMBOL", fillPaints: [solid(255, 0, 0)] },
      { id: 21, in: 20, type: "INSTANCE", symbolData },
      { id: 11, type: "INSTANCE", symbolData },
    ];
    expect(colorsOf(figmaCopy(loop))).toEqual(["#ff0000"]);
  });

  it("[RDG-3] components that hold each other many times over are refused, and hold nobody up", () => {
    const symbolData = (id: number) => ({ symbolID: { sessionID: 0, localID: id } });
    const nested = Array.from({ length: 12 }, (_, level) => 1000 * (level + 1)).flatMap((id) => [
      { id, in: INTERNAL_PAGE, type: "SYMBOL" },
      ...Array.from({ length: 20 }, (_, index) => ({
        id: id + index + 1,
        in: id,
        type: "INSTANCE",
        symbolData: symbolData(id + 1000),
      })),
    ]);
    expect(
      answerTo(figmaCopy([...nested, { id: 11, type: "INSTANCE", symbolData: symbolData(1000) }])),
    ).toEqual({
      ok: false,
      message: expect.stringMatching(/fewer layers/),
    });
  });

  it("[RDG-3] millions of empty layers are refused, and hold nobody up", () => {
    // Field 3 of a message is its layers, in this schema: a list of three million that end at once.
    const message = new Uint8Array(4_000_000);
    message.set([3, 0xc0, 0x8d, 0xb7, 0x01]);
    expect(answerTo(figmaCopy([], { pack: () => zstdCompressSync(message) }))).toEqual({
      ok: false,
      message: expect.stringMatching(/fewer layers/),
    });
  });

  it.each([
    ["nothing with a color", figmaCopy([{ id: 11, fillPaints: [{ type: "IMAGE" }] }]), /no colors/],
    ["a text cut off", figmaCopy(FIGMA_SAMPLE).replace(/.{40}\(\/figma\)/, "(/figma)"), /too early|damaged/],
    ["no Base64", "<span>(figma)ZmlnLähm(/figma)", /copy the layers once more/],
    ["another signature", "<span>(figma)ZmlnLXh4eHg=(/figma)", /copy the layers once more/],
    [
      "a schema that ends early",
      figmaHtml([deflateSync(new Uint8Array([9])), deflateSync(new Uint8Array(4))]),
      /too early/,
    ],
    ["no DEFLATE", figmaHtml([new Uint8Array([255, 255]), new Uint8Array(4)]), /damaged/],
    [
      "far more than stated",
      figmaHtml([zstdCompressSync(new Uint8Array(5_000_000)), new Uint8Array(4)]),
      /fewer layers/,
    ],
  ])("[RDG-3] %s is said in a sentence", (_, html, wanted) => {
    expect(answerTo(html)).toEqual({ ok: false, message: expect.stringMatching(wanted) });
  });

  it("[RDG-3] any damage comes to an answer", () => {
    const html = figmaCopy(FIGMA_SAMPLE);
    const start = html.indexOf("(figma)") + 24;
    const end = html.indexOf("(/figma)");
    for (let at = start; at < end; at += 7)
      expect(answerTo(`${html.slice(0, at)}A${html.slice(at + 1)}`).ok).toBeTypeOf("boolean");
  });
});
