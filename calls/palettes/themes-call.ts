/** Themes: every color an interface needs in four modes, from its brand. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, opaqueColor, Precision } from "#calls/color-schemas.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { DEFAULT_CONTRAST, DEFAULT_TINT, MAX_BRANDS } from "#engine/theme/theme-request.ts";
import { FAILING_ANSWER, PairAnswer } from "./pair-answer.ts";
import { FloorsInput, LabelInput, ModeName, PinsInput, RatiosInput } from "./theme-input.ts";
import { themeReport } from "./theme-report.ts";

const Mode = v.object({
  tokens: v.pipe(v.record(v.string(), CssColor), v.description("Every token by its name, in order.")),
});

const Brand = opaqueColor("The brand color.");
const Brands = v.pipe(
  v.array(opaqueColor("A brand color.")),
  v.minLength(1),
  v.maxLength(MAX_BRANDS),
  v.description("One to three: the brand, a second color and an accent."),
);

const REST = {
  contrast: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(100),
      v.description("How much contrast beyond the floors, which hold at 0 too."),
    ),
    DEFAULT_CONTRAST,
  ),
  tint: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(1),
      v.description("How much of the brand’s hue the surfaces take."),
    ),
    DEFAULT_TINT,
  ),
  floors: FloorsInput,
  ratios: RatiosInput,
  label: LabelInput,
  pins: v.optional(PinsInput, {}),
  mode: v.optional(v.pipe(ModeName, v.description("Only this mode."))),
  precision: Precision,
};

export const themesCall = defineCall({
  name: "themes",
  title: "Build a theme",
  group: "Palettes",
  effect: "reads",
  http: { method: "POST", path: "/themes" },
  description:
    "Surfaces, text, edges, states and signals from one to three brand colors, in four linked modes: light, dark, and both with high contrast. Brand colors stand in light and dark exactly as given; what high contrast moved is in `moved`. `primary` is the fill of buttons: the brand, or the nearest color that carries its label. Text has the same contrast in a mode and its counterpart, within 0.1 of ratio. `pairs` holds every pair that the theme is used with; one that misses its floor stands in `unreachable` too, with the nearest color that passes.",
  // The form is told by the input, so that errors refer to that form only.
  input: v.object({ brand: v.lazy((given) => (Array.isArray(given) ? Brands : Brand)), ...REST }),
  documented: v.object({ brand: v.union([Brand, Brands]), ...REST }),
  answer: v.object({
    modes: v.object({
      light: v.optional(Mode),
      dark: v.optional(Mode),
      "light-high": v.optional(Mode),
      "dark-high": v.optional(Mode),
    }),
    moved: v.array(
      v.object({
        mode: ModeName,
        token: v.string(),
        from: CssColor,
        to: CssColor,
        deltaEOK: v.pipe(v.number(), v.description("0 to 1.")),
      }),
    ),
    alike: v.pipe(
      v.array(
        v.object({
          mode: ModeName,
          tokens: v.array(v.string()),
          deltaEOK: v.pipe(v.number(), v.description("0 to 0.08.")),
        }),
      ),
      v.description("Fills that mean different things and look alike, such as a red brand and danger."),
    ),
    pairs: v.array(PairAnswer),
    unreachable: v.array(v.object({ ...FAILING_ANSWER, pinned: v.array(v.string()) })),
  }),
  example: { input: { brand: "#2f6690", mode: "dark", precision: 3 } },
  handle({ brand, contrast, tint, floors, ratios, label, pins, mode, precision }) {
    const theme = solveTheme({
      brand: Array.isArray(brand) ? brand : [brand],
      contrast,
      tint01: tint,
      floors,
      ratios,
      label,
      pins,
    });
    return dataAnswer(themeReport(theme, { mode, precision }));
  },
});
