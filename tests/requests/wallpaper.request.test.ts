import { expect, it } from "vitest";
import { firstItem } from "./first-item.ts";
import { main } from "./html-page.ts";
import { createVisitor } from "./visitor.ts";

it("[WAL] the picture of a link is in the page, so that it needs no scripts", async () => {
  const page = await createVisitor().open("/design/wallpaper/new?c=c53c69-f5ecc2&style=orbits&seed=7");
  const [svg] = main(page).querySelectorAll(".wallpaper-svg svg");
  expect(svg?.getAttribute("viewBox")).toBe("0 0 1290 2796");
  expect(svg?.querySelectorAll("circle, path, use").length).toBeGreaterThan(8);
  // What is in one page must have its own ids.
  const ids = [...main(page).querySelectorAll("svg [id]")].map((each) => each.getAttribute("id"));
  expect(new Set(ids).size).toBe(ids.length);
});

it("[WAL] [QLT-2] each picture is in the page once", async () => {
  const html = await (await createVisitor().ask("/design/wallpaper/new?style=contours")).text();
  const path = /id="a1" d="([^"]{60})/.exec(html)?.[1];
  expect(path).toBeDefined();
  expect(html.split(path ?? "")).toHaveLength(2);
});

for (const list of ["/palettes", "/gradients"] as const)
  it(`[WAL] the id of an item of ${list} opens the maker with its colors`, async () => {
    const visitor = createVisitor();
    const id = (await firstItem(visitor, list)).split("/").at(-1) ?? "";
    const answer = await visitor.ask(`/design/wallpaper/${id}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(/^\/design\/wallpaper\/new\?c=[0-9a-f]{3,6}/);
  });

it.each(["unknown", "AAAAAAAAAAAA", "a b", "x".repeat(200)])(
  "[WAL] there is nothing at the id %s",
  async (id) => {
    const answer = await createVisitor().ask(`/design/wallpaper/${encodeURIComponent(id)}`);
    expect(answer.status).toBe(404);
  },
);
