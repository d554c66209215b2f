import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { Description, MAX_TITLE, NewItem, Place, problemOf, Tags, Title } from "./publishing-policy.ts";

const NEW = { content: { type: "palette" }, title: "Evening", colors: ["#123", "#456"], state: "public" };
const fieldOf = (given: unknown) => {
  const read = v.safeParse(NewItem, given);
  return read.success ? "none" : problemOf(read.issues).field;
};

describe("[LIB-8] publishing rules", () => {
  it.each([
    ["  Two   words ", "Two words"],
    ["Cafe\u0301", "Café"],
    ["群青 👩‍🚀 שלום", "群青 👩‍🚀 שלום"],
    ["x".repeat(MAX_TITLE), "x".repeat(MAX_TITLE)],
    ["🎨".repeat(MAX_TITLE), "🎨".repeat(MAX_TITLE)],
  ])("the title %j is stored as %j", (given, stored) => {
    expect(v.parse(Title, given)).toBe(stored);
  });

  it.each([
    "x".repeat(MAX_TITLE + 1),
    "a\u0000b",
    "a\nb",
    "a\u001bb",
    "\u202egnp.exe",
    "a\u2066b",
    "a\u200bb",
    "a\ufeffb",
    "a\ud800b",
    `a${"\u0301\u0316".repeat(4)}`,
    7,
  ])("the title %j is rejected", (given) => {
    expect(v.is(Title, given)).toBe(false);
  });

  it("a description may have several lines, a title only one", () => {
    expect(v.is(Description, "One\nTwo")).toBe(true);
    expect(v.is(Description, "One\u0007")).toBe(false);
    expect(v.is(Description, "x".repeat(501))).toBe(false);
  });

  it("tags are limited, normalized and unique", () => {
    expect(v.parse(Tags, [" Warm ", "warm", "", "mid  century"])).toEqual(["warm", "mid century"]);
    for (const bad of [["a,b"], ["<b>"], ["x".repeat(25)], Array.from({ length: 9 }, (_, at) => `t${at}`)])
      expect(v.is(Tags, bad)).toBe(false);
  });

  it("[LIB-9] a place has valid coordinates and no other fields", () => {
    expect(v.is(Place, { latitude: -90, longitude: 180 })).toBe(true);
    for (const bad of [
      { latitude: 90.1, longitude: 0 },
      { latitude: Number.NaN, longitude: 0 },
      { latitude: 0, longitude: -181 },
      { latitude: "0", longitude: 0 },
      { latitude: 0, longitude: 0, altitude: 4 },
    ])
      expect(v.is(Place, bad)).toBe(false);
  });

  it("names the invalid field", () => {
    expect(fieldOf(NEW)).toBe("none");
    expect(fieldOf({ ...NEW, title: " \u200d" })).toBe("title");
    expect(fieldOf({ ...NEW, colors: ["#123"] })).toBe("colors");
    expect(fieldOf({ ...NEW, colors: ["#123"], title: "", state: "unlisted" })).toBe("none");
    expect(fieldOf({ ...NEW, colors: ["#123", "url(x)"] })).toBe("colors");
    expect(fieldOf({ ...NEW, tags: ["<b>"] })).toBe("tags");
    expect(fieldOf({ ...NEW, state: "hidden" })).toBe("state");
    expect(fieldOf({ ...NEW, place: { latitude: 91, longitude: 0 } })).toBe("place");
    expect(fieldOf(null)).toBeUndefined();
  });
});
