import { expect, it } from "vitest";
import { isMistypedHex } from "./mistyped-hex.ts";

it("[RDG-3] tells a hex color with a slip in it from a color, a tag and a number", () => {
  for (const text of ["#FFOO00", "#0b6e4", "#ffoooo", "#12g456", "#0b6e4f0"])
    expect(isMistypedHex(text), text).toBe(true);
  for (const text of ["#FF0000", "#abc", "#0b6e4f80", "#design", "#12345", "#main", "FFOO00", "#"])
    expect(isMistypedHex(text), text).toBe(false);
});
