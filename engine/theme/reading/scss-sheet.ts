/** Converts the maps of a Sass partial, one per mode, to a style sheet. */
import { parseRules } from "#engine/css/css-rules.ts";
import { blankComments } from "#engine/css/line-comments.ts";
import { topLevelParts } from "#engine/css/top-level.ts";
import { THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { madeLine, madeSheet, type ThemeSheet } from "./theme-sheet.ts";

const SELECTORS: Readonly<Record<ThemeModeName, string>> = {
  light: ":root",
  dark: ".dark",
  "light-high": ".light-high",
  "dark-high": ".dark-high",
};

/** Variables that stand for each other, at most. */
const MAX_DEPTH = 8;

/** Values that are variables are read as what these hold. Undefined for a text without a map named `$light`, `$dark`, `$light-high` or `$dark-high`. */
export function scssSheet(text: string): ThemeSheet | undefined {
  if (!/\$(?:light|dark)(?:-high)?\s*:\s*\(/.test(text)) return undefined;
  const { declarations } = parseRules(text);
  const variables = new Map(declarations.map(({ name, value }) => [name, value]));
  const lines: ReturnType<typeof madeLine>[] = [];
  for (const mode of THEME_MODES) {
    const map = declarations.find(({ name, value }) => name === `$${mode}` && value.startsWith("("));
    if (map === undefined) continue;
    lines.push({ text: `${SELECTORS[mode]} {` });
    let at = map.from + 1;
    let [line, counted] = [map.line, map.from];
    for (const part of topLevelParts(blankComments(text.slice(map.from + 1, map.to - 1)), ",")) {
      const [, lead = "", name = "", between = "", value = ""] =
        /^(\s*)["']?([\w-]{1,200})["']?(\s*:\s*)(\S[\s\S]*)$/.exec(part) ?? [];
      const keyAt = at + lead.length;
      for (; counted < keyAt; counted += 1) if (text[counted] === "\n") line += 1;
      if (between !== "") {
        const held = value.trimEnd();
        const from = at + part.length - value.length;
        lines.push(
          madeLine(`--${name}`, heldBy(held, variables), { keyAt, line, from, to: from + held.length }),
        );
      }
      at += part.length + 1;
    }
    lines.push({ text: "}" });
  }
  return madeSheet("SCSS", text, lines, (name, value) => `"${name.slice(2)}": ${value},`);
}

/** The value of a variable, which may be that of another; a text that is none is its own. */
function heldBy(value: string, variables: ReadonlyMap<string, string>): string {
  let held = value;
  for (let depth = 0; depth < MAX_DEPTH && held.startsWith("$"); depth += 1) {
    const next = variables.get(held);
    if (next === undefined) return held;
    held = next;
  }
  return held;
}
