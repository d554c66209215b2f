import { open, test } from "./fixture.ts";

// Node and the browser differ in the last digit of a cube root; these are colors whose output shows it.
const COLORS = ["c2410c", "b331ac", "d4fcd9", "dc60df", "c0ebf1", "483b5a", "fef815"];

test("[TLS-2] the server and the page agree on every digit", async ({ page }) => {
  for (const color of COLORS) await open(page, `/color-converter?c=${color}&d=full`);
  const all = COLORS.join("-");
  for (const pair of ["hex-to-hsl", "rgb-to-hwb"])
    await open(page, `/color-converter/${pair}?c=${all}&d=full`);
  // Fewer digits only round what the full ones show.
  await open(page, `/color-converter/hex-to-hsl?c=${all}&d=10`);
});
