// The first view on a phone; e2e/walk.spec.ts checks it on a desktop.
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { READING_PAGES, SIGN_IN_PAGES, TOOL_PAGES } from "#tests/public-pages.ts";
import { firstItem } from "./first-item.ts";
import { expectStillFirstView } from "./first-view.ts";
import { FIRST_VISIT, PHONE, test } from "./fixture.ts";

test.use({ ...PHONE, ...FIRST_VISIT });

/** Text in the frame that /about/terms has, too: opened on a phone in `npm run test:all`. */
const ALIKE: readonly string[] = ["/about/team", "/about/privacy", "/about/cookies"];

for (const path of [...READING_PAGES, ...TOOL_PAGES, ...SIGN_IN_PAGES].filter(
  (each) => IS_EXHAUSTIVE || !ALIKE.includes(each),
))
  test(`[QLT-2] nothing moves on a first visit of ${path}`, async ({ page }) => {
    await expectStillFirstView(page, path);
  });

for (const list of ["/palettes", "/gradients"] as const)
  test(`[QLT-2] nothing moves on a first visit of a page of ${list}`, async ({ page, request }) => {
    await expectStillFirstView(page, await firstItem(request, list));
  });
