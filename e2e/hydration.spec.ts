import { open, test } from "./fixture.ts";

// Node and the browser differ in the last digit of a cube root; these are colors whose output shows it.
const COLORS = ["c2410c", "b331ac", "d4fcd9", "dc60df", "c0ebf1", "483b5a", "fef815"];

// Fewer digits only round what the full ones show.
for (const [decimals, colors] of [
  ["full", COLORS],
  ["10", COLORS.slice(0, 2)],
] as const) {
  test(`[TLS-2] the server and the page agree on every digit: ${decimals}`, async ({ page }) => {
    for (const color of colors) await open(page, `/color-converter?c=${color}&d=${decimals}`);
    for (const pair of ["hex-to-hsl", "rgb-to-hwb"])
      await open(page, `/color-converter/${pair}?c=${COLORS.join("-")}&d=${decimals}`);
  });
}
