import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { METHODS } from "./palette/palette-document.ts";
import { eachKind } from "./testing/kinds.ts";
import { openDocument } from "./tool-document.ts";

const links = v.array(
  v.object({
    link: v.string(),
    query: v.optional(v.string()),
    isGiven: v.optional(v.boolean()),
    document: v.optional(v.unknown()),
    notices: v.array(v.string()),
  }),
);
const asJson = (document: unknown): unknown => JSON.parse(JSON.stringify(document ?? null));

/** Notices whose wording has become more precise since November 2026; an asterisk stands for any words. */
const BETTER: readonly (readonly [before: RegExp, now: string])[] = [
  [/^(“.*”) is not known for \w+, so it was left out\.$/, "$1 is no * here; * was taken."],
  [/^(“.*”) is not a wheel; there are .*$/, "$1 is no wheel here; oklch was taken."],
  [/^(“.*”) is no way of mixing; .*$/, "$1 is no way of mixing here; pigment was taken."],
  [/^(“.*”) is no way for a hue to go\.$/, "$1 is no way for a hue to go here; shorter was taken."],
  [/^(“.*”) is no view\.$/, "$1 is no view here; mix was taken."],
  [/^(The number of .* is a whole number from \d+ to \d+)\.$/, "$1; * was taken."],
  [/^The angle is .*$/, "The angle in degrees is a whole number from 0 to 360; 100 was taken."],
  [/^“at” is (a whole number from 1 to \d+),.*$/, "The place of the color (at) is $1; 1 was taken."],
  [/^The seed can hold small letters and digits only, .*$/, "The seed was left out. *"],
  [/^A palette holds at most 12 colors; /, "At most 12 colors fit here; "],
  [/^(.*)A name begins with a letter from a to z\.$/, "$1A name begins with a letter."],
  [/^At most 1 colors fit here; /, "At most 1 color fits here; "],
];
/** Notices on values that used to be ignored silently. */
const NEW = [
  /^This link comes from a newer version; what is new in it was left out\.$/,
  /^At most 8 colors fit here; the others were left out\.$/,
];
/** Colors that come from another tool begin a new theme or wallpaper, which says by which defaults or version it is made. */
const NEW_DEFAULTS = /(&k=45)?&ed=[2-4]/;
/**
 * Colors that nothing drew were read with the rule of the first edition, which they do not follow, and were drawn anew
 * without a rule. They have none.
 */
function asReadNow(tool: string, link: string, document: unknown): unknown {
  const palette = v.safeParse(
    v.looseObject({ seed: v.literal(""), base: v.optional(v.undefined()) }),
    document,
  );
  const isUndrawn =
    tool === "palette" && palette.success && !METHODS.some((rule) => link.includes(`m=${rule}`));
  return isUndrawn ? { ...palette.output, method: "random" } : document;
}
/** Links that spell out a default, which is not an error. */
const NO_MISTAKE = ["c=red&case=lower", "c=red&syntax=space"];

function hasNotice(sentence: string, notices: readonly string[]): boolean {
  if (notices.includes(sentence)) return true;
  return BETTER.some(([before, now]) => {
    if (!before.test(sentence)) return false;
    const literal = sentence.replace(before, now).replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`);
    const wanted = new RegExp(`^${literal.replaceAll("*", ".*")}$`);
    return notices.some((notice) => wanted.test(notice));
  });
}

function checkNotices(now: readonly string[], before: readonly string[], hasDocument: boolean) {
  for (const sentence of before) expect([sentence, hasNotice(sentence, now)]).toEqual([sentence, true]);
  const kept = now.filter((said) => before.includes(said) || !NEW.some((known) => known.test(said)));
  if (hasDocument) expect(kept).toHaveLength(before.length);
}

eachKind(({ kind }) => {
  const file = new URL(`testing/v1/${kind.tool}.json`, import.meta.url);
  const entries = v.parse(links, JSON.parse(readFileSync(file, "utf8")));
  const [from, own] = [true, false].map((isFrom) =>
    entries.filter(({ link }) => new URLSearchParams(link).has("from") === isFrom),
  );

  describe(`links of version 1 of the ${kind.tool}`, () => {
    it.each(own ?? [])("[TLS-2] $link", ({ link, query, document, notices }) => {
      const decoded = kind.decode(new URLSearchParams(link));
      expect(asJson(decoded.document)).toEqual(asReadNow(kind.tool, link, document));
      checkNotices(decoded.notices, NO_MISTAKE.includes(link) ? [] : notices, document !== null);
      if (decoded.document !== undefined && query !== undefined)
        expect(kind.encode(decoded.document).toString()).toBe(query);
    });

    it.each(from ?? [])("[TLS-6] $link", async ({ link, query, isGiven, notices }) => {
      const opened = await openDocument(kind, new URLSearchParams(link));
      expect(opened.search.replace(NEW_DEFAULTS, "")).toBe(query);
      expect(opened.isGiven).toBe(isGiven);
      expect(opened.notices).toEqual(notices);
    });
  });
});
