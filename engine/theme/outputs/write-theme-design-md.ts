/**
 * A theme as DESIGN.md, tokens and prose for people and coding agents (https://github.com/google-labs-code/design.md,
 * version alpha). The format has one value for a color, so the front matter holds light, and the table all four modes.
 */
import {
  ROLE_TOKENS,
  type RoleToken,
  THEME_FAMILIES,
  THEME_MODES,
  USED_ON,
} from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { MODE_TITLES } from "./mode-names.ts";
import { PLAIN_NAMES, styledName, type ThemeNaming } from "./theme-naming.ts";
import { DEFAULT_WRITING, themeValue } from "./theme-values.ts";

interface Component {
  readonly name: string;
  readonly background?: RoleToken;
  readonly text?: RoleToken;
}

/** `name` is plain text; quotes in it are escaped. */
export function writeThemeDesignMd(
  theme: FourModeTheme,
  name: string,
  naming: ThemeNaming = PLAIN_NAMES,
): string {
  const named = (token: string): string => styledName(token, naming);
  const valueOf = (mode: (typeof THEME_MODES)[number], token: RoleToken): string =>
    themeValue(theme.modes[mode][token], { ...DEFAULT_WRITING, format: "hex" });
  const colors = ROLE_TOKENS.map((token) => `  ${named(token)}: "${valueOf("light", token)}"\n`);
  const rows = ROLE_TOKENS.map(
    (token) => `| ${named(token)} | ${THEME_MODES.map((mode) => valueOf(mode, token)).join(" | ")} |\n`,
  );
  const reason = "The theme was made of colors only";
  return `---
version: alpha
name: ${JSON.stringify(name)}
description: "Colors in four linked modes: light, dark, and both with high contrast."
omitted:
${["typography", "rounded", "spacing"].map((section) => `  - section: ${section}\n    reason: "${reason}"\n`).join("")}colors:
${colors.join("")}components:
${COMPONENTS.map((each) => componentText(each, named)).join("")}---

# ${name.replaceAll(/\s+/g, " ")}

## Colors

- **Surfaces:** \`${named("a0")}\` is the page; each step from \`${named("a10")}\` to \`${named("a50")}\` lies above the last. \`${named("t0")}\` to \`${named("t50")}\` are the same, tinted.
- **Text:** \`${named("text")}\`, \`${named("text-2")}\` for secondary text, \`${named("text-3")}\` for hints. Edges of controls are \`${named("line-control")}\`, decorative lines \`${named("line")}\`.
- **Buttons:** \`${named("primary")}\`: the brand, or the nearest color that can carry \`${named("on-primary")}\`. \`${named("brand")}\` is the exact one.
- **Families:** ${THEME_FAMILIES.map((family) => `\`${named(family)}\``).join(", ")}. Of each: the fill, \`on-\` text on it, \`-hover\` and \`-pressed\`, \`-soft\` for quiet backgrounds, \`-text\` for text in its color, \`-edge\` for borders and icons.

The front matter holds the light mode. All modes:

| Token | ${THEME_MODES.map((mode) => MODE_TITLES[mode]).join(" | ")} |
| --- | --- | --- | --- | --- |
${rows.join("")}
## Do's and Don'ts

- Do put each text only on these surfaces, for which its contrast was solved:
${Object.entries(USED_ON)
  .map(
    ([token, { surfaces }]) =>
      `  - \`${named(token)}\` on ${surfaces.map((each) => `\`${named(each)}\``).join(", ")}\n`,
  )
  .join("")}- Do write text on a fill of a family in its \`on-\` color, also when it is hovered or pressed.
- Don't show state by color alone; add a word, an icon or a shape.
- Don't mix values of two modes.
`;
}

/** Components that together use every token, each text on a surface that it was solved for. */
const COMPONENTS: readonly Component[] = [
  { name: "page", background: "a0", text: "text" },
  { name: "card", background: "a10", text: "text" },
  { name: "row-striped", background: "a20", text: "text-2" },
  { name: "row-hover", background: "a30", text: "text" },
  { name: "row-pressed", background: "a40", text: "text" },
  { name: "row-selected-strong", background: "a50", text: "text" },
  ...([0, 10, 20, 30, 40, 50] as const).map((step) => ({
    name: `tinted-${step}`,
    background: `t${step}` as const,
    text: "text" as const,
  })),
  { name: "hint", text: "text-3" },
  { name: "divider", background: "line" },
  { name: "input-edge", background: "line-control" },
  { name: "focus-ring", background: "focus" },
  { name: "button-disabled", background: "disabled" },
  { name: "button-disabled-label", text: "on-disabled" },
  { name: "button", background: "primary", text: "on-primary" },
  { name: "button-hover", background: "primary-hover", text: "on-primary" },
  { name: "button-pressed", background: "primary-pressed", text: "on-primary" },
  ...THEME_FAMILIES.flatMap((family): Component[] => [
    { name: `button-${family}`, background: family, text: `on-${family}` },
    { name: `button-${family}-hover`, background: `${family}-hover`, text: `on-${family}` },
    { name: `button-${family}-pressed`, background: `${family}-pressed`, text: `on-${family}` },
    { name: `notice-${family}`, background: `${family}-soft`, text: `${family}-text` },
    { name: `edge-${family}`, background: `${family}-edge` },
  ]),
];

function componentText({ name, background, text }: Component, named: (token: RoleToken) => string): string {
  const line = (property: string, token: RoleToken | undefined): string =>
    token === undefined ? "" : `    ${property}: "{colors.${named(token)}}"\n`;
  return `  ${name}:\n${line("backgroundColor", background)}${line("textColor", text)}`;
}
