import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8Bytes } from "./text-size.ts";

it("[PLT-5] counts what an encoder would write, lone surrogates too", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (any, text) => {
      for (const each of [any, text, `${text}\ud800`, `\udc00${text}`])
        expect(utf8Bytes(each)).toBe(new TextEncoder().encode(each).length);
    }),
  );
});
