import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8Bytes } from "./text-size.ts";

it("[PLT-5] counts the same bytes as an encoder, including lone surrogates", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (any, text) => {
      for (const each of [any, text, `${text}\ud800`, `\udc00${text}`])
        expect(utf8Bytes(each)).toBe(new TextEncoder().encode(each).length);
    }),
  );
});
