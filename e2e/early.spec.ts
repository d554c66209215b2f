// What is done before a page is live is neither lost nor mangled (QLT-2 a): it comes to the same as on a page that has long
// been live. `npm run test:all` tries each tool with each hand, also on a slow processor at several times.
import { TOOLS } from "#domain/navigation/tools.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { actLate, actSlowly, expectSame, type Hand, openHeld, settled } from "./early-visit.ts";
import { FIRST_VISIT, PHONE, test } from "./fixture.ts";

const TIMES_MS = [0, 100, 300, 1000, 3000];
/** On a phone, the first screen of these shows nothing that keys do not use on a desktop. */
const NO_TOUCH = new Set(["palette", "random", "image", "wallpaper"]);
/** Tools with text fields that a phone's first screen does not show, and that keys leave out. */
const BY_MOUSE = new Set(["converter", "random", "image", "text", "wallpaper"]);
const isTried: Readonly<Record<Hand, (id: string) => boolean>> = {
  mouse: (id) => BY_MOUSE.has(id),
  keys: () => true,
  touch: (id) => !NO_TOUCH.has(id),
};

for (const [turn, hand] of (["mouse", "keys", "touch"] as const).entries())
  test.describe(`by ${hand}`, () => {
    test.use({ ...FIRST_VISIT, ...(hand === "touch" && PHONE) });

    for (const [at, { id, path }] of TOOLS.entries())
      if (IS_EXHAUSTIVE || isTried[hand](id))
        test(`[QLT-2] early acts on ${path}`, async ({ page: late, browser }) => {
          const early = await (await browser.newContext()).newPage();
          const held = await openHeld(early, path, hand);
          const controls = await actLate(late, path, hand, held.controls);
          await Promise.all([held.act(controls, (at + turn) % 2 === 0), settled(late, controls)]);
          await expectSame(early, late, controls);
          await early.context().close();
          for (const afterMs of IS_EXHAUSTIVE ? TIMES_MS : [])
            await test.step(`${afterMs} ms after it is painted`, async () => {
              const slow = await (await browser.newContext()).newPage();
              await actSlowly(slow, path, hand, controls, afterMs);
              await expectSame(slow, late, controls);
              await slow.context().close();
            });
        });
  });
