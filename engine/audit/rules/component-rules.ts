/** Rules of systems whose names say where a color is used: shadcn/ui, daisyUI, Bootstrap, Bulma, Pico, Mantine, our own. */

import { PRODUCER } from "#engine/bytes/written-by.ts";
import { ROLE_PAIRS } from "#engine/theme/role-graph.ts";
import { SHADCN_PAIRS } from "#engine/theme/targets/shadcn-pairs.ts";
import { floorsOf } from "#engine/theme/theme-floors.ts";
import { linesRule, type NamingRule, type ProposedPair } from "./naming-rule.ts";

/** States of a part that have a color and a ground of their own. */
const STATE = "hover|active|focus|checked|selected|striped|pressed|rest|current|open";

const shadcn: NamingRule = {
  id: "shadcn-components",
  dialect: "shadcn/ui",
  says: "what the components of shadcn/ui put on what",
  confidence: "high",
  marks: [["background"], ["foreground"], ["primary-foreground", "card-foreground", "muted-foreground"]],
  pairsOf: (name, has) =>
    SHADCN_PAIRS.filter((pair) => pair.text.name === name).flatMap(
      ({ text, on, use, scheme }): ProposedPair[] =>
        on.every((layer) => has(layer.name))
          ? [{ text, on, use: name.startsWith("chart-") ? "mark" : use, ...(scheme && { scheme }) }]
          : [],
    ),
};

const roles: NamingRule = {
  id: "role-pairs",
  dialect: PRODUCER,
  says: "every pair that a solved theme is used with",
  confidence: "high",
  marks: [["a0"], ["text"]],
  pairsOf: (name, has, isHigh) =>
    ROLE_PAIRS.filter((pair) => pair.text === name && has(pair.surface)).flatMap(
      ({ text, surface, use }): ProposedPair[] => {
        if (use === "exempt") return [];
        // Its modes of high contrast promise more than AA.
        const least = isHigh
          ? { wcag: floorsOf("aa", "light-high")[use], apca: floorsOf("apca", "light-high")[use] }
          : undefined;
        return [{ text: { name: text }, on: [{ name: surface }], use, ...(least && { least }) }];
      },
    ),
};

/** Lists that are pressed keep the secondary color on the grounds of roles. */
const BOOTSTRAP_ROLES = "primary secondary success danger warning info light dark".split(" ");

