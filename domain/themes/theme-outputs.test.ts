import { expect, it } from "vitest";
import { THEME_ADDRESS } from "#domain/documents/theme/theme-document.ts";
import { CSS_SWITCHES, THEME_OUTPUTS } from "./output-list.ts";
import { writeThemeOutput } from "./theme-outputs.ts";
import { pairUse } from "./theme-words.ts";

const OPTIONS = {
  by: "light-dark",
  format: "oklch",
  prefix: "",
  link: "https://tincture.example/a?c=e8622c",
} as const;

it.each(THEME_OUTPUTS)("[THM-3] $label is written, with its link where there are comments", ({ id }) => {
  const files = writeThemeOutput(THEME_ADDRESS.first(), id, OPTIONS);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  for (const { name, text } of files) {
    if (name.endsWith(".json")) expect(() => JSON.parse(text)).not.toThrow();
    else expect(text.split("\n").filter((line) => line.includes(OPTIONS.link))).toHaveLength(1);
  }
});

it("[THM-3] a link cannot end its comment", () => {
  const [file] = writeThemeOutput(THEME_ADDRESS.first(), "css", { ...OPTIONS, link: "a*/body{}/*" });
  expect(file?.text.split("*/")[0]).toBe("/* a* /body{}/* ");
  const [xml] = writeThemeOutput(THEME_ADDRESS.first(), "android", { ...OPTIONS, link: "a---><b/>" });
  expect(xml?.text).toMatch(/<!-- a-%2D-%3E<b\/%3E -->\n$/);
});

it.each(CSS_SWITCHES)("[THM-3] CSS by $label holds all four modes", ({ value }) => {
  const [file] = writeThemeOutput(THEME_ADDRESS.first(), "css", { ...OPTIONS, by: value });
  expect(file?.text).toContain("prefers-contrast: more");
  expect(file?.text).toContain("forced-colors: active");
});

it.each([
  ["text", "a0", "Body"],
  ["text", "a30", "Body, row hovered"],
  ["brand-text", "a0", "Links"],
  ["brand-text", "brand-soft", "Selected row"],
  ["on-primary", "primary-hover", "Primary button, hovered"],
  ["on-brand", "brand-hover", "Brand button, hovered"],
  ["warning-text", "warning-soft", "Warning notice"],
  ["text", "accent-soft", "Body in an accent notice"],
  ["text", "danger-soft", "Body in a danger notice"],
  ["second-edge", "a20", "Edge of a second fill"],
  ["line-control", "t10", "Edge of an input, tinted"],
  ["a0", "text", "Text on the text color"],
] as const)("[THM-2] %s on %s is used as: %s", (text, surface, words) => {
  expect(pairUse({ text, surface })).toBe(words);
});
