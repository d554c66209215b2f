import { describe, expect, it } from "vitest";
import { shortener } from "./token-words.ts";

const short = (...names: readonly string[]) => names.map(shortener(names));

describe("[AUD-2] names as rules see them", () => {
  it("[AUD-2] drops what all names of a few begin with, as of many", () => {
    expect(short("acme-background", "acme-text", "acme-primary", "acme-on-primary")).toEqual([
      "background",
      "text",
      "primary",
      "on-primary",
    ]);
    expect(short("md-sys-color-primary", "md-sys-color-on-primary")).toEqual(["primary", "on-primary"]);
  });

  it("[AUD-2] keeps a word that only most of a few have, and one that means something", () => {
    expect(short("acme-text", "acme-primary", "background")).toEqual([
      "acme-text",
      "acme-primary",
      "background",
    ]);
    expect(short("text-primary", "text-muted")).toEqual(["text-primary", "text-muted"]);
  });
});
