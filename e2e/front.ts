/** For tests through a proxy that can replace single answers. */
import { type FrontServer, startFrontServer } from "#tests/front-server.ts";
import { test as base } from "./fixture.ts";

export const test = base.extend<{ front: FrontServer }>({
  front: async ({ context, baseURL, problems }, use) => {
    const front = await startFrontServer(baseURL ?? "");
    await use(front);
    // A page that is still loading would report that its requests fail.
    for (const page of context.pages()) await page.goto("about:blank");
    problems.ends(front.origin);
    await front.close();
  },
});
