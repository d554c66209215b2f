import { getByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { firstItem } from "./first-item.ts";
import { find, main, pathOf, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

const FIRST_ROW = ".compare-rows tbody tr:first-child";

it("[PAL-3] two palettes of a link stand side by side, and are swapped by another link", async () => {
  const visitor = createVisitor();
  const page = await visitor.open("/compare?a=ff0000-0000ff&an=Flag&b=0000f0-e00000-ffffff");
  const rows = [...main(page).querySelectorAll(".compare-rows tbody tr")].map(textOf);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/#FF0000.*ΔE \d.*darker.*#E00000/);
  expect(rows[1]).toMatch(/#0000FF.*#0000F0/);
  expect(rows[2]).toMatch(/No partner.*only here.*#FFFFFF/);
  const swapped = await visitor.open(pathOf(page, getByRole(main(page), "link", { name: "Swap" })));
  expect(textOf(find(main(swapped), FIRST_ROW))).toMatch(/#0000F0.*#0000FF/);
  const inOrder = await visitor.open(pathOf(page, getByRole(main(page), "link", { name: "In order" })));
  expect(textOf(find(main(inOrder), FIRST_ROW))).toMatch(/#FF0000.*#0000F0/);
});

it("[PAL-3] from a palette of the library to one near it, without scripts; what is no color is said at its field", async () => {
  const visitor = createVisitor();
  const item = await visitor.open(await firstItem(visitor, "/palettes"));
  const asked = await visitor.open(
    pathOf(item, find(main(item), ".detail-similar-head a[href^='/compare?']")),
  );
  const title = textOf(find(main(item), "h1"));
  const picks = getByRole(main(asked), "region", { name: "Near it in the library" });
  const [link] = picks.querySelectorAll("a[href^='/compare?']");
  if (link === undefined) throw new Error("Nothing near it is offered");
  const both = await visitor.open(pathOf(asked, link));
  expect(textOf(find(main(both), ".compare-rows thead"))).toContain(title);

  const wrong = await visitor.submit(press(asked, "Compare", { "Second palette": "#fff, reb" }, main(asked)));
  expect(getByRole(main(wrong), "alert").textContent).toContain("“reb” is not a color");
  expect(getByRole(main(wrong), "textbox", { name: "Second palette" }).getAttribute("value")).toBe(
    "#fff, reb",
  );
  for (const address of [
    "/compare?a=%00&b=%ff",
    `/compare?a=${"f".repeat(3000)}`,
    "/compare?a=&b=&by=x",
    "/compare?a=reb",
  ])
    expect((await visitor.ask(address)).status, address).toBe(200);
});

it("[PAL-3] the link of a palette's page is that palette, and one that leads nowhere is said at its field", async () => {
  const visitor = createVisitor();
  const path = await firstItem(visitor, "/palettes");
  const title = textOf(find(main(await visitor.open(path)), "h1"));
  const given = encodeURIComponent(`https://tincture.example${path}?from=list`);
  const page = await visitor.open(`/compare?a=${given}&b=fff-000`);
  expect(textOf(find(main(page), ".compare-rows thead"))).toContain(title);
  const nowhere = await visitor.open(`/compare?a=${encodeURIComponent("/palettes/AAAAAAAAAAAA")}&b=fff-000`);
  expect(getByRole(main(nowhere), "alert").textContent).toContain("AAAAAAAAAAAA");
});
