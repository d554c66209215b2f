// The lists of the library and their items, using links and forms alone.
import { getAllByRole, getByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { attribute, type HtmlPage, main, pathOf, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

const plates = (page: HtmlPage) => [
  ...getByRole(main(page), "list", { name: "Palettes" }).querySelectorAll(":scope > li"),
];
/** The link with an item's title is the last one on its card. */
const titleLink = (plate: Element | undefined): Element => {
  const link = [...(plate?.querySelectorAll("a") ?? [])].at(-1);
  if (link === undefined) throw new Error("no plate, or no link on it");
  return link;
};

it("[LIB-2] the list goes on by a real link, filters by a real form, and an item opens", async () => {
  const visitor = createVisitor();
  const page = await visitor.open("/palettes");
  const firstTitle = textOf(titleLink(plates(page)[0]));
  const more = pathOf(page, getByRole(main(page), "link", { name: "More palettes" }));
  expect(more).toContain("cursor=");
  expect(textOf(titleLink(plates(await visitor.open(more))[0]))).not.toBe(firstTitle);

  const [first] = getByRole(main(page), "search", { name: "Filter palettes" }).querySelectorAll("button");
  if (first === undefined) throw new Error("no button");
  // Enter in the field presses the first submit button of its form, which is visually hidden.
  const found = await visitor.submit(press(page, first, { "Search by words and colors": "blue" }));
  expect(found.url.search).toContain("q=blue");

  const link = titleLink(plates(found)[0]);
  const item = await visitor.open(pathOf(found, link));
  expect(item.url.pathname).toMatch(/^\/palettes\/[\w-]+$/);
  expect(textOf(getByRole(main(item), "heading", { level: 1 }))).toBe(textOf(link));
  expect(textOf(main(item))).toMatch(/#[0-9a-f]{6}/i);
});

it("[LIB-2] filters apply without scripts", async () => {
  const visitor = createVisitor();
  const page = await visitor.open("/palettes");
  const typed = { "Search by words and colors": "#663399" };
  const found = await visitor.submit(press(page, "Apply", typed));
  expect(found.url.searchParams.get("q")).toBe("#663399");
  expect(plates(found).length).toBeGreaterThan(0);
  expect(textOf(titleLink(plates(found)[0]))).not.toBe(textOf(titleLink(plates(page)[0])));
});

it("[LIB-2] a list that nothing fits says so, and how to go on", async () => {
  const visitor = createVisitor();
  const page = await visitor.open("/palettes?q=zzqqxxyy");
  expect(getByRole(main(page), "heading", { name: "Nothing fits all of this" })).toBeDefined();
  const clear = pathOf(page, getByRole(main(page), "link", { name: "Clear the filters" }));
  expect(plates(await visitor.open(clear)).length).toBeGreaterThan(0);
});

it("[LIB-2] a search whose words no palette has finds those that are for what it means, and says so", async () => {
  const page = await createVisitor().open("/palettes?q=wedding%20ideas");
  expect(plates(page).length).toBeGreaterThan(0);
  expect(main(page).textContent).toContain(
    "No palette has “wedding ideas” in its words; these are for wedding.",
  );
});

it("[LIB-2] [TST-4] a search that finds nothing leads to a palette from its words, if names have them", async () => {
  const page = await createVisitor().open("/palettes?q=law%20firm");
  const made = pathOf(page, getByRole(main(page), "link", { name: "Make a palette from “law firm”" }));
  expect(made).toBe("/palette-generator?words=law+firm&seed=words");
});

it("[LIB-2] a bad filter is left out with a notice, never an error", async () => {
  const page = await createVisitor().open("/palettes?sort=sideways&near=notacolor");
  const notices = getAllByRole(page.document.body, "status").flatMap((status) => [
    ...status.querySelectorAll("li"),
  ]);
  expect(notices).toHaveLength(2);
  expect(plates(page).length).toBeGreaterThan(0);
});

it("[LIB-2] the last page has no next one, and no item comes twice", async () => {
  const visitor = createVisitor();
  const seen = new Set<string>();
  let next: string | undefined = "/gradients";
  let pages = 0;
  while (next !== undefined) {
    const page: HtmlPage = await visitor.open(next);
    const links = main(page).querySelectorAll('a[href^="/gradients/"]');
    const fresh = new Set([...links].map((link) => attribute(link, "href")));
    expect(fresh.size, next).toBeGreaterThan(0);
    for (const address of fresh) {
      expect(seen.has(address), `${address} came twice`).toBe(false);
      seen.add(address);
    }
    const [link] = main(page).querySelectorAll('a[rel="next"]');
    next = link === undefined ? undefined : pathOf(page, link);
    pages += 1;
    expect(pages).toBeLessThan(40);
  }
  expect(seen.size).toBeGreaterThanOrEqual(280);
});
