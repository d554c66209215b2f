import { expect } from "vitest";
import { sampled } from "#tests/exhaustive.ts";
import { type Drawing, differenceOf } from "./sheet.ts";

/** Five hundred in `npm run test:all`; a twentieth of them in `npm test`. */
export const GRADIENT_COUNT = sampled(500, 25);
/** Levels of 255, of the channel that differs most, as a mean over the box. */
const MAX_MEAN = 3;

/** Fails for the gradient that differs most, if that is by more than three levels; `given` is named in the message. */
export function expectSameDrawings(
  drawings: readonly Drawing[],
  right: readonly Drawing[] | undefined,
  given: readonly unknown[],
): void {
  expect(drawings.length).toBe(given.length);
  const differences = drawings.map((drawing, index) => {
    const same = right?.[index];
    if (same === undefined) throw new Error(`Drawing ${index} has nothing to be compared with`);
    return differenceOf(drawing, same);
  });
  const means = differences.map(({ mean }) => mean);
  const worst = means.indexOf(Math.max(...means));
  if (process.env.DRAWN_FIGURES === "on") {
    console.log(
      `${expect.getState().currentTestName}: mean ${rankedText(means)}, greatest ${rankedText(differences.map(({ most }) => most))} (median, 95 %, all), worst ${worst}`,
    );
  }
  expect(means[worst], `gradient ${worst}: ${JSON.stringify(given[worst])}`).toBeLessThanOrEqual(MAX_MEAN);
}

function rankedText(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(2)).join(", ");
}
