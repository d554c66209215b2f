/** What a page requests without anybody's doing, and when that has ended. */
import { expect, type Page, type Request } from "@playwright/test";

/** From now on: the addresses that were asked for, and how many answers are not there yet. */
export function watchRequests(page: Page) {
  const asked: string[] = [];
  const open = new Set<Request>();
  page.on("request", (request) => {
    open.add(request);
    // A timer requests this address, independently of actions on the page.
    if (!request.url().endsWith("/builds/latest.json")) asked.push(request.url());
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return { asked, openCount: () => open.size };
}

/**
 * Waits until the page has requested all that it loads by itself, one piece whenever it is idle: through ten idle periods
 * nothing new was asked for, and nothing is on its way that another piece could follow.
 */
export async function loadedByItself(
  page: Page,
  { asked, openCount }: ReturnType<typeof watchRequests>,
): Promise<void> {
  await expect(async () => {
    const before = asked.length;
    await page.evaluate(async () => {
      for (let period = 0; period < 10; period += 1)
        await new Promise((resolve) => requestIdleCallback(resolve));
    });
    expect([openCount(), asked.slice(before)]).toEqual([0, []]);
  }).toPass({ timeout: 60_000 });
}
