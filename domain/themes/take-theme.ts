/** Finds a document that gives an imported theme. Pure. */
import { colorOfText } from "#domain/documents/color-text.ts";
import { withBrands } from "#domain/documents/theme/theme-changes.ts";
import {
  decodeTheme,
  MAX_PINS,
  type ThemeDocument,
  themeRequest,
  withPin,
} from "#domain/documents/theme/theme-document.ts";
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
  /** Changes that would need more pins than an address can hold. */
  readonly left: readonly TokenChange[];
}

/** With fewer differences than this, pins are used rather than other settings. */
const FEW = 8;
/** Rounds of adding pins: a pin changes tokens that depend on it, which may then need a pin as well. */
const MAX_ROUNDS = 6;

/**
 * The document of a link in the text, if it gives exactly this theme. Otherwise a document with the fewest brand
 * colors; with other contrast, tint and floors if that saves half of the pins; and with pins for the remaining
 * differences. Settings and pins that the imported theme does not determine stay.
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

/** Tincture's exports contain the link of the theme as a comment, if the format has comments. */
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
  // The colors of the current document are tried as well, since they are not rounded.
  const candidates = [document, ...sets.map((colors) => withBrands(document, colors))];
  const counts = candidates.map((each) => differenceOf(each, { modes, unread: [], others: [] }).length);
  return candidates[counts.indexOf(Math.min(...counts))] ?? document;
}

/**
 * Coarse values for the search. Settings are nearly independent; text depends slightly on the tint, so the last steps
 * are repeated.
 */
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
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const changes = differenceOf(document, read);
    const before = document;
    const pins = pinsWith({}, changes);
    for (const { mode, token } of changes) {
      const color = pins[mode]?.[token];
      const isHeld = document.pins.some((pin) => pin.mode === mode && pin.token === token);
      if (color !== undefined && (isHeld || document.pins.length < MAX_PINS))
        document = withPin(document, { mode, token, color: colorOfText(color) });
    }
    if (document === before) return { document, left: changes };
  }
  return { document, left: differenceOf(document, read) };
}
