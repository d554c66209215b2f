import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { drawnFont } from "./drawn-font.ts";
import { faceOf } from "./face.ts";

const first = TEXT.first();
const faceAt = (weight: number) => faceOf({ ...first, weight });
/** The font faces of the page by family. */
const added = new Set<string>();
const loading = new Map<string, { readonly end: () => void; readonly fail: () => void }>();

beforeEach(() => {
  class FakeFace {
    readonly family: string;
    constructor(family: string) {
      this.family = family;
    }
    load() {
      return new Promise<FakeFace>((resolve, reject) =>
        loading.set(this.family, { end: () => resolve(this), fail: () => reject(new Error("offline")) }),
      );
    }
  }
  vi.stubGlobal("FontFace", FakeFace);
  const fonts = {
    add: ({ family }: FakeFace) => added.add(family),
    delete: ({ family }: FakeFace) => added.delete(family),
  };
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
  added.clear();
  loading.clear();
});

it("[TXT] of two fonts that load out of order, both stay for those who draw with them", async () => {
  const [one, other] = [drawnFont(faceAt(400)), drawnFont(faceAt(500))];
  const [slow = "", fast = ""] = [...loading.keys()];
  loading.get(fast)?.end();
  expect((await other).family).toContain(fast);
  loading.get(slow)?.end();
  expect((await one).family).toContain(slow);
  expect([...added].toSorted()).toEqual([slow, fast].toSorted());
});

it("[TXT] the page keeps only the fonts that were asked for last", async () => {
  for (let weight = 600; weight < 620; weight += 1) {
    const drawn = drawnFont(faceAt(weight));
    for (const { end } of loading.values()) end();
    await drawn;
  }
  expect(added.size).toBeLessThanOrEqual(4);
  expect([...added].some((family) => family.includes("619"))).toBe(true);
});

it("[TXT] two who ask for one font load it once, and a font that did not load is loaded again", async () => {
  const both = [drawnFont(faceAt(700)), drawnFont(faceAt(700))];
  expect(loading.size).toBe(1);
  for (const { fail } of loading.values()) fail();
  for (const { family } of await Promise.all(both)) expect(family).not.toContain("Drawn");
  loading.clear();
  const again = drawnFont(faceAt(700));
  for (const { end } of loading.values()) end();
  expect((await again).family).toContain("Drawn");
});
