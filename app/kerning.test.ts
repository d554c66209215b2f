import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const WIDTH = /font-stretch: ([\d.]+%|var\(--wd-(?:title|display|hero)(?:-[sl])?\))(; font-kerning: none)?/g;

/** The subset font contains the kerning of its regular width only (generators/fonts.ts). */
it("[QLT-2] condensed text has no kerning", () => {
  const sheets = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".css") && !path.endsWith("fonts.css") && path !== "tokens.css",
  );
  const condensed = sheets.flatMap((path) =>
    [...readFileSync(`app/${path}`, "utf8").matchAll(WIDTH)]
      .filter(([, width = ""]) => width.startsWith("var") || Number.parseFloat(width) < 96)
      .map(([rule, , off]) => ({ path, rule, isOff: off !== undefined })),
  );
  expect(condensed.length).toBeGreaterThan(20);
  expect(condensed.filter(({ isOff }) => !isOff)).toEqual([]);
});
