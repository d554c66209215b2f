import { describe, expect, it } from "vitest";
import { auditFiles } from "./audit.ts";

const color = (value: string, extensions?: object) => ({
  $type: "color",
  $value: value,
  ...(extensions && { $extensions: extensions }),
});
const tokens = (tree: object) => ({ name: "brand.tokens.json", text: JSON.stringify(tree, null, 2) });

describe("[AUD-1] pairs that others declare", () => {
  it("[AUD-1] contrast-with of NL Design System", () => {
    const report = auditFiles([
      tokens({
        a: {
          ink: color("#767676", {
            "nl.nldesignsystem.contrast-with": [
              { color: { $type: "color", $value: "{a.paper}" }, expectedRatio: 4.5 },
              { color: "{a.wash}", expectedRatio: 3 },
              { color: "{a.paper}", expectedRatio: "none" },
            ],
          }),
          paper: color("#ffffff"),
          wash: color("#bbbbbb"),
        },
      }),
    ]);
    expect(report.counts).toMatchObject({ declared: { measured: 2, failing: 1 }, inferred: { measured: 0 } });
    expect(report.pairs.map(({ on, floors, passes }) => [on[0]?.name, floors.wcag, passes])).toEqual([
      ["a.paper", 4.5, true],
      ["a.wash", 3, false],
    ]);
  });

  it("[AUD-1] pairs of Terrazzo's configuration, in JavaScript and in JSON", () => {
    const config = `export default defineConfig({ lint: { rules: { "a11y/min-contrast": ["error", { level: "AAA", pairs: [
      { foreground: "ink", background: 'paper' },
      { foreground: "ink", background: "wash", largeText: true },
    ] }] } } });`;
    const theme = tokens({ ink: color("#666666"), paper: color("#ffffff"), wash: color("#f0f0f0") });
    const report = auditFiles([theme, { name: "terrazzo.config.mjs", text: config }]);
    expect(report.pairs.map(({ use, floors, passes }) => [use, floors.wcag, passes])).toEqual([
      ["text", 7, false],
      ["large", 4.5, true],
    ]);
    expect(report.unread).toEqual([]);
    const json = JSON.stringify({
      lint: {
        rules: {
          "a11y/min-contrast": [
            "error",
            { level: "AA", pairs: [{ foreground: "ink", background: "paper" }] },
          ],
        },
      },
    });
    const inJson = auditFiles([theme, { name: "terrazzo.json", text: json }]);
    expect(inJson.counts.declared).toMatchObject({ measured: 1, failing: 0 });
  });

  it("[AUD-1] the contract within design tokens, and one that is wrong is said", () => {
    const tree = (contract: unknown) => ({
      $extensions: { "app.tincture.contract": contract },
      mint: color("#77ccaa"),
      lemon: color("#ffffee"),
    });
    const right = auditFiles([
      tokens(tree({ version: 1, pairs: [{ text: "mint", on: "lemon", use: "mark" }] })),
    ]);
    expect(right.counts.declared).toMatchObject({ measured: 1, failing: 1 });
    expect(right.pairs[0]?.floors).toEqual({ wcag: 3 });
    const wrong = auditFiles([tokens(tree({ version: 1, pairs: [{ text: "mint" }] }))]);
    expect(wrong.measured).toBe(0);
    expect(wrong.unread[0]?.why).toContain("pairs.0.on");
  });

  it("[AUD-1] in the modes that are named, with floors of their own, over a named stack", () => {
    const text = ":root { --mint: #767676; --veil: #fff8; --lemon: #fff; } .dark { --lemon: #000; }";
    const contract = {
      version: 1 as const,
      pairs: [
        { text: "--mint", on: ["--veil", "--lemon"], modes: ["dark"], least: { wcag: 1.2 } },
        { text: { color: "mint", alpha: 0.5 }, on: "lemon", modes: ["light"] },
        { text: "gone", on: "lemon" },
      ],
    };
    const report = auditFiles([{ name: "a.css", text }], { contract });
    expect(report.pairs.map(({ mode, groundColor, textColor }) => [mode, textColor, groundColor])).toEqual([
      ["light", "#bbbbbb", "#ffffff"],
      ["dark", "#767676", "#888888"],
    ]);
    expect(report.unread.map(({ name }) => name)).toEqual(["gone on lemon"]);
  });
});
