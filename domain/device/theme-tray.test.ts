import { describe, expect, it } from "vitest";
import { decodeTrayChoice, namePart } from "./theme-tray.ts";

describe("[TLS-10] the last choice in the tray of a theme", () => {
  const first = decodeTrayChoice(null);

  it("[TLS-10] comes back as it was stored", () => {
    const chosen = {
      format: "android",
      by: "class",
      values: "rgb",
      prefix: "acme ui",
      caseStyle: "camel",
      isRampsOnly: true,
    } as const;
    expect(decodeTrayChoice(JSON.stringify(chosen))).toEqual(chosen);
    expect(decodeTrayChoice(JSON.stringify(first))).toEqual(first);
  });

  it.each(["", "null", "[]", "7", "{", '{"format":"toString","by":4,"prefix":{},"caseStyle":"Kebab"}'])(
    "[TLS-10] is the usual one if %s is stored",
    (text) => {
      expect(decodeTrayChoice(text)).toEqual(first);
    },
  );

  it.each([
    ["acme", "acme"],
    ["--acme ui-", "acme-ui"],
    ["2fast", "fast"],
    ["Käse", "Kase"],
    ["…", ""],
  ])("[TLS-10] makes a part of names of %s", (typed, name) => {
    expect(namePart(typed)).toBe(name);
  });
});
