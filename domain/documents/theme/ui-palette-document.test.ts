import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownColor } from "#domain/documents/color-text.ts";
import { UI_PALETTES } from "#domain/documents/testing/random-ui-palettes.ts";
import { steppedTheme } from "#domain/ui-palette/stepped-theme.ts";
import { formatHex } from "#engine/format/format.ts";
import { buildUiPalette } from "#engine/theme/ui-palette.ts";
import { sampled } from "#tests/exhaustive.ts";
import { changedPalette } from "./ui-palette-changes.ts";
import { UI_PALETTE, uiPaletteRequest } from "./ui-palette-document.ts";

const decode = (text: string) => UI_PALETTE.decode(new URLSearchParams(text));
const read = (text: string) => {
  const { document, notices } = decode(text);
  expect(notices).toEqual([]);
  if (document === undefined) throw new Error(`${text} holds no palette`);
  return document;
};
const addressOf = (document: ReturnType<typeof read>) =>
  decodeURIComponent(UI_PALETTE.encode(document).toString());

describe("[TLS-2] [UIP] the palette's address", () => {
  it.each([
    ["c=0b6e4f&own=primary.c97405", "There is no such ramp as “primary”."],
    ["c=0b6e4f&own=danger.reddish", "was left out"],
    ["c=0b6e4f&own=danger.f00*danger.0f0", "danger has two colors"],
    ["c=0b6e4f&s=200", "The turn of the secondary in degrees is a whole number from -180 to 180"],
    ["c=0b6e4f&at=650", "“650” is no step here"],
    ["c=0b6e4f&bend=primary.l.0.5.0.0", "The curve “primary.l.0.5.0.0” was left out."],
    ["c=0b6e4f&bend=primary.l.0.0.0.0.21", "five whole numbers"],
    ["c=0b6e4f&bend=primary.x.0.0.0.0.1", "five whole numbers"],
    ["c=0b6e4f&bend=info.h.1.0.0.0.0*info.h.2.0.0.0.0", "hue of info is bent twice"],
    ["c=0b6e4f&n=2", "from 3 to 12; 7 was taken"],
  ])("falls back on %s with a notice", (text, words) => {
    const { document, notices } = decode(text);
    expect(notices.join(" ")).toContain(words);
    expect(document?.brand.map(formatHex)).toEqual(["#0b6e4f"]);
  });

  it("takes the three colors of a theme as brand, secondary and accent", () => {
    expect(addressOf(read("c=0b6e4f-c97405-438de8"))).toBe("c=0b6e4f&own=secondary.c97405*accent.438de8");
  });

  it("of version 1 still gives the same palette", () => {
    const text =
      "c=0b6e4f&k=60&pin=d.text-3.7f7067&own=danger.c0392b&s=102&a=-38&at=600&fit=even&bend=primary.l.0.5.0.0.-3*info.h.0.0.10.0.0&mode=dark&view=curves";
    const document = read(text);
    expect(addressOf(document)).toBe(text);
    const { ramps } = buildUiPalette(uiPaletteRequest(document));
    expect(ramps.primary.steps.map((step) => formatHex(step.color)).join(" ")).toMatchInlineSnapshot(
      `"#eff8f4 #e1f5eb #c1ead7 #94d6b8 #56b38e #258d69 #0b6e4f #00583e #00422d #002c1d #00160d"`,
    );
  });

  it("holds what each change made, and a change that changes nothing is none", () => {
    fc.assert(
      fc.property(UI_PALETTES, (document) => {
        const pin = { mode: "dark", token: "text", color: knownColor("7f7067") } as const;
        const changes = [
          changedPalette(document, { type: "own", ramp: "danger", color: knownColor("c0392b") }),
          changedPalette(document, { type: "derive", ramp: "accent", turn: -38 }),
          changedPalette(document, {
            type: "bend",
            ramp: "info",
            channel: "hue",
            handles: [0, 99, -0.4, 0, 0],
          }),
          changedPalette(document, {
            type: "swap",
            ramps: [
              { ramp: "primary", color: knownColor("0b6e4f") },
              { ramp: "accent", color: knownColor("438de8") },
            ],
          }),
          changedPalette(document, { type: "pins", pins: [pin, { ...pin, token: "text-2" }] }),
          changedPalette(document, { type: "straighten", ramp: "info" }),
        ];
        for (const changed of changes) expect(read(UI_PALETTE.encode(changed).toString())).toEqual(changed);
        expect(changedPalette(document, { type: "mode", mode: document.mode })).toBe(document);
        expect(changedPalette(document, { type: "chart-count", count: Number.NaN })).toBe(document);
      }),
      { numRuns: sampled(60, 20) },
    );
  });

  it("swaps two ramps with their curves, and back again", () => {
    const before = read("c=0b6e4f&own=accent.438de8&bend=accent.h.0.0.10.0.0");
    const [green, blue] = [knownColor("0b6e4f"), knownColor("438de8")];
    const once = changedPalette(before, {
      type: "swap",
      ramps: [
        { ramp: "primary", color: green },
        { ramp: "accent", color: blue },
      ],
    });
    expect(addressOf(once)).toBe("c=438de8&own=accent.0b6e4f&bend=primary.h.0.0.10.0.0");
    const twice = changedPalette(once, {
      type: "swap",
      ramps: [
        { ramp: "accent", color: green },
        { ramp: "primary", color: blue },
      ],
    });
    expect(twice).toEqual(before);
  });

  it("[THM-1] is a theme whose families wear its ramps", () => {
    const document = read("c=0b6e4f&own=accent.438de8");
    const palette = buildUiPalette(uiPaletteRequest(document));
    const theme = steppedTheme(document, palette);
    expect(theme.brand.map(formatHex).filter((_, index) => index !== 1)).toEqual(["#0b6e4f", "#438de8"]);
    expect(theme.steps?.danger).toHaveLength(11);
  });
});
