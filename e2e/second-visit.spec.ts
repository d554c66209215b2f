// Tools a second time, with the service worker in control (QLT-2): their files come from the cache of the worker then, and
// the scripts of their own workers with the headers that the cache has. `npm run test:all` takes every tool.
import type { Page } from "@playwright/test";
import { TOOLS } from "#domain/navigation/tools.ts";
import { headersOfFile } from "#domain/shell/file-headers.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { expect, open } from "./fixture.ts";
import { test } from "./front.ts";
import { OWN_OUTPUTS, openTray, takeFile, takeSwatches } from "./tool-outputs.ts";

test.use({ serviceWorkers: "allow" });

const PART_MISSING = "The part that works on this could not be loaded. Check your connection and try again.";

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** The headers of each stored file of the build, by path. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const files: Record<string, Record<string, string>> = {};
    for (const name of await caches.keys()) {
      if (!name.includes("-precache-")) continue;
      const cache = await caches.open(name);
      const [keys, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
      for (const [index, { url }] of keys.entries())
        files[new URL(url).pathname] = Object.fromEntries(answers[index]?.headers ?? []);
    }
    return files;
  });

test("[QLT-2] [TLS-5] [PLT-1] on the second visit a tool makes all its own outputs", async ({ page }) => {
  test.slow();
  // One page brings the files of all tools.
  await open(page, "/about/terms");
  await controlled(page);

  const stored = Object.entries(await storedFiles(page));
  expect(stored.length).toBeGreaterThan(300);
  for (const [path, headers] of stored) {
    const own = Object.entries(headersOfFile(path, headers["content-type"] ?? ""));
    expect(headers, path).toEqual(
      Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
    );
  }

  for (const { id, path } of TOOLS)
    await test.step(id, async () => {
      const outputs = OWN_OUTPUTS[id];
      if (outputs === undefined) throw new Error(`e2e/tool-outputs.ts does not say what ${id} makes.`);
      if (outputs.isLikeOther && !IS_EXHAUSTIVE) return;
      await open(page, path + (outputs.search ?? ""));
      await outputs.make(page);
      await openTray(page);
      await takeSwatches(page, outputs);
    });
});

/**
 * What an earlier worker did: it stored each file with the headers of the archive, whose policy refuses everything. Its
 * files are those of this build, so the newer worker finds each of them stored.
 */
const earlierWorker = (archive: string) => `
self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate")
    event.respondWith(caches.match(event.request).then((known) => known ?? fetch(event.request)));
});
async function fill() {
  const cache = await caches.open("workbox-precache-v2-" + self.registration.scope);
  const archive = await fetch("${archive}");
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let at = bytes.indexOf(10) + 1;
  const rows = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  for (const [path, type, length] of rows) {
    const headers = new Headers(archive.headers);
    for (const name of ["Content-Encoding", "Content-Length", "Last-Modified"]) headers.delete(name);
    headers.set("Content-Type", type);
    await cache.put(path, new Response(bytes.subarray(at, (at += length)), { headers }));
  }
}`;

test.describe("a cache that was filled wrongly", () => {
  test("[QLT-2] [PLT-1] is renewed by the next build, and until then a part says what it lacks", async ({
    page,
    front,
    problems,
  }) => {
    // The policy of the stored files refuses the imports of the worker.
    problems.allowConsole(/Content Security Policy/);
    const worker = await (await page.request.get("/sw.js")).text();
    const [archive] = /\/assets\/offline-\w+\.bin/.exec(worker) ?? [];
    if (archive === undefined) throw new Error("The worker names no archive.");
    front.replace("/sw.js", { type: "text/javascript", body: earlierWorker(archive) });
    await open(page, `${front.origin}/about/terms`);
    await controlled(page);

    await open(page, `${front.origin}/dark-theme-generator`);
    const section = page.getByRole("region", { name: "Code", exact: true });
    await expect(section.getByRole("alert")).toHaveText(PART_MISSING);
    const again = section.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(section.getByRole("alert"), "the same files are there").toHaveText(PART_MISSING);

    front.replace("/sw.js", undefined);
    await page.reload();
    // The newer worker reloads the page once more, and a page begins with the first touch.
    await expect(async () => {
      await page.dispatchEvent("body", "touchstart");
      expect((await section.locator(".code-well").allTextContents()).join()).toContain("--brand");
    }, "nobody does anything else").toPass({ timeout: 60_000 });
    await expect(section.getByRole("alert")).toHaveCount(0);
    await controlled(page);
    expect(await page.evaluate(() => caches.keys())).not.toContain(`workbox-precache-v2-${front.origin}/`);
  });
});

test("[QLT-2] [TLS-5] a part that does not load says so, and comes at Try again", async ({
  page,
  context,
  problems,
}) => {
  await open(page, "/about/terms");
  await controlled(page);
  await open(page, "/design/wallpaper/new?c=c53c69*5-eea78c*3&size=64x64");
  await openTray(page);
  const fields = page.locator(".picture-fields");
  await fields.getByRole("combobox", { name: "Format" }).selectOption({ label: "AVIF" });
  // The encoder is large, so the worker does not store it.
  await problems.goOffline(context);
  await fields.getByRole("button", { name: /^Write/ }).click();
  await expect(fields.getByRole("alert")).toHaveText(PART_MISSING);
  await context.setOffline(false);
  await takeFile(page, "Try again", "ftypavif", 4);
  await expect(fields.getByRole("alert")).toHaveCount(0);
});
