// What is done before a page is live is neither lost nor mangled (QLT-2 a): it comes to the same as on a page that has long
// been live. `npm run test:all` tries each tool at each time.
import { TOOLS } from "#domain/navigation/tools.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { actEarly, actLate, type Hand } from "./early-visit.ts";
import { FIRST_VISIT, PHONE, test } from "./fixture.ts";

const TIMES_MS = [0, 100, 300, 1000, 3000];
/** On a phone, the first screen of these shows nothing that keys do not use on a desktop. */
const NO_TOUCH = new Set(["palette", "random", "image", "wallpaper"]);
/** Tools whose text fields a phone's first screen does not show, and keys leave out; two more for the other times. */
const BY_MOUSE = new Set(["converter", "random", "image", "text", "wallpaper", "contrast", "gradient"]);
const isTried: Readonly<Record<Hand, (id: string) => boolean>> = {
  mouse: (id) => BY_MOUSE.has(id),
  keys: () => true,
  touch: (id) => !NO_TOUCH.has(id),
};
const VISITS: readonly { readonly hand: Hand; readonly options: object }[] = [
  { hand: "mouse", options: { viewport: { width: 1440, height: 900 } } },
  { hand: "keys", options: { viewport: { width: 1440, height: 900 } } },
  { hand: "touch", options: PHONE },
];

for (const [at, { id, path }] of TOOLS.entries())
  for (const [turn, { hand, options }] of VISITS.entries()) {
    if (!IS_EXHAUSTIVE && !isTried[hand](id)) continue;
    const first = TIMES_MS[(at * VISITS.length + turn) % TIMES_MS.length] ?? 0;
    const times = IS_EXHAUSTIVE ? TIMES_MS : [first];
    test(`[QLT-2] early acts on ${path} by ${hand}, ${times.join(", ")} ms after it is painted`, async ({
      browser,
      baseURL,
      userAgent,
    }) => {
      const visit = {
        ...FIRST_VISIT,
        ...(baseURL && { baseURL }),
        ...(userAgent && { userAgent }),
        serviceWorkers: "block" as const,
        reducedMotion: "reduce" as const,
        ...options,
      };
      const late = await actLate(browser, path, hand, visit);
      for (const afterMs of times) await actEarly(browser, path, hand, visit, late, afterMs);
      await late.close();
    });
  }
