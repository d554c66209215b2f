/** The document of the theme tools that gives a theme which was read back. Pure. */
import { colorOfText } from "#domain/documents/color-text.ts";
import { withBrands } from "#domain/documents/theme-changes.ts";
import {
  decodeTheme,
  MOST_PINS,
  type ThemeDocument,
  themeRequest,
  withPin,
} from "#domain/documents/theme-document.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { pinsWith, type TokenChange, themeDifference } from "#engine/theme/reading/theme-difference.ts";
import type { ReadTheme } from "#engine/theme/reading/theme-reading.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { createLadders } from "#engine/theme/solve/tone-ladder.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";

export interface TakenTheme {
  readonly document: ThemeDocument;
  /** What would need more pins than an address holds. */
  readonly left: readonly TokenChange[];
}

/** With fewer differences, pins say more plainly than other settings what is meant. */
const FEW = 8;
/** Pins move what depends on them, which may then need a pin too. */
const MOST_ROUNDS = 6;

/**
 * The document of a link in the text, if it gives the theme exactly. Otherwise the fewest brand colors, then contrast,
 * tint and floors if they spare half of the pins, then pins for what the solver does not give by itself. Settings and
 * pins of the document that the theme says nothing about stay.
 */
export function takenTheme(document: ThemeDocument, read: ReadTheme, text: string): TakenTheme {
  const linked = linkedTheme(text);
  if (linked !== undefined && differenceOf(linked, read).length === 0) return { document: linked, left: [] };
  const branded = withReadBrands(document, read);
  const own = differenceOf(branded, read).length;
  const fitted = own > FEW ? withFittedSettings(branded, read) : branded;
  const start = differenceOf(fitted, read).length * 2 <= own ? fitted : branded;
  return withNeededPins(start, read);
}

const differenceOf = (document: ThemeDocument, read: ReadTheme): TokenChange[] =>
  themeDifference(solveTheme(themeRequest(document)), read);

/** Tincture writes the link of a theme as a comment where the format has comments. */
function linkedTheme(text: string): ThemeDocument | undefined {
  const [, search] =
    /\/(?:dark-theme|light-theme|ui-palette)-generator\?([^\s"'<>]{1,6000})/.exec(text.slice(0, 20_000)) ??
    [];
  return search === undefined ? undefined : decodeTheme(new URLSearchParams(search)).document;
}

function withReadBrands(document: ThemeDocument, { modes }: ReadTheme): ThemeDocument {
  const first = THEME_MODES.map((mode) => modes[mode]).find((mode) => mode?.has("brand"));
  const [brand, second, accent] = [first?.get("brand"), first?.get("second"), first?.get("accent")];
  if (brand === undefined) return document;
  const sets: Color[][] = [[brand]];
  if (second !== undefined) sets.push([brand, second]);
  if (second !== undefined && accent !== undefined) sets.push([brand, second, accent]);
  // The document's own colors have no rounding.
  const candidates = [document, ...sets.map((colors) => withBrands(document, colors))];
  const counts = candidates.map((each) => differenceOf(each, { modes, unread: [], others: 0 }).length);
  return candidates[counts.indexOf(Math.min(...counts))] ?? document;
}

/** Each setting moves the theme evenly; text depends a little on the tint, so the last steps are gone twice. */
const COARSE = [0, 20, 40, 60, 80, 100];
const FINE = [10, 5, 2, 1];
const FINEST = [2, 1];

function withFittedSettings(document: ThemeDocument, read: ReadTheme): ThemeDocument {
  const ladders = createLadders();
  const measured = new Map<string, number>();
  const errorOf = (each: ThemeDocument): number => {
    const settings = `${each.floors} ${each.contrast} ${each.tintPercent}`;
    const known = measured.get(settings);
    if (known !== undefined) return known;
    const { modes } = solveTheme(themeRequest(each), ladders);
    const error = THEME_MODES.flatMap((mode) =>
      [...(read.modes[mode] ?? [])].map(([token, color]) => deltaEOK(modes[mode][token], color)),
    ).reduce((sum, delta) => sum + delta, 0);
    measured.set(settings, error);
    return error;
  };
  const best = (candidates: readonly ThemeDocument[]): ThemeDocument => {
    const errors = candidates.map(errorOf);
    return candidates[errors.indexOf(Math.min(...errors))] ?? document;
  };
  const near = (start: ThemeDocument, key: "contrast" | "tintPercent", steps: readonly number[]) => {
    let found = start;
    for (const step of steps) {
      const values = [-step, 0, step].map((by) => Math.min(100, Math.max(0, found[key] + by)));
      found = best(values.map((value) => ({ ...found, [key]: value })));
    }
    return found;
  };
  const along = (start: ThemeDocument, key: "contrast" | "tintPercent"): ThemeDocument =>
    near(best(COARSE.map((value) => ({ ...start, [key]: value }))), key, FINE);
  const found = best(
    FLOOR_SETS.map((floors) => along(along({ ...document, floors }, "tintPercent"), "contrast")),
  );
  return near(near(found, "tintPercent", FINEST), "contrast", FINEST);
}

function withNeededPins(start: ThemeDocument, read: ReadTheme): TakenTheme {
  let document = start;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const changes = differenceOf(document, read);
    const before = document;
    const pins = pinsWith({}, changes);
    for (const { mode, token } of changes) {
      const color = pins[mode]?.[token];
      const isHeld = document.pins.some((pin) => pin.mode === mode && pin.token === token);
      if (color !== undefined && (isHeld || document.pins.length < MOST_PINS))
        document = withPin(document, { mode, token, color: colorOfText(color) });
    }
    if (document === before) return { document, left: changes };
  }
  return { document, left: differenceOf(document, read) };
}
