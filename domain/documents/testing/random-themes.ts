/** Random documents of the tools of themes that survive a round trip through their address; see random-documents.ts. */
import fc from "fast-check";
import { type ThemeDocument, withPin } from "#domain/documents/theme/theme-document.ts";
import { type ShownTheme, THEME_VIEWS } from "#domain/documents/theme/theme-kinds.ts";
import type { NamedToken } from "#domain/documents/theme/token-name-field.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { NEWEST_EDITION } from "#engine/theme/theme-editions.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { linkedColor } from "./linked-color.ts";

const opaque = linkedColor.map((color) => ({ ...color, alpha: 1 }));
const pin = fc.record({
  mode: fc.constantFrom(...THEME_MODES),
  token: fc.constantFrom(...ROLE_TOKENS),
  color: opaque,
});

const names = fc.uniqueArray(
  fc.record({
    token: fc.constantFrom<NamedToken["token"]>("none", ...ROLE_TOKENS),
    name: fc.oneof(
      fc.constantFrom("color-surface", "semantic.ink", "--x", "a*b", "~(deep)", "bgColor default", "größe"),
      fc.string({ minLength: 1, maxLength: 40 }),
    ),
  }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 6 },
);

export const THEMES: fc.Arbitrary<ThemeDocument> = fc
  .record({
    brand: fc.array(opaque, { minLength: 1, maxLength: 3 }),
    contrast: fc.integer({ min: 0, max: 100 }),
    tintPercent: fc.integer({ min: 0, max: 100 }),
    floors: fc.constantFrom(...FLOOR_SETS),
    ratios: fc.constantFrom(undefined, { text: 12.5 }, { "text-3": 5, "brand-text": 6.1 }),
    label: fc.constantFrom(undefined, "dark" as const, "white" as const),
    edition: fc.constantFrom(undefined, 2 as const, NEWEST_EDITION),
    pins: fc.array(pin, { maxLength: 12 }),
    names: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: names }),
  })
  .map(({ pins, ...rest }) => pins.reduce<ThemeDocument>(withPin, { ...rest, pins: [] }));

export const SHOWN_THEMES: fc.Arbitrary<ShownTheme> = fc
  .tuple(THEMES, fc.record({ mode: fc.constantFrom(...THEME_MODES), view: fc.constantFrom(...THEME_VIEWS) }))
  .map(([theme, shown]) => ({ ...theme, ...shown }));
