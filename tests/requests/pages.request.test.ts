// The HTML contains all content: the text of reading pages, and what a tool shows for any address.
import { getByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { PUBLIC_PAGES, TOOL_PAGES } from "#tests/public-pages.ts";
import { attribute, find, main, pathOf, textOf } from "./html-page.ts";
import { createVisitor } from "./visitor.ts";

const NONSENSE = "c=zzz&n=-4&seed=%21%21&view=nowhere&m=magic&k=&l=9-1&v=99";

it.each(PUBLIC_PAGES)("[SHL-2] %s says what it is about without scripts", async (path) => {
  const page = await createVisitor().open(path);
  expect(page.status).toBe(200);
  expect(textOf(getByRole(page.document.body, "heading", { level: 1 }))).not.toBe("");
  expect(textOf(main(page)).length).toBeGreaterThan(100);
});

it.each(TOOL_PAGES)("[TLS-2] %s says something without scripts", async (path) => {
  const page = await createVisitor().open(`${path}?from=0e2a47-e4572e`);
  expect(textOf(getByRole(page.document.body, "heading", { level: 1 }))).not.toBe("");
  expect(textOf(getByRole(page.document.body, "region", { name: "Canvas" }))).not.toBe("");
  expect(main(page).querySelectorAll("h2").length, "sections below the fold").toBeGreaterThan(1);
  const menu = find(page.document, "details.tool-open-in");
  expect(textOf(find(menu, "summary"))).toBe("Open in…");
  const [first] = menu.querySelectorAll("a");
  expect(first && attribute(first, "href")).toMatch(/\?from=.+/);
});

it.each(TOOL_PAGES)(
  "[TLS-2] %s falls back where parameters make no sense, never to an error",
  async (path) => {
    const page = await createVisitor().open(`${path}?${NONSENSE}`);
    expect(page.status).toBe(200);
    expect(textOf(getByRole(page.document.body, "heading", { level: 1 }))).not.toBe("");
  },
);

it("each release among the updates has a picture of its own, drawn by the wallpaper maker and opened there", async () => {
  const visitor = createVisitor();
  const page = await visitor.open("/about/whats-new");
  const releases = main(page).querySelectorAll("section");
  const pictures = new Set<string>();
  for (const release of releases) {
    const link = find(release, "a.release-picture");
    const maker = await visitor.open(pathOf(page, link));
    expect(maker.document.querySelector("[role=alert]")).toBeNull();
    const drawn = await visitor.ask(attribute(find(link, "img"), "src"));
    expect(drawn.headers.get("content-type")).toBe("image/svg+xml");
    pictures.add(await drawn.text());
  }
  expect(pictures.size).toBe(releases.length);
  expect((await visitor.ask("/resources/releases/2026-02-30.svg")).status).toBe(404);
});
