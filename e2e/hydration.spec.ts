import { open, test } from "./fixture.ts";

// Node and the browser differ in the last digit of a cube root; these are colors whose output shows it.
const COLORS = ["c2410c", "b331ac", "d4fcd9", "dc60df", "c0ebf1", "483b5a", "fef815"];

for (const decimals of ["full", "10"]) {
  test(`[TLS-2] the server and the page agree on every digit: ${decimals}`, async ({ page }) => {
    for (const color of COLORS) await open(page, `/color-converter?c=${color}&d=${decimals}`);
    for (const pair of ["hex-to-hsl", "rgb-to-hwb"])
      await open(page, `/color-converter/${pair}?c=${COLORS.join("-")}&d=${decimals}`);
  });
}
