// The first view on a phone; e2e/walk.spec.ts checks it on a desktop.
import { IS_EXHAUSTIVE, sampleOf } from "#tests/exhaustive.ts";
import { READING_PAGES, SIGN_IN_PAGES, TOOL_PAGES } from "#tests/public-pages.ts";
import { firstItem } from "./first-item.ts";
import { expectStillFirstView } from "./first-view.ts";
import { FIRST_VISIT, PHONE, test } from "./fixture.ts";

test.use({ ...PHONE, ...FIRST_VISIT });

/** These have the frame of another page here: opened on a phone in `npm run test:all`. */
const ALIKE: readonly string[] = [
  "/gradients",
  "/about/team",
  "/about/privacy",
  "/about/cookies",
  "/about/credits",
  "/agents",
  "/signup",
  "/forgot-password",
];
const PAGES = [...READING_PAGES, ...SIGN_IN_PAGES].filter((each) => IS_EXHAUSTIVE || !ALIKE.includes(each));

for (const path of [...PAGES, ...sampleOf(TOOL_PAGES, 2)])
  test(`[QLT-2] nothing moves on a first visit of ${path}`, async ({ page }) => {
    await expectStillFirstView(page, path);
  });

for (const list of ["/palettes", "/gradients"] as const)
  test(`[QLT-2] nothing moves on a first visit of a page of ${list}`, async ({ page, request }) => {
    await expectStillFirstView(page, await firstItem(request, list));
  });
