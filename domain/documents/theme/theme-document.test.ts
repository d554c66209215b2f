import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { hexColor } from "#engine/testing/sample-colors.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { sampled } from "#tests/exhaustive.ts";
import {
  decodeTheme,
  encodeTheme,
  THEME_ADDRESS,
  type ThemeDocument,
  themeRequest,
  withoutPin,
  withPin,
} from "./theme-document.ts";

const pin = fc.record({
  mode: fc.constantFrom(...THEME_MODES),
  token: fc.constantFrom(...ROLE_TOKENS),
  color: hexColor,
});
const documents: fc.Arbitrary<ThemeDocument> = fc
  .record({
    brand: fc.array(hexColor, { minLength: 1, maxLength: 3 }),
    contrast: fc.integer({ min: 0, max: 100 }),
    tintPercent: fc.integer({ min: 0, max: 100 }),
    floors: fc.constantFrom(...FLOOR_SETS),
    pins: fc.array(pin, { maxLength: 12 }),
  })
  .map(({ pins, ...rest }) => pins.reduce(withPin, { ...rest, pins: [] }));
const decode = (text: string) => decodeTheme(new URLSearchParams(text));

describe("[TLS-2] the theme document", () => {
  it("[TLS-2] comes back from its address unchanged", () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(decodeTheme(encodeTheme(document))).toEqual({ document, notices: [] });
      }),
      { numRuns: sampled(200, 50) },
    );
  });

  it("[TLS-2] never throws, whatever the address contains, and has at least one color", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("c", "k", "tint", "floor", "pin", "v"), fc.string())),
        (pairs) => {
          const { document } = decodeTheme(new URLSearchParams([["c", "red"], ...pairs]));
          expect(document === undefined || document.brand.length > 0).toBe(true);
        },
      ),
    );
  });

  it.each([
    ["c=red&k=300", "contrast is a whole number"],
    ["c=red&floor=b", "no contrast floor"],
    ["c=red&pin=x.a0.fff", "no mode"],
    ["c=red&pin=d.a7.fff", "no token called"],
    ["c=red&pin=d.a0.reddish", "was left out"],
    ["c=red&pin=d.a0.fff*d.a0.000", "pinned twice"],
  ])("[TLS-2] falls back on %s with a notice", (text, words) => {
    const { document, notices } = decode(text);
    expect(notices.join(" ")).toContain(words);
    expect(document?.brand.map(formatHex)).toEqual(["#ff0000"]);
  });

  it("[THM-2] a pin is solved around, and released again", () => {
    const [black] = decode("c=000").document?.brand ?? [];
    if (black === undefined) throw new Error("Black cannot be read.");
    const first = THEME_ADDRESS.first();
    const pinned = withPin(first, { mode: "dark", token: "text-3", color: black });
    expect(encodeTheme(pinned).get("pin")).toBe("d.text-3.000000");
    expect(themeRequest(pinned).pins?.dark?.["text-3"]).toEqual(black);
    expect(withoutPin(pinned, { mode: "dark", token: "text-3" })).toEqual(first);
  });

  it("[TLS-2] an address of version 1 still gives the same theme", () => {
    const { document, notices } = decode("c=e8622c-2f6690&k=60&tint=10&floor=aaa&pin=d.text-3.7f7067");
    expect(notices).toEqual([]);
    expect(document).toMatchObject({
      contrast: 60,
      tintPercent: 10,
      floors: "aaa",
      pins: [{ mode: "dark", token: "text-3" }],
    });
    expect(document?.brand.map(formatHex)).toEqual(["#e8622c", "#2f6690"]);
  });
});
