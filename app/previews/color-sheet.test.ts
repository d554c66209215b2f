import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import { writeColorSheet } from "./color-sheet.ts";

const readSheet = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

it("[UIP-2] the style sheet of the colors is what the table of parts says (update it with -u)", async () => {
  await expect(writeColorSheet()).toMatchFileSnapshot("preview-colors.css");
});

it.each(["marketing.css", "application.css", "preview-parts.css", "state-sheet.css"])(
  "[UIP-2] %s holds shapes only: no color but what the parts wear",
  (name) => {
    const text = readSheet(name);
    const used = [...text.matchAll(/var\(--([\w-]+)/g)].map(([, token]) => token);
    expect(used.filter((token) => ROLE_TOKENS.some((known) => known === token))).toEqual([]);
    expect(text).not.toMatch(/#[0-9a-f]{3,8}\b|(?:rgb|hsl|oklch|light-dark)\(/);
  },
);
