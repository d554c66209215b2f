/** Rules of frameworks whose themes are scripts with semantic tokens: Chakra UI 2 and 3, and presets of Panda CSS. */
import { linesRule, type NamingRule, type ProposedPair } from "./naming-rule.ts";

/** Palettes whose fill is step 400 with black on it (@chakra-ui/theme, components/button: accessibleColorMap). */
const BRIGHT = /^(?:yellow|cyan)$/;

/**
 * The solid, ghost and link buttons and the subtle badge of a palette that a theme defines, by `mode(light, dark)` in
 * @chakra-ui/theme 3.4.10.
 */
function scalePairs(name: string, has: (name: string) => boolean): readonly ProposedPair[] {
  const [, scale = "", step] = /^(.+)-(\d{2,3})$/.exec(name) ?? [];
  const isScale = ["50", "200", "500", "600"].every((each) => has(`${scale}-${each}`));
  if (!isScale || /^(?:gr[ae]y|(?:white|black)-alpha)$/.test(scale)) return [];
  const isBright = BRIGHT.test(scale);
  const page = ["chakra-body-bg", "body-bg"].find(has) ?? "";
  const pair = (text: string, on: string, scheme: "light" | "dark"): ProposedPair[] =>
    has(text) && has(on) ? [{ text: { name: text }, on: [{ name: on }], use: "label", scheme }] : [];
  switch (step) {
    case "400":
      return isBright ? pair("black", name, "light") : [];
    case "500":
      return isBright
        ? pair("black", name, "light")
        : [...pair("white", name, "light"), ...pair(name, page, "light")];
    case "600":
      return [...(isBright ? [] : pair("white", name, "light")), ...pair(name, page, "light")];
    case "800":
      return pair(name, `${scale}-100`, "light");
    case "200":
      return [...pair("gray-800", name, "dark"), ...pair(name, page, "dark")];
    case "300":
      return pair("gray-800", name, "dark");
    default:
      return [];
  }
}

export const CONFIG_RULES: readonly NamingRule[] = [
  // Recipes of @chakra-ui/react 3: button, badge, alert, link, checkmark, tabs, card, tooltip.
  linesRule({
    id: "chakra-palette",
    dialect: "Chakra UI",
    says: "contrast stands on solid, fg on subtle, muted and the page, focusRing edges the page",
    confidence: "high",
    marks: [["bg"], ["bg-panel"]],
    lines: [
      { text: /^(.+)-contrast$/, on: ["$1-solid", "$1-solid/90 bg"], use: "label" },
      { text: /^contrast$/, on: ["solid", "solid/90 bg"], use: "label" },
      {
        text: /^(?!bg|border)(.+)-fg$/,
        on: ["$1-subtle", "$1-muted", "bg", "bg-panel"],
        use: "label",
      },
      { text: /^(.+)-focus-ring$/, on: ["bg"], use: "edge" },
      { text: /^fg$/, on: ["bg", "bg-muted", "bg-panel"] },
      { text: /^fg-muted$/, on: ["bg", "bg-muted", "bg-panel"] },
      { text: /^fg-inverted$/, on: ["bg-inverted"] },
      { text: /^fg-(?:error|warning|success|info)$/, on: ["bg", "bg-panel"] },
      { text: /^border-error$/, on: ["bg"], use: "edge" },
    ],
  }),
  {
    id: "chakra-subtle",
    dialect: "Chakra UI",
    says: "the page's text stays on the subtle ground of a palette, as in Mark",
    confidence: "medium",
    marks: [["bg"], ["bg-panel"], ["fg"]],
    pairsOf: (name) =>
      /^(?!(?:bg|border|fg)-).+-subtle$/.test(name)
        ? [{ text: { name: "fg" }, on: [{ name }], use: "text" }]
        : [],
  },
  linesRule({
    id: "chakra-body",
    dialect: "Chakra UI",
    says: "chakra-body-text stands on chakra-body-bg and on the subtle ground",
    confidence: "high",
    lines: [
      { text: /^(?:chakra-)?body-text$/, on: ["chakra-body-bg", "body-bg", "chakra-subtle-bg", "subtle-bg"] },
      { text: /^(?:chakra-)?subtle-text$/, on: ["chakra-body-bg", "body-bg"] },
    ],
  }),
  {
    id: "chakra-scale",
    dialect: "Chakra UI",
    says: "white stands on steps 500 and 600 of a scale, in the dark gray-800 on 200 and 300; 600, in the dark 200, is text on the page",
    confidence: "high",
    marks: [["chakra-body-bg", "body-bg"]],
    pairsOf: scalePairs,
  },
  linesRule({
    id: "panda-roles",
    dialect: "Panda CSS",
    says: "fg stands on the canvas and on the grounds of bg, x-fg on x and on x-emphasized",
    confidence: "high",
    marks: [["bg-canvas"], ["fg"]],
    lines: [
      { text: /^fg$/, on: ["bg-canvas", "bg", "bg-subtle", "bg-muted"] },
      { text: /^fg-muted$/, on: ["bg-canvas", "bg", "bg-subtle"] },
      { text: /^fg-(?:error|success|warning)$/, on: ["bg-canvas", "bg"] },
      { text: /^(.+)-fg$/, on: ["$1", "$1-emphasized"], use: "label" },
      { text: /^(.+)-text$/, on: ["bg-canvas", "bg"] },
    ],
  }),
];
