/**
 * Tokens in forced-colors mode (https://www.w3.org/TR/css-color-adjust-1/#forced). The browser draws text, backgrounds
 * and edges in system colors; what a page gets from its tokens must then be pairs of them. A color that a page keeps
 * with `forced-color-adjust: none` is legible too, since both halves of each pair come from here.
 */
import { ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";
import { SHADCN_CHARTS } from "#engine/theme/targets/shadcn-pairs.ts";
import { SHADCN_TOKENS } from "./shadcn-tokens.ts";
import { propertyNamed, type ThemeWriting } from "./theme-values.ts";

const FORCED = "@media (forced-colors: active)";

/** The system color of every token. */
export function systemColor(token: RoleToken): string {
  if (/^[at]\d+$/.test(token) || token.endsWith("-soft")) return "Canvas";
  if (/^text(-\d)?$/.test(token)) return "CanvasText";
  if (token === "focus") return "Highlight";
  if (token === "line" || token === "line-control") return "ButtonBorder";
  if (token === "disabled") return "ButtonFace";
  if (token === "on-disabled") return "GrayText";
  if (token === "brand-text") return "LinkText";
  if (token.endsWith("-text") || token.endsWith("-edge")) return "CanvasText";
  if (token.startsWith("on-")) return "ButtonText";
  return "ButtonFace";
}

/** `primary` is a link as well as a fill, so it is the text, and its label is the page. */
export const WORKING_SYSTEM_COLORS: Readonly<Partial<Record<RoleToken, string>>> = {
  primary: "CanvasText",
  "primary-hover": "CanvasText",
  "primary-pressed": "CanvasText",
  "on-primary": "Canvas",
};

/** One rule for the selectors that declare the tokens of a mode, with every token; some have another system color than usual. */
export function forcedColors(
  writing: ThemeWriting,
  selectors: string,
  others: Readonly<Partial<Record<RoleToken, string>>> = {},
): string {
  const lines = ROLE_TOKENS.map(
    (token) => `    ${propertyNamed(token, writing)}: ${others[token] ?? systemColor(token)};\n`,
  );
  return `${FORCED} {\n  ${selectors} {\n${lines.join("")}  }\n}\n`;
}

type NestedRules = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/**
 * The variables of shadcn/ui, and rules for what its components do not say in forced colors: the edge of a button, the
 * current item, and charts, whose marks the browser would otherwise drop.
 */
export const FORCED_SHADCN: NestedRules = /* @__PURE__ */ forcedShadcn();

function forcedShadcn(): NestedRules {
  return {
    [FORCED]: {
      ":root, .dark": Object.fromEntries([
        ...Object.entries(SHADCN_TOKENS).map(([name, token]) => [
          `--${name}`,
          shadcnSystemColor(name, token),
        ]),
        ...SHADCN_CHARTS.map((name) => [`--${name}`, "CanvasText"]),
      ]),
      '[data-slot="button"], [data-slot="badge"]': { border: "1px solid ButtonBorder" },
      '[data-active="true"], [data-state="active"], [aria-current]:not([aria-current="false"])': {
        "forced-color-adjust": "none",
        "background-color": "Highlight",
        color: "HighlightText",
      },
      '[data-slot="chart"]': { "forced-color-adjust": "none" },
    },
  };
}

/** `primary` and `destructive` are texts as well as fills, so they are the text, and their label is the page. */
function shadcnSystemColor(name: string, token: RoleToken): string {
  if (/primary$|^destructive$/.test(name)) return "CanvasText";
  if (/(primary|destructive)-foreground$/.test(name)) return "Canvas";
  if (name === "secondary") return "ButtonFace";
  if (name === "secondary-foreground") return "ButtonText";
  return systemColor(token);
}
