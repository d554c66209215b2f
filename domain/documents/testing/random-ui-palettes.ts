/** Random documents of the UI Palette Generator that survive a round trip through their address. */
import fc from "fast-check";
import { DERIVED_RAMPS, type OwnColors, withHandles } from "#domain/documents/theme/ramp-fields.ts";
import {
  CHART_COUNTS,
  CHART_KINDS,
  PREVIEW_PAGES,
  RAMP_FITS,
  UI_PALETTE_VIEWS,
  type UiPaletteDocument,
} from "#domain/documents/theme/ui-palette-document.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import { BEND_CHANNELS, BEND_LIMITS } from "#engine/theme/bend-handles.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { type RampBends } from "#engine/theme/ui-palette.ts";
import { UI_RAMPS } from "#engine/theme/ui-ramp-names.ts";
import { linkedColor } from "./linked-color.ts";
import { THEMES } from "./random-themes.ts";

const opaque = linkedColor.map((color) => ({ ...color, alpha: 1 }));
const turn = fc.option(fc.integer({ min: -180, max: 180 }), { nil: undefined });
const own: fc.Arbitrary<OwnColors> = fc
  .array(fc.tuple(fc.constantFrom(...DERIVED_RAMPS), opaque), { maxLength: 7 })
  .map((entries) => Object.fromEntries(entries));
const bend = fc.constantFrom(...BEND_CHANNELS).chain((channel) => {
  const offset = fc.integer({ min: -BEND_LIMITS[channel], max: BEND_LIMITS[channel] });
  return fc.record({
    ramp: fc.constantFrom(...UI_RAMPS),
    channel: fc.constant(channel),
    handles: fc.tuple(offset, offset, offset, offset, offset),
  });
});
const bends = fc
  .array(bend, { maxLength: 8 })
  .map((all) =>
    all.reduce<RampBends>(
      (held, { ramp, channel, handles }) => withHandles(held, ramp, channel, handles),
      {},
    ),
  );

export const UI_PALETTES: fc.Arbitrary<UiPaletteDocument> = fc
  .tuple(
    THEMES,
    fc.record({
      own,
      secondaryTurn: turn,
      accentTurn: turn,
      anchor: fc.option(fc.constantFrom(...RAMP_STEPS), { nil: undefined }),
      fit: fc.constantFrom(...RAMP_FITS),
      bends,
      mode: fc.constantFrom(...THEME_MODES),
      view: fc.constantFrom(...UI_PALETTE_VIEWS),
      page: fc.constantFrom(...PREVIEW_PAGES),
      chart: fc.constantFrom(...CHART_KINDS),
      chartCount: fc.integer({ min: CHART_COUNTS[0], max: CHART_COUNTS[2] }),
    }),
  )
  .map(([theme, shown]) => ({ ...theme, brand: theme.brand.slice(0, 1), ...shown }));
