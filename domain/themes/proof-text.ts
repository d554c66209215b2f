/** The texts of a theme's proof sheet: its settings, the failing pairs, and every pair with its figures. */
import { colorText, cssOfColorText } from "#domain/documents/color-text.ts";
import { type ThemeDocument, themeRequest } from "#domain/documents/theme/theme-document.ts";
import { type ProofCell, proofSheet } from "#engine/theme/proof/proof-sheet.ts";
import { type TargetProof, type TargetProofCell, targetProofs } from "#engine/theme/proof/target-proof.ts";
import type { ProofRowText, ProofText } from "#engine/theme/proof/write-proof-pdf.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { layerText } from "#engine/theme/targets/target-pairs.ts";
import type { ContrastMetric } from "#engine/theme/theme-contrast.ts";
import { floorsOf } from "#engine/theme/theme-floors.ts";
import { failingGroups } from "./failing-groups.ts";
import { failingWcagAa } from "./failing-wcag.ts";
import { floorsText, formatFigure, formatFloor } from "./figure-text.ts";
import { solvedTheme } from "./solved-theme.ts";
import { FLOOR_NAMES, MODE_IN_WORDS, MODE_NAMES, pairUse } from "./theme-words.ts";

export function proofText(document: ThemeDocument, link: string): ProofText {
  const theme = solveTheme(themeRequest(document));
  const solved = solvedTheme(document);
  const { failing, moved, close, metric } = solved;
  const rows = proofSheet(theme);
  const targets = targetProofs(theme);
  const cells = rows.flatMap((row) => row.cells).filter(({ floor }) => floor !== undefined);
  const unseen = cells.filter(({ passes, weakest }) => passes && !weakest.passes);
  return {
    title: "Proof of contrast",
    facts: [
      `Brand: ${document.brand.map((color) => cssOfColorText(colorText(color)).toUpperCase()).join(", ")}. Contrast ${document.contrast}, tint ${document.tintPercent} %, floors of ${FLOOR_NAMES[document.floors]}.`,
      `${cells.length - failing.length} of ${cells.length} figures reach their floor. Figures are cut, never rounded up; a color outside sRGB counts with the lower contrast of itself and its hex.`,
      `With a color-vision deficiency ${unseen.length === 0 ? "no further figure falls below its floor" : `${unseen.length} further figures fall below theirs`}; each cell names the weakest of four.`,
      ...(document.floors === "apca"
        ? [`By APCA alone: ${failingWcagAa(solved)} of ${cells.length} figures miss WCAG AA.`]
        : []),
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
      ...targets.flatMap(targetFacts),
      ...failingGroups(failing).map(
        ({ mode, text, pairs }) =>
          `Fails in ${MODE_IN_WORDS[mode]}: ${text} on ${pairs.map(({ surface, reached, metric: each }) => `${surface} (${formatFigure(reached, each)})`).join(", ")}; floor ${formatFloor(pairs[0]?.floor ?? 0, pairs[0]?.metric ?? metric)}.`,
      ),
    ],
    link,
    columns: THEME_MODES.map((mode) => MODE_NAMES[mode]),
    rows: rows.map((row) => {
      const [plain, high] = (["dark", "dark-high"] as const).map((mode) =>
        floorsText(floorsOf(document.floors, mode, document.edition ?? 1), row.use),
      );
      return {
        pair: `${row.text} on ${row.surface}`,
        use: pairUse(row),
        floor: plain === undefined || high === undefined ? "exempt" : `${plain}, ${high}`,
        cells: row.cells.map((cell) => ({
          ink: cell.ink,
          ground: cell.ground,
          figure: `${formatFigure(cell.wcag, "wcag")}, ${formatFigure(cell.apca, "apca")}`,
          vision: visionOf(cell, metric),
          isFailing: !cell.passes,
        })),
      };
    }),
    targets: targets.map((proof) => ({ title: proof.target, rows: proof.rows.map(targetRow) })),
  };
}

const isMeasured = (cell: TargetProofCell | undefined): cell is TargetProofCell => cell !== undefined;

/** How many pairs of the target pass, how far apart its series are, and each pair that fails. */
function targetFacts({ target, rows, closest }: TargetProof): string[] {
  const cells = rows.flatMap((row) => row.cells).filter(isMeasured);
  const failing = cells.filter(({ passes }) => !passes).length;
  const least = closest.toSorted((a, b) => a.deltaE - b.deltaE)[0];
  return [
    `${target}: ${failing === 0 ? `all ${cells.length}` : `${cells.length - failing} of ${cells.length}`} pairs of its components reach their floors, translucent ones composited.`,
    ...(least === undefined
      ? []
      : [
          `${target}: series of a chart differ by at least Delta E ${least.deltaE.toFixed(3)}, with full vision and three deficiencies.`,
        ]),
    ...rows.flatMap(({ what, text, on, cells: inModes }) =>
      inModes.flatMap((cell, index) => {
        const mode = THEME_MODES[index];
        if (cell === undefined || cell.passes || mode === undefined) return [];
        const pair = `${layerText(text)} on ${on.map(layerText).join(" on ")}`;
        return `${target} in ${MODE_IN_WORDS[mode]}: ${what}, ${pair} (${formatFigure(cell.wcag, "wcag")}); floor ${formatFloor(cell.floor, "wcag")}.`;
      }),
    ),
  ];
}

function targetRow({ what, text, on, cells }: TargetProof["rows"][number]): ProofRowText {
  const floors = cells.filter(isMeasured).map(({ floor }) => formatFloor(floor, "wcag"));
  return {
    pair: `${layerText(text)} on ${on.map(layerText).join(" on ")}`,
    use: what,
    floor: [...new Set(floors)].join(", "),
    cells: cells.map(
      (cell) =>
        cell && {
          ink: cell.ink,
          ground: cell.ground,
          figure: formatFigure(cell.wcag, "wcag"),
          vision: `${cell.weakest.deficiency} ${formatFigure(cell.weakest.reached, "wcag")}, ${cell.weakest.passes ? "passes" : "fails"}`,
          isFailing: !cell.passes,
        },
    ),
  };
}

/** The deficiency with the least contrast, and whether the pair still reaches its floor with it. */
function visionOf({ weakest, floor }: ProofCell, metric: ContrastMetric): string {
  const figure = `${weakest.deficiency} ${formatFigure(weakest.reached, metric)}`;
  return floor === undefined ? figure : `${figure}, ${weakest.passes ? "passes" : "fails"}`;
}
