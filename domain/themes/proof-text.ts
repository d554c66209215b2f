/** The texts of a theme's proof sheet: its settings, the failing pairs, and every pair with its figures. */
import { colorText, cssOfColorText } from "#domain/documents/color-text.ts";
import { type ThemeDocument, themeRequest } from "#domain/documents/theme/theme-document.ts";
import { type ProofCell, proofSheet } from "#engine/theme/proof/proof-sheet.ts";
import type { ProofText } from "#engine/theme/proof/write-proof-pdf.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { SHADCN_PAIRS } from "#engine/theme/targets/shadcn-pairs.ts";
import type { ContrastMetric } from "#engine/theme/theme-contrast.ts";
import { floorOf, floorsOf } from "#engine/theme/theme-floors.ts";
import { failingGroups } from "./failing-groups.ts";
import { formatFigure, formatFloor } from "./figure-text.ts";
import { solvedTheme } from "./solved-theme.ts";
import { FLOOR_NAMES, MODE_IN_WORDS, MODE_NAMES, pairUse } from "./theme-words.ts";

/** Pairs of the components of shadcn/ui in all four modes. */
const SHADCN_COUNT = THEME_MODES.flatMap((mode) =>
  SHADCN_PAIRS.filter(({ scheme }) => scheme === undefined || mode.startsWith(scheme)),
).length;

export function proofText(document: ThemeDocument, link: string): ProofText {
  const theme = solveTheme(themeRequest(document));
  const { failing, moved, close, shadcnFailing, metric } = solvedTheme(document);
  const rows = proofSheet(theme);
  const cells = rows.flatMap((row) => row.cells).filter(({ floor }) => floor !== undefined);
  const unseen = cells.filter(({ passes, weakest }) => passes && !weakest.passes);
  return {
    title: "Proof of contrast",
    facts: [
      `Brand: ${document.brand.map((color) => cssOfColorText(colorText(color)).toUpperCase()).join(", ")}. Contrast ${document.contrast}, tint ${document.tintPercent} %, floors of ${FLOOR_NAMES[document.floors]}.`,
      `${cells.length - failing.length} of ${cells.length} figures reach their floor. Figures are cut, never rounded up; a color outside sRGB counts with the lower contrast of itself and its hex.`,
      `With a color-vision deficiency ${unseen.length === 0 ? "no further figure falls below its floor" : `${unseen.length} further figures fall below theirs`}; each cell names the weakest of four.`,
      ...document.pins.map(
        ({ mode, token, color }) =>
          `Pinned in ${MODE_IN_WORDS[mode]}: ${token} at ${cssOfColorText(colorText(color)).toUpperCase()}.`,
      ),
      ...moved.map(
        ({ mode, token, from, to, deltaE }) =>
          `Moved in ${MODE_IN_WORDS[mode]}: ${token} from ${from.toUpperCase()} to ${to.toUpperCase()}, Delta E ${deltaE.toFixed(3)}.`,
      ),
      ...close.map(
        ({ mode, family, other, deltaE }) =>
          `Alike in ${MODE_IN_WORDS[mode]}: ${other} and ${family}, Delta E ${deltaE.toFixed(3)}.`,
      ),
      shadcnFailing.length === 0
        ? `shadcn/ui: all ${SHADCN_COUNT} pairs of its components reach their floors, translucent ones composited.`
        : `shadcn/ui: ${SHADCN_COUNT - shadcnFailing.length} of ${SHADCN_COUNT} pairs of its components reach their floors.`,
      ...shadcnFailing.map(
        ({ mode, what, text, surface, wcag, floor }) =>
          `shadcn/ui in ${MODE_IN_WORDS[mode]}: ${what}, ${text} on ${surface} (${formatFigure(wcag, "wcag")}); floor ${formatFloor(floor, "wcag")}.`,
      ),
      ...failingGroups(failing).map(
        ({ mode, text, pairs }) =>
          `Fails in ${MODE_IN_WORDS[mode]}: ${text} on ${pairs.map(({ surface, reached }) => `${surface} (${formatFigure(reached, metric)})`).join(", ")}; floor ${formatFloor(pairs[0]?.floor ?? 0, metric)}.`,
      ),
    ],
    link,
    columns: THEME_MODES.map((mode) => MODE_NAMES[mode]),
    rows: rows.map((row) => {
      const [plain, high] = (["dark", "dark-high"] as const).map((mode) =>
        floorOf(floorsOf(document.floors, mode), row.use),
      );
      return {
        pair: `${row.text} on ${row.surface}`,
        use: pairUse(row),
        floor:
          plain === undefined || high === undefined
            ? "exempt"
            : `${formatFloor(plain, metric)}, ${formatFloor(high, metric)}`,
        cells: row.cells.map((cell) => ({
          ink: cell.ink,
          ground: cell.ground,
          figure: `${formatFigure(cell.wcag, "wcag")}, ${formatFigure(cell.apca, "apca")}`,
          vision: visionOf(cell, metric),
          isFailing: !cell.passes,
        })),
      };
    }),
  };
}

/** The deficiency with the least contrast, and whether the pair still reaches its floor with it. */
function visionOf({ weakest, floor }: ProofCell, metric: ContrastMetric): string {
  const figure = `${weakest.deficiency} ${formatFigure(weakest.reached, metric)}`;
  return floor === undefined ? figure : `${figure}, ${weakest.passes ? "passes" : "fails"}`;
}
