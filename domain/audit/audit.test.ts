import { describe, expect, it } from "vitest";
import { adopt, auditFiles, refuse } from "./audit.ts";

const css = (text: string) => [{ name: "theme.css", text }];

describe("an audit of files", () => {
  it("[AUD-2] measures a sheet of nothing but a background and a foreground", () => {
    const { pairs, measured, counts } = auditFiles(css(":root { --background: #fff; --foreground: #aaa; }"));
    expect(measured).toBe(1);
    expect(pairs[0]).toMatchObject({
      mode: "light",
      text: { name: "foreground" },
      on: [{ name: "background" }],
      passes: false,
      source: { kind: "inferred", rule: "foreground-suffix" },
    });
    expect(counts).toMatchObject({ declared: { measured: 0 }, inferred: { measured: 1, failing: 1 } });
  });

  it("[AUD-3] never counts nothing as fine", () => {
    expect(auditFiles(css("p { margin: 0 }"))).toMatchObject({
      measured: 0,
      reason:
        "There are no colors with names in this text. An audit measures style sheets, also those in HTML and in components of Vue, Svelte and Astro, design tokens (DTCG), Figma variables, and the colors of themes in JSON and in scripts, as Material 3, MUI, Chakra UI, Panda CSS and Tailwind have them.",
    });
    expect(auditFiles(css(":root { --mint: #9fd; }"))).toMatchObject({
      measured: 0,
      reason: expect.stringContaining("One color was read, and neither its name nor its rules"),
    });
    const contract = { version: 1 as const, pairs: [{ text: "on-mint", on: "mint" }] };
    expect(auditFiles(css(":root { --mint: #9fd; }"), { contract })).toMatchObject({
      measured: 0,
      reason: expect.stringMatching(/^None of the declared pairs .*on-mint is no color of these files\.$/),
    });
    expect(auditFiles([])).toMatchObject({ measured: 0, reason: expect.any(String) });
  });

  it("[AUD-1] [AUD-2] counts declared pairs alone, unless the contract asks for inferred ones", () => {
    const files = css(":root { --background: #fff; --foreground: #111; --mint: #9fd; }");
    const contract = {
      version: 1 as const,
      pairs: [{ text: "mint", on: "background", use: "mark" as const }],
    };
    const declared = auditFiles(files, { contract });
    expect(declared.counts).toMatchObject({
      declared: { measured: 1, failing: 1 },
      inferred: { measured: 0 },
    });
    const both = auditFiles(files, { contract: { ...contract, inferred: true } });
    expect(both.counts).toMatchObject({ declared: { measured: 1 }, inferred: { measured: 1, failing: 0 } });
  });

  it("[AUD-2] an inferred pair is adopted or refused", () => {
    const files = css(":root { --background: #fff; --foreground: #aaa; }");
    const { pairs, contract } = auditFiles(files);
    const [pair] = pairs;
    if (pair === undefined) throw new Error("No pair was measured");
    const adopted = auditFiles(files, { contract: adopt(contract, pair), infers: true });
    expect(adopted.counts).toMatchObject({ declared: { measured: 1 }, inferred: { measured: 0 } });
    expect(auditFiles(files, { contract: refuse(contract, pair), infers: true }).measured).toBe(0);
  });
});
