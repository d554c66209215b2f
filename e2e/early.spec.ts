// What is done before a page is live is neither lost nor mangled (QLT-2 a): it comes to the same as on a page that has long
// been live. `npm test` tries each tool with one hand and one split, and each hand with each split in several tools;
// `npm run test:all` each tool with each hand and each split, also on a slow processor at several times.
import { TOOLS } from "#domain/navigation/tools.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { actLate, actSlowly, expectSame, type Hand, openHeld, settled } from "./early-visit.ts";
import { FIRST_VISIT, PHONE, test } from "./fixture.ts";

const TIMES_MS = [0, 100, 300, 1000, 3000];
/** Tools with text fields that a phone's first screen does not show, and that keys leave out. */
const BY_MOUSE = new Set(["converter", "random", "image", "text", "wallpaper"]);
/** On a phone, the first screen of this one shows nothing that keys do not use on a desktop. */
const BY_KEYS = new Set(["palette"]);

/** The hand that tries a tool in `npm test`: where none is needed, keys and touch in turn. */
function handOf(id: string, at: number): Hand {
  if (BY_MOUSE.has(id)) return "mouse";
  return BY_KEYS.has(id) || at % 2 === 0 ? "keys" : "touch";
}

/**
 * How many of the acts are done before any script has come; the others are while the scripts start. For some tools all of
 * them are done before, which is the same each time, and for the others one half of them.
 */
function splitsOf(count: number, isAllBefore: boolean): readonly number[] {
  const half = count >> 1;
  return IS_EXHAUSTIVE ? [...new Set([count, half, 1, 0])] : [isAllBefore ? count : half];
}

for (const hand of ["mouse", "keys", "touch"] as const)
  test.describe(`by ${hand}`, () => {
    test.use({ ...FIRST_VISIT, ...(hand === "touch" && PHONE) });

    for (const [at, { id, path }] of TOOLS.entries())
      if (IS_EXHAUSTIVE || hand === handOf(id, at))
        test(`[QLT-2] early acts on ${path}`, async ({ page: late, browser }) => {
          if (IS_EXHAUSTIVE) test.slow();
          const newPage = async () => (await browser.newContext()).newPage();
          const first = await openHeld(await newPage(), path, hand);
          const controls = await actLate(late, path, hand, first.controls);
          // Every two tools, since every other one has the same hand.
          const splits = splitsOf(controls.length, at % 4 < 2);
          for (const [visit, before] of splits.entries())
            await test.step(`${before} of ${controls.length} before the scripts`, async () => {
              const held = visit === 0 ? first : await openHeld(await newPage(), path, hand);
              await Promise.all([held.act(controls, before), settled(late, controls)]);
              await expectSame(held.page, late, controls);
              await held.page.context().close();
            });
          for (const afterMs of IS_EXHAUSTIVE ? TIMES_MS : [])
            await test.step(`${afterMs} ms after it is painted`, async () => {
              const slow = await newPage();
              await actSlowly(slow, path, hand, controls, afterMs);
              await expectSame(slow, late, controls);
              await slow.context().close();
            });
        });
  });
