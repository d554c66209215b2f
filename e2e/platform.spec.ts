// The service worker: the application works without a network, and updates without losing work.
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { openTestPlace } from "#tests/database-server.ts";
import type { FrontServer } from "#tests/front-server.ts";
import { startServer } from "#tests/server-process.ts";
import { expect, FIRST_VISIT, hydrated, open, says, toast } from "./fixture.ts";
import { test } from "./front.ts";
import { colors, generated } from "./generated.ts";
import { heart, itemAt, LIST } from "./liked.ts";
import { signUp } from "./person.ts";

const WORK = "/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b";

/** Waits until the service worker is active and controls this page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Sets a property that a reload would remove. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSamePage: true }));
/** While the page is being replaced it counts as not reloaded yet. */
const isMarked = (page: Page) => page.evaluate(() => "isSamePage" in window).catch(() => true);

test.describe("[PLT-1] a newer build", () => {
  test.use({ serviceWorkers: "allow" });
  const timesAsked = ({ asked }: FrontServer) => asked.filter((path) => path === "/sw.js").length;

  test("takes over in open tabs, and nothing typed or made is lost", async ({ page, context, front }) => {
    test.slow();
    await open(page, front.origin + WORK);
    await controlled(page);
    const made = await generated(page, () => page.keyboard.press("Space"));
    const address = page.url();
    expect(made).toHaveLength(5);
    await page.getByRole("button", { name: "Export" }).click();
    const typed = page.getByLabel("Paste an export, or any list of colors");
    await typed.fill("half a li");
    const other = await context.newPage();
    await open(other, `${front.origin}/about/terms`);
    await mark(page);
    await mark(other);

    const worker = await (await page.request.get(`${front.origin}/sw.js`)).text();
    const asked = timesAsked(front);
    front.replace("/sw.js", { type: "text/javascript", body: `${worker}\n// a newer build` });
    // An update joins one that runs already, which the browser starts after a page was opened, and which may have read
    // the older build.
    await expect
      .poll(async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        return timesAsked(front);
      })
      .toBeGreaterThan(asked);
    await expect.poll(() => isMarked(other), "the other tab has nothing to lose").toBe(false);
    expect(await isMarked(page), "half a line is typed here").toBe(true);
    await expect(typed).toHaveValue("half a li");

    await typed.fill("");
    await typed.blur();
    await expect.poll(() => isMarked(page)).toBe(false);
    await hydrated(page);
    expect(page.url()).toBe(address);
    await expect.poll(() => colors(page)).toEqual(made);
  });

  test("is looked for each hour; an error or a page in the place of /sw.js does no harm", async ({
    page,
    front,
    problems,
  }) => {
    problems.allow(500, "/sw.js");
    await page.clock.install();
    await open(page, `${front.origin}/about/terms`);
    await page.clock.runFor(5_000);
    await controlled(page);
    const files = front.asked.filter((path) => path.startsWith("/assets/"));
    expect(files.filter((path) => /\/offline-\w+\.bin$/.test(path))).toHaveLength(1);
    expect(files.length, "all files of the build came in one, besides those of the page").toBeLessThan(100);
    await mark(page);
    const state = () =>
      page.evaluate(async () => {
        const known = await navigator.serviceWorker.getRegistration();
        return [known?.active?.state, known?.installing ?? null, known?.waiting ?? null];
      });
    for (const answer of [
      { status: 500, type: "text/plain", body: "no" },
      { type: "text/html", body: "<!doctype html><title>x</title>" },
    ]) {
      front.replace("/sw.js", answer);
      const before = timesAsked(front);
      await page.clock.runFor(3_600_000);
      await expect.poll(() => timesAsked(front)).toBe(before + 1);
      // A worker controls the page while it is still activating.
      await expect.poll(state).toEqual(["activated", null, null]);
      expect(await isMarked(page)).toBe(true);
    }
  });
});

test("[PLT-3] a newer build takes effect when one goes on", async ({ page, front }) => {
  await open(page, `${front.origin}/about/terms`);
  await expect.poll(() => front.asked).toContain("/builds/latest.json");
  await mark(page);
  await page.getByRole("link", { name: "Discover" }).first().click();
  await expect(page).toHaveURL(/\/discover$/);
  expect(await isMarked(page), "the same build: the page changes").toBe(true);

  front.replace("/builds/latest.json", {
    type: "application/json",
    body: JSON.stringify({ id: "ffff0000", timestamp: Date.now() }),
  });
  const read = page.waitForResponse(/builds\/latest\.json/);
  await open(page, `${front.origin}/about/terms`);
  await (await read).finished();
  // The page reads its answer before one that it requests later.
  await page.evaluate(async () => (await fetch("/builds/latest.json")).json());
  await mark(page);
  await page.getByRole("link", { name: "Discover" }).first().click();
  await expect(page).toHaveURL(/\/discover$/);
  await expect.poll(() => isMarked(page), "a newer one: a page of it is loaded").toBe(false);
});

