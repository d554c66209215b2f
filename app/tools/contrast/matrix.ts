/** The pairs of a palette: each color as text on each other. Pure. */
import type { ContrastDocument } from "#domain/documents/contrast/contrast-document.ts";
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import type { Goal } from "./reading.ts";

const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };
const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

/** The palette, or the pair with black and white if there is none. */
export function matrixColors({
  palette,
  text,
  background,
}: Pick<ContrastDocument, "palette" | "text" | "background">): readonly Color[] {
  return palette.length >= 2 ? palette : [text, background, BLACK, WHITE];
}

export interface MatrixCell {
  readonly ratio: number;
  /** Only for APCA goals. */
  readonly lc: number | undefined;
  readonly isPassing: boolean;
}

/** Rows are backgrounds, columns are text; undefined on the diagonal. */
export function pairMatrix(
  colors: readonly Color[],
  goal: Goal,
): readonly (readonly (MatrixCell | undefined)[])[] {
  return colors.map((background, row) =>
    colors.map((text, column) => {
      if (row === column) return undefined;
      const ratio = wcagRatio(text, background);
      const lc = goal.metric === "apca" ? apcaLc(text, background) : undefined;
      return { ratio, lc, isPassing: (lc === undefined ? ratio : Math.abs(lc)) >= goal.least };
    }),
  );
}

/** The number of passing pairs and of all pairs; text on background and the reverse count separately. */
export function countPassing(matrix: ReturnType<typeof pairMatrix>): { passing: number; all: number } {
  const cells = matrix.flat().filter((cell) => cell !== undefined);
  return { passing: cells.filter(({ isPassing }) => isPassing).length, all: cells.length };
}
