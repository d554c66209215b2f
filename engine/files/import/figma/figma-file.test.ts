import { zstdCompressSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { joined } from "#engine/bytes/joined.ts";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { formatHex } from "#engine/format/format.ts";
import { read } from "#engine/read/read.ts";
import { FIGMA_SAMPLE, FIGMA_SYSTEM, figmaFile, INTERNAL_PAGE } from "#engine/testing/figma-copy.ts";

const answerTo = (bytes: Uint8Array) => read({ bytes, name: "Harbour.fig" });
function answered(bytes: Uint8Array) {
  const answer = answerTo(bytes);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

describe("a .fig file", () => {
  it("[RDG-1] gives its variables by mode and its styles, with what they are called", () => {
    const { kind, format, title, colors, modes } = answered(figmaFile(FIGMA_SYSTEM));
    expect({ kind, format, title }).toEqual({
      kind: "tokens",
      format: "Figma file",
      title: "Harbour system",
    });
    expect(colors.map(({ name, color, dark }) => [name, formatHex(color), dark && formatHex(dark)])).toEqual([
      ["Gray 900", "#111827", undefined],
      ["Text", "#111827", "#e5e7eb"],
      ["Background", "#ffffff", "#111827"],
      ["Brand Ember", "#ff5a1f80", undefined],
    ]);
    expect(
      modes.map((mode) => [mode.name, [...mode.colors].map(([key, color]) => `${key} ${formatHex(color)}`)]),
    ).toEqual([
      ["light", expect.arrayContaining(["Text #111827", "Background #ffffff"])],
      ["dark", expect.arrayContaining(["Text #e5e7eb", "Background #111827"])],
    ]);
  });

  it("[RDG-2] says which styles are no color", () => {
    expect(answered(figmaFile(FIGMA_SYSTEM)).unread).toEqual([
      { text: "Brand Dawn", why: "This style is a gradient: copy a layer that has it, and paste it." },
    ]);
  });

  it("[RDG-1] keeps references as references in the text for tools of themes", () => {
    const { text = "" } = answered(figmaFile(FIGMA_SYSTEM));
    expect(JSON.parse(text).meta.variables["0:43"].valuesByMode).toEqual({
      "0:31": { type: "VARIABLE_ALIAS", id: "0:40" },
      "0:32": { r: 0.8980392, g: 0.9058824, b: 0.9215686, a: 1 },
    });
  });

  it("[RDG-1] is read packed by Zstandard, and as the canvas alone", () => {
    const packed = answered(figmaFile(FIGMA_SYSTEM, { pack: zstdCompressSync }));
    expect(packed.colors).toEqual(answered(figmaFile(FIGMA_SYSTEM)).colors);
  });

  it("[RDG-1] in Display P3 keeps its colors in Display P3", () => {
    const { colors, modes } = answered(figmaFile(FIGMA_SYSTEM, { profile: "DISPLAY_P3" }));
    expect(colors.map(({ color }) => color.space)).toEqual(Array(4).fill("display-p3"));
    expect(modes[0]?.colors.get("Background")).toMatchObject({ space: "display-p3", coords: [1, 1, 1] });
  });

  it("[RDG-1] without variables and styles gives the colors of its layers", () => {
    const { colors, format, kind } = answered(figmaFile(FIGMA_SAMPLE));
    expect({ format, kind }).toEqual({ format: "Figma file", kind: "colors" });
    expect(colors.map(({ color }) => formatHex(color))).toEqual(["#ff5a1f", "#14142b", "#f4ebd9"]);
  });

  it("[RDG-3] names a variable that leads to a library which did not come along", () => {
    const alias = { alias: { assetRef: { key: "elsewhere", version: "1:1" } } };
    const { unread } = answered(
      figmaFile([
        ...FIGMA_SYSTEM,
        {
          id: 45,
          in: INTERNAL_PAGE,
          type: "VARIABLE",
          name: "Border",
          variableSetID: { guid: { sessionID: 0, localID: 33 } },
          variableResolvedType: "COLOR",
          variableDataValues: {
            entries: [
              { modeID: { sessionID: 0, localID: 34 }, variableData: { value: alias, dataType: "ALIAS" } },
            ],
          },
        },
      ]),
    );
    expect(unread).toContainEqual({ text: "Border (Mode 1)", why: expect.stringMatching(/not in the file/) });
  });

  it("[RDG-3] with millions of layers is read by its variables", () => {
    // Field 3 of a message is its nodes, in this schema: three million empty ones before those that count.
    const many = new Uint8Array(3_000_005);
    many.set([3, 0xc0, 0x8d, 0xb7, 0x01]);
    const pack = (message: Uint8Array) => zstdCompressSync(joined([many, message]));
    expect(answered(figmaFile(FIGMA_SYSTEM, { pack })).colors).toHaveLength(4);
  });

  it.each([
    ["another archive", zipSync({ "canvas.txt": utf8Bytes("none") }), /Harbour\.fig is an archive without/],
    [
      "a canvas of another kind",
      zipSync({ "canvas.fig": utf8Bytes("fig-none") }),
      /of a kind that is not read/,
    ],
    ["a file cut off", figmaFile(FIGMA_SYSTEM).subarray(0, 900), /too early/],
    ["nothing painted", figmaFile([{ id: 11, fillPaints: [] }]), /holds no colors/],
  ])("[RDG-3] %s is said in a sentence", (_, bytes, wanted) => {
    expect(answerTo(bytes)).toEqual({ ok: false, message: expect.stringMatching(wanted) });
  });
});
