import { deflateRawSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { packText } from "./pack-text.ts";
import { unpackText } from "./unpack-text.ts";

it("[TLS-2] survives the round trip, in characters that need no escaping", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const packed = packText(text);
      expect(packed).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(unpackText(packed, 10_000)).toBe(text.toWellFormed());
    }),
  );
});

it("[TLS-2] is raw DEFLATE in base64url, compatible with other implementations", () => {
  const text = "c=0e2a47-2f6690-81b1cc&".repeat(40);
  expect(inflateRawSync(Buffer.from(packText(text), "base64url")).toString()).toBe(text);
  expect(unpackText(deflateRawSync(text).toString("base64url"), 10_000)).toBe(text);
  expect(packText(text).length).toBeLessThan(text.length / 10);
});

it("[TLS-2] never throws, and gives undefined for invalid input", () => {
  fc.assert(fc.property(fc.string(), (text) => void unpackText(text, 1000)));
  const packed = packText("0123456789".repeat(9).replaceAll("5", "x"));
  expect(unpackText(packed.slice(0, -4), 1000)).toBeUndefined();
  expect(unpackText(`${packed}%`, 1000)).toBeUndefined();
  expect(unpackText("", 1000)).toBeUndefined();
});

it("[TLS-2] stops at its limit, however large the text would unpack", () => {
  const bomb = deflateRawSync("a".repeat(50_000_000), { level: 9 }).toString("base64url");
  expect(unpackText(bomb, 100_000)).toBeUndefined();
  expect(unpackText(packText("a".repeat(1000)), 1000)).toHaveLength(1000);
  expect(unpackText(packText("a".repeat(1001)), 1000)).toBeUndefined();
});
