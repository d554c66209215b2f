import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
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

eachKind(({ kind }) => {
  const file = new URL(`testing/v1/${kind.tool}.json`, import.meta.url);
  const entries = v.parse(links, JSON.parse(readFileSync(file, "utf8")));
  const [from, own] = [true, false].map((isFrom) =>
    entries.filter(({ link }) => new URLSearchParams(link).has("from") === isFrom),
  );

  describe(`links of version 1 of the ${kind.tool}`, () => {
    it.each(own ?? [])("[TLS-2] $link", ({ link, query, document, notices }) => {
      const decoded = kind.decode(new URLSearchParams(link));
      expect(asJson(decoded.document)).toEqual(document);
      expect(decoded.notices).toEqual(notices);
      if (decoded.document !== undefined && query !== undefined)
        expect(kind.encode(decoded.document).toString()).toBe(query);
    });

    it.each(from ?? [])("[TLS-6] $link", async ({ link, query, isGiven, notices }) => {
      const opened = await openDocument(kind, new URLSearchParams(link));
      expect(opened.search).toBe(query);
      expect(opened.isGiven).toBe(isGiven);
      expect(opened.notices).toEqual(notices);
    });
  });
});
