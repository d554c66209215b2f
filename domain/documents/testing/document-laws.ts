/** Properties that hold for documents of every kind; each kind's test calls this with random documents. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitAddress, MAX_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";

/** Words that some parameter accepts, and similar ones. */
const WORDS =
  "red-blue a.red oklch longer steps custom 1-2-3 0-0 12 -1 1e400 p3 on (((( a)-(b % red* ~h 50.red 0.1.2 red*20*1.2*a NaN \0 𝒳";
const words = fc.constantFrom(...WORDS.split(" "));

/** `documents` generates random documents that survive a round trip through their address. */
export function documentLaws<Document extends object>(
  kind: DescribedKind<Document>,
  documents: fc.Arbitrary<Document>,
): void {
  // A field that keeps its default is not written, so many documents together show all keys.
  const written = fc.sample(documents, 100).flatMap((document) => [...kind.encode(document).keys()]);
  const keys = [...new Set([...written, "v", "z", "from"])];
  const addresses = fc
    .array(fc.tuple(fc.constantFrom(...keys), fc.oneof(words, fc.string())), { maxLength: 12 })
    .map((pairs) => new URLSearchParams(pairs));

  describe(`documents of the ${kind.tool}`, () => {
    it("[TLS-2] survive the round trip through their address exactly", () => {
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

    it("[TLS-2] are decoded from any address, and what was decoded can be encoded and decoded again", () => {
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

    it("[TLS-2] omit defaults: the first document has a short address that decodes to itself", () => {
      const { document, notices } = kind.decode(kind.encode(kind.first()));
      expect(notices).toEqual([]);
      expect(document).toEqual(kind.first());
      // The first mesh has sixteen vertices, all of which its address contains, and some have handles.
      const most = kind.tool === "mesh" ? 340 : 120;
      expect(kind.encode(kind.first()).toString().length).toBeLessThan(most);
    });

    it("[TLS-2] of a newer version are decoded as far as possible, with a notice", () => {
      const params = kind.encode(kind.first());
      params.set("v", String(kind.version + 1));
      params.set("new-thing", "1");
      const { document, notices } = kind.decode(params);
      expect(document).toEqual(kind.first());
      expect(notices).toEqual(["This link comes from a newer version; what is new in it was left out."]);
    });

    it("[TLS-2] fit into an address, or report by how much they do not", () => {
      fc.assert(
        fc.property(documents, fc.integer({ min: 20, max: MAX_ADDRESS }), (document, sizeLimit) => {
          const search = kind.encode(document).toString();
          const { length } = search;
          expect(fitAddress({ sizeLimit }, search)).toEqual(
            length <= sizeLimit ? { fits: true } : { fits: false, length, limit: sizeLimit },
          );
        }),
      );
    });

    it("[TLS-2] decode a list of any length in linear time", () => {
      for (const sign of ["-", "(", "*", ".", "~h", "a-"]) {
        for (const key of keys) kind.decode(new URLSearchParams({ [key]: sign.repeat(200_000) }));
      }
      expect(kind.decode(new URLSearchParams()).document).toBeUndefined();
    });
  });
}
