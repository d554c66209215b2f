/** Input fields shared by several theme calls. */
import * as v from "valibot";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import type { Color } from "#engine/space/color.ts";
import {
  isRoleToken,
  ROLE_TOKENS,
  type RoleToken,
  THEME_MODES,
  type ThemeModeName,
} from "#engine/theme/role-graph.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import {
  LABEL_CHOICES,
  MAX_TOKEN_RATIO,
  MIN_TOKEN_RATIO,
  type RatioToken,
  type ThemePins,
} from "#engine/theme/theme-request.ts";

export const ModeName = v.picklist(THEME_MODES);

export const FloorsInput = v.optional(
  v.pipe(
    v.picklist(FLOOR_SETS),
    v.description(
      "What text and controls must reach: WCAG AA (with high contrast AAA), AAA, `apca` Lc 75 for text, 60 for secondary text and labels and 45 for edges (15 more with high contrast), or `both` AA and APCA. What APCA alone lets pass may fail WCAG.",
    ),
  ),
  "aa",
);

const ratioOf = (what: string) =>
  v.exactOptional(
    v.pipe(
      v.number(),
      v.minValue(MIN_TOKEN_RATIO),
      v.maxValue(MAX_TOKEN_RATIO),
      v.description(`WCAG ratio of ${what} to the surface a20, ${MIN_TOKEN_RATIO} to ${MAX_TOKEN_RATIO}.`),
    ),
  );

export const RatiosInput = v.optional(
  v.pipe(
    v.strictObject({
      text: ratioOf("text"),
      "text-2": ratioOf("secondary text"),
      "text-3": ratioOf("the faintest text, of hints and placeholders"),
      "line-control": ratioOf("the edges of controls"),
      line: ratioOf("lines that separate"),
      "brand-text": ratioOf("text in the brand color, such as links"),
      "second-text": ratioOf("text in the second brand color"),
      "accent-text": ratioOf("text in the accent color"),
    } satisfies Record<RatioToken, unknown>),
    v.description(
      "The WCAG ratio to the surface a20 that a text or line is to have, in place of what follows from `contrast`; with high contrast 1.3 times that. Floors hold all the same.",
    ),
  ),
  {},
);

export const LabelInput = v.optional(
  v.pipe(
    v.picklist(LABEL_CHOICES),
    v.description(
      "The label on `primary`, the color of buttons, which moves for it beside the exact `brand`: the one that reads better by APCA unless the color would have to move far for it, always dark, or always white.",
    ),
  ),
  "best",
);

type ModePins = Partial<Record<RoleToken, Color>>;

/** Pins by mode and token. The error names the mode and the token of the first unreadable pin. */
export const PinsInput = v.pipe(
  v.record(v.string(), v.pipe(v.record(v.string(), v.string()), v.maxEntries(ROLE_TOKENS.length))),
  v.maxEntries(THEME_MODES.length),
  v.description(
    "Tokens that stand as given, by mode (`light`, `dark`, `light-high`, `dark-high`) and name; what depends on them follows.",
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): ThemePins => {
    const pins: Partial<Record<ThemeModeName, ModePins>> = {};
    for (const [mode, tokens] of Object.entries(dataset.value)) {
      const known = THEME_MODES.find((each) => each === mode);
      if (known === undefined) return refused(`There is no mode called “${mode.slice(0, 40)}”.`);
      const found: ModePins = {};
      for (const [token, text] of Object.entries(tokens)) {
        if (!isRoleToken(token)) return refused(`${mode}: there is no token called “${token.slice(0, 40)}”.`);
        const parsed = parseFullColor(text);
        if (!parsed.ok) return refused(`${mode}, ${token}: ${parsed.error.message}`);
        if ((parsed.color.alpha ?? 0) < 1)
          return refused(`${mode}, ${token}: tokens are opaque, and this color is not.`);
        found[token] = parsed.color;
      }
      pins[known] = found;
    }
    return pins;

    function refused(message: string): never {
      addIssue({ message });
      return NEVER;
    }
  }),
);
