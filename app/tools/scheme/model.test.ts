import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  colorsOfScheme,
  SCHEME,
  SCHEME_RULES,
  type SchemeDocument,
} from "#domain/documents/scheme-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { SPREADS, schemeAngles, wheelPlace } from "#engine/palette/scheme.ts";
import { turnDeg } from "#engine/space/angle.ts";
import { WHEELS } from "#engine/space/color-wheel.ts";
import { reduce } from "./model.ts";

const start: SchemeDocument = { ...SCHEME.first(), rule: "complementary" };
const placeOf = (document: SchemeDocument) => wheelPlace(document.base, document.wheel);
const withRule = (rule: SchemeDocument["rule"]) => reduce(start, { type: "rule", rule });
const hexes = (document: SchemeDocument) => colorsOfScheme(document).map(formatHex);

describe("[SCH] linked handles", () => {
  it.each(["complementary", "triadic", "square"] as const)(
    "a partner of %s rotates the whole scheme",
    (rule) => {
      const document = withRule(rule);
      const [, angle = 0] = schemeAngles(document);
      const moved = reduce(document, { type: "handle", index: 1, angleDeg: 200, chroma: 0.1 });
      expect(turnDeg(0, placeOf(moved).angleDeg + angle - 200)).toBeCloseTo(0, 1);
      expect(schemeAngles(moved)).toEqual(schemeAngles(document));
      expect(placeOf(moved).chroma).toBe(0.1);
    },
  );
  it("a partner of split, analogous, compound and tetradic follows the drag, and its mirror moves along", () => {
    for (const rule of ["split-complementary", "analogous", "compound", "tetradic"] as const) {
      const document = withRule(rule);
      const { angleDeg } = placeOf(document);
      for (const [index, angle] of schemeAngles(document).entries()) {
        if (angle === 0 || angle === 180) continue;
        const inward = angle > 0 && angle < 180 ? angle + 4 : angle + 4;
        const moved = reduce(document, { type: "handle", index, angleDeg: angleDeg + inward, chroma: 0.1 });
        const now = schemeAngles(moved)[index] ?? 0;
        expect(Math.abs(turnDeg(0, now - inward)), `${rule} ${index}`).toBeLessThanOrEqual(1);
        expect(placeOf(moved).angleDeg).toBeCloseTo(angleDeg, 0);
      }
    }
  });
  it("a spread stays within the limits of its rule, however far the handle is dragged", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCHEME_RULES),
        fc.nat(8),
        fc.double({ min: -720, max: 720, noNaN: true }),
        fc.double({ min: -1, max: 200, noNaN: true }),
        (rule, index, angleDeg, chroma) => {
          const moved = reduce(withRule(rule), { type: "handle", index, angleDeg, chroma });
          const limits = SPREADS[rule];
          if (limits !== undefined) {
            expect(moved.spreadDeg).toBeGreaterThanOrEqual(limits[0]);
            expect(moved.spreadDeg).toBeLessThanOrEqual(limits[2]);
          }
          // The result survives a round trip through the address.
          const back = SCHEME.decode(SCHEME.encode(moved));
          expect(back.notices).toEqual([]);
          expect(back.document && hexes(back.document)).toEqual(hexes(moved));
        },
      ),
    );
  });
  it("custom: each partner moves alone", () => {
    const document = reduce(withRule("triadic"), { type: "rule", rule: "custom" });
    expect(document.anglesDeg).toEqual([120, 240]);
    const { angleDeg } = placeOf(document);
    const moved = reduce(document, { type: "handle", index: 2, angleDeg: angleDeg + 90, chroma: 0.1 });
    expect(moved.anglesDeg).toEqual([120, 90]);
    const added = reduce(moved, { type: "add-angle" });
    expect(added.anglesDeg).toEqual([120, 90, 240]);
    expect(reduce(added, { type: "remove-angle", partner: 0 }).anglesDeg).toEqual([90, 240]);
  });
  it("chroma that the gamut lacks at one hue is restored at the next", () => {
    const vivid = reduce(start, { type: "place", place: { chroma: 0.25, angleDeg: 200 } });
    const turned = reduce(reduce(vivid, { type: "turn", byDeg: 60 }), { type: "turn", byDeg: -60 });
    expect(placeOf(turned)).toEqual(placeOf(vivid));
  });
  it("another wheel keeps the base as displayed", () => {
    for (const wheel of WHEELS) {
      const changed = reduce(start, { type: "wheel", wheel });
      expect(hexes(changed)[0]).toBe("#e4572e");
    }
  });
  it("clamps the number of colors, and an analogous arc does not close", () => {
    const many = reduce(reduce(withRule("analogous"), { type: "spread", deg: 60 }), {
      type: "count",
      count: 99,
    });
    expect(many.count).toBe(12);
    const angles = schemeAngles(many);
    expect((angles.at(-1) ?? 0) - (angles[0] ?? 0)).toBeLessThan(360);
    expect(new Set(hexes(many)).size).toBe(12);
  });
});