test("[PLT-3] a file that cannot be loaded reloads once, then shows what failed", async ({
  page,
  problems,
}) => {
  problems.allow(404, /^\/assets\/team-route-/);
  problems.allowConsole(/Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/team-route-/, (route) => route.fulfill({ status: 404, body: "gone" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  // The page reloads once in ten seconds; between the two presses none pass, however busy the machine is.
  await page.clock.setFixedTime(new Date());
  await open(page, "/about/terms");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Team" });
  await mark(page);
  await link.click();
  await expect.poll(() => isMarked(page), "it reloads, for the build may have changed").toBe(false);
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page was not loaded");
  await expect(page).toHaveURL("/about/team");
  expect(loads, "not again within ten seconds").toBe(2);
});

test.describe("[PLT-1] without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("that all is there is said when the network goes, and not before", async ({
    page,
    context,
    problems,
  }) => {
    const words = "No network. Tools open and export as always";
    await open(page, "/about/terms");
    // The worker first stores the files of the build, which takes as long as the machine needs.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("tincture:offline-ready"))).toBe("true");
    await expect(page.getByText(words)).toHaveCount(0);
    const { said } = await says(toast(page), words);
    await problems.goOffline(context);
    await said;
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("tincture:offline-ready")))
      .toBe('"said"');
  });

  test("a picture shared from another application opens in its tool, also without a network", async ({
    page,
    context,
    problems,
  }) => {
    await open(page, "/about/terms");
    await controlled(page);
    await sharePicture(page, "shared photo.png");
    await expectPicture(page, "shared photo.png");

    await problems.goOffline(context);
    await sharePicture(page, "another photo.png");
    await expectPicture(page, "another photo.png");
  });
});

/** Sends a picture as the operating system does when a person shares it with the application. */
async function sharePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async (fileName) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 20 });
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("no canvas");
    pen.fillStyle = "#c53c69";
    pen.fillRect(0, 0, 20, 20);
    pen.fillStyle = "#027191";
    pen.fillRect(20, 0, 20, 20);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const form = Object.assign(document.createElement("form"), {
      method: "post",
      action: "/color-image-picker",
      enctype: "multipart/form-data",
    });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "picture" });
    const files = new DataTransfer();
    files.items.add(new File([blob ?? ""], fileName, { type: "image/png" }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, name);
}

/** Expects the picture in the image picker. Its store is empty once the tool has taken it. */
async function expectPicture(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page).toHaveURL(/\/color-image-picker/);
  await expect(page.locator(".ring").first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/shared-picture")) === undefined))
    .toBe(true);
}

test("[LIB-5] a like without a network is sent when it is back", async ({ page, context, problems }) => {
  await signUp(context);
  await open(page, LIST);
  const item = await itemAt(page, 13);
  await expect(page.getByLabel(/^Account of/)).toBeVisible();
  await problems.goOffline(context);
  const { said } = await says(toast(page), "once there is a network again");
  await heart(page, item).click();
  await said;
  const sent = page.waitForResponse((response) => response.url().endsWith("/like") && response.ok());
  await context.setOffline(false);
  await sent;
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tincture:wishes"))).toBe("[]");
  await page.goto("/collections/likes/palettes");
  await expect(page.getByRole("main").locator(`a[href="${item}"]`).first()).toBeVisible();
});

test.describe("[SHL-9] measuring", () => {
  test.use(FIRST_VISIT);

  test("begins with consent, and ends with it, with all it stored", async ({ page, context }) => {
    // It starts a server of its own, which may fill a library first.
    test.slow();
    const asked: string[] = [];
    const analytics = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(200, { "content-type": "text/javascript" });
      response.end(
        'document.cookie="_visit=1; Path=/";localStorage.setItem("visitor","7");window.isMeasured=true;',
      );
    });
    await new Promise<void>((done) => analytics.listen(0, "127.0.0.1", done));
    const address = analytics.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const script = `http://127.0.0.1:${address.port}/measure.js`;
    const place = await openTestPlace();
    const server = await startServer({
      ...place.env,
      ANALYTICS_SCRIPT: script,
      ANALYTICS_DOMAIN: "x",
    });
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(server.origin) && !/^(?:data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    try {
      await open(page, `${server.origin}/about/cookies`);
      await page.waitForLoadState("networkidle");
      expect(foreign).toEqual([]);
      await page
        .getByRole("region", { name: "Cookie consent" })
        .getByRole("button", { name: "Accept" })
        .click();
      await expect.poll(() => page.evaluate(() => "isMeasured" in window)).toBe(true);
      expect(foreign).toEqual([script]);
      expect(asked).toHaveLength(1);

      const measured = (tab: Page) => tab.evaluate(() => "isMeasured" in window).catch(() => true);
      const other = await context.newPage();
      await open(other, `${server.origin}/palette-generator`);
      await expect.poll(() => measured(other)).toBe(true);
      await other.getByRole("button", { name: "Export" }).click();
      const typed = other.getByLabel("Paste an export, or any list of colors");
      await typed.fill("half a li");

      await page.getByRole("main").getByRole("button", { name: "Reject" }).click();
      await expect.poll(() => measured(page)).toBe(false);
      await expect(typed, "the other tab has something half typed").toHaveValue("half a li");
      await typed.fill("");
      await typed.blur();
      await expect.poll(() => measured(other)).toBe(false);
      await hydrated(page);
      await expect
        .poll(() => page.evaluate(() => [document.cookie, localStorage.getItem("visitor")]))
        .toEqual(["", null]);
      await page.goto(`${server.origin}/palettes`);
      await page.waitForLoadState("networkidle");
      expect(asked, "nothing more is asked for").toHaveLength(2);
    } finally {
      // An open page would request the latest build.
      for (const tab of context.pages()) await tab.close();
      await server.stop();
      await place.remove();
      analytics.closeAllConnections();
      analytics.close();
    }
  });
});
