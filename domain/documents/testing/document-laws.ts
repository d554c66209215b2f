/** What holds for the documents of every kind; the test of a kind calls it with random ones. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitAddress, MOST_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import type { Shape } from "#domain/documents/fields/field.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";

const keysOf = (shape: Shape): string[] =>
  "parts" in shape ? Object.values(shape.parts).flatMap(keysOf) : [shape.key];
/** Words that some parameter takes, and what looks like them. */
const WORDS =
  "red-blue a.red oklch longer steps custom 1-2-3 0-0 12 -1 1e400 p3 on (((( a)-(b % red* ~h 50.red 0.1.2 red*20*1.2*a NaN \0 𝒳";
const words = fc.constantFrom(...WORDS.split(" "));

/** `documents` gives random ones, each as its address gives it back. */
export function documentLaws<Document extends object>(
  kind: DescribedKind<Document>,
  documents: fc.Arbitrary<Document>,
): void {
  const keys = [...keysOf(kind.fields.shape), "v", "z", "from"];
  const addresses = fc
    .array(fc.tuple(fc.constantFrom(...keys), fc.oneof(words, fc.string())), { maxLength: 12 })
    .map((pairs) => new URLSearchParams(pairs));

  describe(`documents of the ${kind.tool}`, () => {
    it("[TLS-2] come back from their addresses, to the last digit", () => {
      fc.assert(
        fc.property(documents, (document) => {
          const { document: back, notices } = kind.decode(
            new URLSearchParams(kind.encode(document).toString()),
          );
          expect(notices).toEqual([]);
          expect(back).toEqual(document);
        }),
        { numRuns: 200 },
      );
    });

    it("[TLS-2] are read from any address, and what was read can be written and read again", () => {
      fc.assert(
        fc.property(addresses, (params) => {
          const { document } = kind.decode(params);
          if (document === undefined) return;
          const again = kind.decode(kind.encode(document));
          expect(again.notices).toEqual([]);
          expect(kind.encode(again.document ?? document).toString()).toBe(kind.encode(document).toString());
          expect(kind.colorsOf(document).length).toBeGreaterThan(0);
        }),
        { numRuns: 300 },
      );
    });

    it("[TLS-2] leave out what goes without saying: the first one is a short address that says itself", () => {
      const { document, notices } = kind.decode(kind.encode(kind.first()));
      expect(notices).toEqual([]);
      expect(document).toEqual(kind.first());
      expect(kind.encode(kind.first()).toString().length).toBeLessThan(120);
    });

    it("[TLS-2] from a newer version are read as far as they are understood, and say so", () => {
      const params = kind.encode(kind.first());
      params.set("v", String(kind.version + 1));
      params.set("new-thing", "1");
      const { document, notices } = kind.decode(params);
      expect(document).toEqual(kind.first());
      expect(notices).toEqual(["This link comes from a newer version; what is new in it was left out."]);
    });

    it("[TLS-2] fit into an address, or it is said by how much they do not", () => {
      fc.assert(
        fc.property(documents, fc.integer({ min: 20, max: MOST_ADDRESS }), (document, sizeLimit) => {
          const length = kind.encode(document).toString().length;
          const fit = fitAddress({ ...kind, sizeLimit }, document);
          expect(fit.fits).toBe(length <= sizeLimit);
          if (fit.fits) expect(fit.search).toHaveLength(length);
          else expect(fit).toEqual({ fits: false, reason: "too-long", length, limit: sizeLimit });
        }),
      );
    });

    it("[TLS-2] read an endless list in time that grows with its length alone", () => {
      for (const sign of ["-", "(", "*", ".", "~h", "a-"]) {
        for (const key of keys) kind.decode(new URLSearchParams({ [key]: sign.repeat(200_000) }));
      }
      expect(kind.decode(new URLSearchParams()).document).toBeUndefined();
    });
  });
}