export const COMPONENT_RULES: readonly NamingRule[] = [
  roles,
  shadcn,
  linesRule({
    id: "daisyui-content",
    dialect: "daisyUI",
    says: "x-content stands on x, base-content on every base",
    confidence: "high",
    lines: [
      { text: /^base-content$/, on: ["base-100", "base-200", "base-300"] },
      { text: /^(.+)-content$/, on: ["$1"], use: "label" },
    ],
  }),
  linesRule({
    id: "bootstrap-body",
    dialect: "Bootstrap",
    says: "text of the body stands on its grounds, emphasis on the subtle ground of its family",
    confidence: "high",
    marks: [["body-color"], ["body-bg"]],
    lines: [
      {
        text: /^body-color$/,
        on: ["body-bg", "secondary-bg", "tertiary-bg"],
      },
      { text: /^(?:secondary|emphasis)-color$/, on: ["body-bg", "tertiary-bg"] },
      { text: /^secondary-color$/, on: BOOTSTRAP_ROLES.map((role) => `${role}-bg-subtle`) },
      { text: /^(?:link|link-hover|code|heading|tertiary)-color$/, on: ["body-bg"] },
      { text: /^dropdown-header-color$/, on: ["dropdown-bg"] },
      { text: /^form-(?:in)?valid-color$/, on: ["body-bg"] },
      { text: /^form-(?:in)?valid-border-color$/, on: ["body-bg"], use: "edge" },
      { text: /^(.+)-text-emphasis$/, on: ["$1-bg-subtle", "body-bg"] },
      { text: /^highlight-color$/, on: ["highlight-bg"] },
    ],
  }),
  linesRule({
    id: "bulma-scheme",
    dialect: "Bulma",
    says: "x-invert stands on x, x-on-scheme and text on the scheme",
    confidence: "high",
    marks: [["scheme-main"]],
    lines: [
      { text: /^(.+)-invert$/, on: ["$1"], use: "label" },
      { text: /^(.+)-on-scheme$/, on: ["scheme-main"] },
      {
        text: /^(?:text|text-strong|text-weak|link-text|link-text-hover|body-color)$/,
        on: ["scheme-main"],
      },
      { text: /^(?:text|text-strong|body-color)$/, on: ["background"] },
      { text: /^body-color$/, on: ["footer-background-color", "scheme-main-bis"], isFirst: true },
      { text: /^code$/, on: ["code-background"] },
      { text: /^pre$/, on: ["pre-background"] },
    ],
  }),
  linesRule({
    id: "pico-page",
    dialect: "Pico",
    says: "text, headings and links stand on the page and on cards, x-inverse on x-background",
    confidence: "high",
    marks: [["background-color"], ["muted-color"]],
    lines: [
      { text: /^(.+)-inverse$/, on: ["$1-background", "$1-hover-background"], use: "label" },
      {
        text: /^(?:color|muted-color|h\d-color|(?:primary|secondary|contrast)(?:-hover)?)$/,
        on: ["background-color", "card-background-color"],
      },
      { text: /^color$/, on: ["card-sectioning-background-color", "table-row-stripped-background-color"] },
      { text: /^(?:ins|del|blockquote-footer|accordion-.+-summary)-color$/, on: ["background-color"] },
      { text: /^form-element-(?:placeholder-)?color$/, on: ["form-element-background-color"] },
      {
        text: /^form-element-(?:(?:in)?valid-)?(?:active-)?border-color$/,
        on: ["form-element-background-color", "background-color"],
        isFirst: true,
        use: "edge",
      },
    ],
  }),
  linesRule({
    id: "mantine-body",
    dialect: "Mantine",
    says: "text stands on the body, light colors on their light ground over it, white on fills",
    confidence: "high",
    marks: [["body"], ["dimmed"]],
    lines: [
      { text: /^(?:text|dimmed|bright|anchor|error|placeholder|.+-text)$/, on: ["body"] },
      { text: /^(.+)-light-color$/, on: ["body", "$1-light body", "$1-light-hover body"], use: "label" },
      { text: /^(.+)-outline$/, on: ["body", "$1-outline-hover body"], use: "label" },
      { text: /^default-color$/, on: ["default", "default-hover"] },
      {
        text: /^white$/,
        on: MANTINE_FILLS().flatMap((each) => [`${each}-filled`, `${each}-filled-hover`]),
        use: "label",
      },
    ],
  }),
  linesRule({
    id: "mantine-components",
    dialect: "Mantine",
    says: "what the components of Mantine put on white cards, light alerts and gray parts",
    confidence: "high",
    marks: [["body"], ["dimmed"], ["gray-0"]],
    lines: [
      { text: /^(?:text|dimmed|error|gray-6|gray-9)$/, on: ["white"], scheme: "light" },
      { text: /^(?:text|dimmed|error)$/, on: ["dark-6"], scheme: "dark" },
      { text: /^text$/, on: ["gray-0", "gray-1"], scheme: "light" },
      { text: /^gray-7$/, on: ["body", "gray-0", "gray-1", "gray-2"], scheme: "light" },
      {
        text: /^black$/,
        on: ["gray-1", "yellow-2", ...MANTINE_FILLS().map((each) => `${each}-light body`)],
        scheme: "light",
      },
      { text: /^white$/, on: MANTINE_FILLS().map((each) => `${each}-light body`), scheme: "dark" },
      { text: /^(.+)-filled$/, on: ["white"], use: "label" },
    ],
  }),
  linesRule({
    id: "part-color-on-its-ground",
    dialect: "",
    says: "the color of a part and state stands on the ground of the same part and state",
    confidence: "high",
    lines: [
      {
        text: new RegExp(`^(.+)-(${STATE})-(?:color|text|fg|fg-color|text-color)$`),
        on: ["$1-$2-bg", "$1-$2-background", "$1-$2-background-color", "$1-bg-$2", "$1-background-$2"],
        isFirst: true,
      },
      {
        text: new RegExp(`^(.+)-(?:color|text|fg|fg-color|text-color)-(${STATE})$`),
        on: ["$1-bg-$2", "$1-background-$2", "$1-bg-color-$2", "$1-background-color-$2", "$1-$2-bg"],
        isFirst: true,
      },
      {
        text: /^(?!(?:secondary|tertiary)-)(.+?)-(?:color|text|fg|text-color|foreground|label)$/,
        on: ["$1-bg", "$1-background", "$1-background-color", "$1-bg-color", "$1-surface", "$1-fill"],
        isFirst: true,
      },
      {
        text: /^(?:text|fg|fg-color|foreground|color)-(.+)$/,
        on: ["bg-$1", "background-$1", "bg-color-$1"],
        isFirst: true,
      },
    ],
  }),
];

/** The colors of Mantine (https://mantine.dev/theming/colors/). */
function MANTINE_FILLS(): readonly string[] {
  return "dark gray red pink grape violet indigo blue cyan teal green lime yellow orange".split(" ");
}
