// The metadata for systems that install the application, and for open tabs that check for a newer build.
import { expect, it } from "vitest";
import { attribute, find } from "./html-page.ts";
import { pngSize } from "./png-size.ts";
import { createVisitor } from "./visitor.ts";

it("[PLT-1] the manifest is whole, and its pictures and shortcuts are there", async () => {
  const visitor = createVisitor();
  const { document } = await visitor.open("/");
  const href = attribute(find(document, 'link[rel="manifest"]'), "href");
  expect(href).toBe("/manifest.webmanifest");
  const answer = await visitor.ask(href);
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#f7f6ff",
  });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "64x64 any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const touch = attribute(find(document, 'link[rel="apple-touch-icon"]'), "href");
  for (const { src, sizes } of [...icons, { src: touch, sizes: "180x180" }]) {
    const picture = await visitor.ask(src);
    expect(picture.headers.get("content-type"), src).toBe("image/png");
    expect(pngSize(await picture.arrayBuffer()).join("x"), src).toBe(sizes);
  }
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  for (const { url } of manifest.shortcuts) expect((await visitor.follow(url)).status, url).toBe(200);
});

it("[PLT-3] each build says what it is, and pages of the build have their payload", async () => {
  const { ask } = createVisitor();
  const latest = await ask("/builds/latest.json");
  expect(latest.headers.get("cache-control")).toContain("no-cache");
  const { id, timestamp } = await latest.json();
  expect(timestamp).toBeGreaterThan(1_700_000_000_000);
  expect(await (await ask(`/builds/meta/${id}.json`)).json()).toEqual({ id, timestamp });
  const payload = await (await ask("/about/whats-new/_payload.json")).json();
  expect(payload).toMatchObject({ path: "/about/whats-new", buildId: id });
  expect(JSON.stringify(payload.data)).toContain("Palette Generator");
  expect(await (await ask("/about/terms/_payload.json")).json()).toMatchObject({ path: "/about/terms" });
});
