/** Themes: every color an interface needs, from its brand. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, givenColor, Precision } from "#calls/color-schemas.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import type { Color } from "#engine/space/color.ts";
import { buildTheme, type ThemeOverrides } from "#engine/theme/theme.ts";
import { auditTheme } from "#engine/theme/theme-audit.ts";
import { CONTRAST_TARGETS } from "#engine/theme/theme-contrast.ts";
import { CORE_TOKENS, EXTRA_TOKENS, isTokenName, themeEntries } from "#engine/theme/theme-tokens.ts";

const MAX_BRANDS = 3;
const TOKEN_COUNT = CORE_TOKENS.length + EXTRA_TOKENS.length;

const Overrides = v.pipe(
  v.record(v.string(), v.string()),
  v.maxEntries(TOKEN_COUNT),
  v.description("Tokens that stand as given, by name; what depends on them follows."),
  v.rawTransform(({ dataset, addIssue, NEVER }): ThemeOverrides => {
    const found: Partial<Record<string, Color>> = {};
    for (const [name, text] of Object.entries(dataset.value)) {
      const parsed = parseFullColor(text);
      const problem = !isTokenName(name)
        ? `There is no token called “${name.slice(0, 40)}”.`
        : parsed.ok
          ? undefined
          : `${name}: ${parsed.error.message}`;
      if (problem !== undefined) {
        addIssue({ message: problem });
        return NEVER;
      }
      if (parsed.ok) found[name] = parsed.color;
    }
    return found;
  }),
);

export const themesCall = defineCall({
  name: "themes",
  title: "Build a theme",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/themes" },
  description:
    "Surfaces, text, borders, states and signals from one to three brand colors, which stand in it exactly as given. A light and a dark theme of the same request are a pair: each token has the same contrast to its page in both. Pairs that are used and fail are in `failing`.",
  input: v.object({
    brand: v.union([
      givenColor("The brand color."),
      v.pipe(
        v.array(givenColor("A brand color.")),
        v.minLength(1),
        v.maxLength(MAX_BRANDS),
        v.description("One to three, the first leading."),
      ),
    ]),
    mode: v.pipe(v.picklist(["light", "dark"]), v.description("Which of the pair.")),
    tint: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(1),
        v.description("How much of the brand’s hue the surfaces take."),
      ),
      0.5,
    ),
    target: v.optional(
      v.pipe(
        v.picklist(["aa", "aaa", "apca"]),
        v.description("What text and controls must reach: WCAG AA or AAA, or APCA Lc 75, 60 and 45."),
      ),
      "aa",
    ),
    hardPage: v.optional(
      v.pipe(
        v.boolean(),
        v.description("White or black as the page instead of a soft near-white or near-black."),
      ),
      false,
    ),
    overrides: v.optional(Overrides, {}),
    precision: Precision,
  }),
  answer: v.object({
    mode: v.picklist(["light", "dark"]),
    tokens: v.pipe(v.record(v.string(), CssColor), v.description("Every token by its name, in order.")),
    failing: v.array(
      v.object({
        foreground: v.string(),
        background: v.string(),
        ratio: v.pipe(v.number(), v.description("WCAG 2.2.")),
        lc: v.pipe(v.number(), v.description("APCA, signed.")),
        sentence: v.string(),
      }),
    ),
  }),
  example: { input: { brand: "#2f6690", mode: "dark", precision: 3 } },
  handle({ brand, mode, tint, target, hardPage, overrides, precision }) {
    const theme = buildTheme({
      brand: Array.isArray(brand) ? brand : [brand],
      mode,
      tint01: tint,
      contrastTarget: CONTRAST_TARGETS[target],
      overrides,
      isPageHard: hardPage,
    });
    const { failing } = auditTheme(theme);
    return dataAnswer({
      mode,
      tokens: Object.fromEntries(
        themeEntries(theme.tokens).map(([name, color]) => [name, colorToCss(color, precision ?? "full")]),
      ),
      failing: failing.map(({ foreground, background, ratio, lc, sentence = "" }) => ({
        foreground,
        background,
        ratio,
        lc,
        sentence,
      })),
    });
  },
});
