// Every tool a second time, with the service worker in control (QLT-2): its files come from the cache of the worker
// then, and the scripts of its own workers with the headers that the cache has.
import type { Page } from "@playwright/test";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";
import { headersOfFile } from "#domain/shell/file-headers.ts";
import { type FrontServer, startFrontServer } from "#tests/front-server.ts";
import { expect, open, test } from "./fixture.ts";
import { OWN_OUTPUTS, openTray, takeFile } from "./tool-outputs.ts";

test.use({ serviceWorkers: "allow" });

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

test("[QLT-2] [TLS-5] [PLT-1] on the second visit each tool makes all its own outputs", async ({ page }) => {
  for (const { path } of BUILT_TOOLS) await open(page, path);
  await controlled(page);

  const stored = Object.entries(await storedFiles(page));
  expect(stored.length).toBeGreaterThan(300);
  for (const [path, headers] of stored) {
    const own = Object.entries(headersOfFile(path, headers["content-type"] ?? ""));
    expect(headers, path).toEqual(
      Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
    );
  }

  for (const { id, path } of BUILT_TOOLS)
    await test.step(id, async () => {
      const outputs = OWN_OUTPUTS[id];
      if (outputs === undefined) throw new Error(`e2e/tool-outputs.ts does not say what ${id} makes.`);
      await open(page, path + (outputs.search ?? ""));
      await outputs.make(page);
      await openTray(page);
      await takeFile(page, /^GIMP|^GPL/, "GIMP Palette");
    });
});
