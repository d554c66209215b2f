// A wallpaper saved in an account: its page, its addresses, and who may see it.
import { globSync } from "node:fs";
import { getByAltText, getByRole, getByText } from "@testing-library/dom";
import { expect, it } from "vitest";
import { createMember, subscribe } from "./account.ts";
import { main } from "./html-page.ts";
import { pngSize } from "./png-size.ts";
import { createVisitor } from "./visitor.ts";

type Member = Awaited<ReturnType<typeof createMember>>;
const SENT = { colors: ["#000"], title: "", state: "unlisted" };
const contentOf = (wallpaper: string) => ({ type: "wallpaper", wallpaper });

async function save(
  member: Member,
  wallpaper: string,
  more: object = {},
): Promise<{ id: string; title: string }> {
  const answer = await member.send("POST", "/resources/own-items", {
    json: { ...SENT, content: contentOf(wallpaper), ...more },
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { item }: { item: { id: string; title: string } } = await answer.json();
  return item;
}
/** A link of the Wallpaper Maker. */
async function madeLink(query: string): Promise<string> {
  const page = await createVisitor().open(`/design/wallpaper/new?${query}`);
  return page.url.search.slice(1);
}

it("[WAL] a saved wallpaper opens as it was made, and gives the same SVG as the maker", async () => {
  const member = await createMember();
  const link = await madeLink("c=c53c69*5-f5ecc2-0e2a47&style=orbits&seed=7&size=1920x1080&view=pair");
  const { id, title } = await save(member, link);
  expect(title).toMatch(/^Orbits in \w/);
  const opened = await createVisitor().ask(`/design/wallpaper/${id}`);
  const address = opened.headers.get("location") ?? "";
  expect(address).toContain("style=orbits");
  expect(address).not.toContain("view=");
  const page = await createVisitor().open(address);
  const drawn = main(page).querySelector(".wallpaper-svg svg")?.innerHTML ?? "";
  const svg = await (await createVisitor().ask(`/wallpapers/${id}.svg`)).text();
  expect(drawn.length).toBeGreaterThan(500);
  expect(svg).toContain('viewBox="0 0 1920 1080"');
  expect((svg.match(/<circle|<path|<use/g) ?? []).length).toBe(
    (drawn.match(/<circle|<path|<use/g) ?? []).length,
  );
});

it("[WAL] [LIB-3] its page shows the picture, its files and the maker; PNG comes in its own proportions", async () => {
  const member = await createMember();
  const { id } = await save(member, await madeLink("c=c53c69-f5ecc2&style=rays&seed=9&size=1920x1080"));
  const page = await member.open(`/palettes/${id}`);
  expect(getByAltText(main(page), "Rays, 1920 × 1080 px").getAttribute("src")).toBe(`/wallpapers/${id}.svg`);
  expect(getByRole(main(page), "link", { name: "Open in Wallpaper Maker" }).getAttribute("href")).toContain(
    "/design/wallpaper/new?c=c53c69",
  );
  expect(getByRole(main(page), "link", { name: "Remix" }).getAttribute("href")).toContain("view=seeds");
  expect(getByRole(main(page), "link", { name: "Wallpapers" }).getAttribute("href")).toBe(
    "/palettes?tag=wallpaper",
  );
  expect(page.document.title).toMatch(/^Rays in .+, wallpaper/);
  expect(getByText(main(page), "00009").textContent).toBe("00009");
  const visitor = createVisitor();
  const png = await visitor.ask(`/wallpapers/${id}.png?width=320`);
  expect(png.headers.get("content-type")).toBe("image/png");
  expect(pngSize(await png.arrayBuffer())).toEqual([320, 180]);
  const again = await visitor.ask(`/wallpapers/${id}.png?width=320`, {
    headers: { "if-none-match": png.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  for (const [name, size] of [
    ["PNG, Phone, dark", [1290, 2796]],
    ["PNG, Desktop, light", [2560, 1440]],
  ] as const) {
    const address = getByRole(main(page), "link", { name }).getAttribute("href") ?? "";
    expect(pngSize(await (await visitor.ask(address)).arrayBuffer()), name).toEqual(size);
  }
  const drawn = async (mode: string) => (await visitor.ask(`/wallpapers/${id}.svg?mode=${mode}`)).text();
  expect(await drawn("light")).toBe(await (await visitor.ask(`/wallpapers/${id}.svg`)).text());
  expect(await drawn("dark")).not.toBe(await drawn("light"));
  for (const query of ["screen=tablet", "mode=", "mode=dim", "screen=phone&width=4000"])
    expect((await visitor.ask(`/wallpapers/${id}.png?${query}`)).status, query).toBe(400);
  for (const width of ["0", "321", "2049", "1e3", "", "x"])
    expect((await visitor.ask(`/wallpapers/${id}.png?width=${width}`)).status, width).toBe(400);
  const og = await visitor.ask(`/og/palettes/${id}.png`);
  expect(pngSize(await og.arrayBuffer())).toEqual([1200, 630]);
  expect((await visitor.ask(`/wallpapers/${id}`)).headers.get("location")).toBe(`/design/wallpaper/${id}`);
});

it("[WAL] [QLT-4] a private wallpaper is its owner's alone, and no cache keeps it", async () => {
  const [member, other] = [await createMember(), await createMember()];
  await subscribe(member);
  const { id } = await save(member, await madeLink("c=123456-f5ecc2&style=waves"), { state: "private" });
  for (const path of [`/wallpapers/${id}.svg`, `/wallpapers/${id}.png`]) {
    const own = await member.ask(path);
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await other.ask(path)).status).toBe(404);
    expect((await createVisitor().ask(path)).status).toBe(404);
  }
  expect((await member.ask(`/design/wallpaper/${id}`)).status).toBe(302);
  expect((await other.ask(`/design/wallpaper/${id}`)).status).toBe(404);
});

it("[WAL] [LIB-8] another seed is another wallpaper, the same one is found again, and a bad link is refused", async () => {
  const member = await createMember();
  const first = await madeLink("c=c53c69-f5ecc2-0e2a47&style=cells&seed=1");
  const { id } = await save(member, first);
  const second = await save(member, await madeLink("c=c53c69-f5ecc2-0e2a47&style=cells&seed=2"));
  expect(second.id).not.toBe(id);
  const same = await member.send("POST", "/resources/own-items", {
    json: { ...SENT, content: contentOf(first) },
  });
  expect(await same.json()).toMatchObject({ duplicateOf: { id } });
  for (const wallpaper of [
    "",
    "style=waves",
    "c=nothing",
    "c=c53c69&style=cells&seed=x",
    "c=c53c69&style=unknown",
    `c=c53c69&${"x".repeat(9000)}`,
  ]) {
    const refused = await member.send("POST", "/resources/own-items", {
      json: { ...SENT, content: contentOf(wallpaper) },
    });
    expect(refused.status, wallpaper.slice(0, 40)).toBe(422);
  }
  expect((await createVisitor().ask("/wallpapers/AAAAAAAAAAAA.svg")).status).toBe(404);
});

it("[WAL] [PRF] one's own wallpapers are listed by themselves among the saved palettes", async () => {
  const member = await createMember();
  const { id } = await save(member, await madeLink("c=c53c69-f5ecc2-0e2a47&style=rays&seed=4"));
  const linked = async (path: string) =>
    main(await member.open(path)).querySelector(`a[href="/palettes/${id}"]`);
  expect(await linked("/collections/saved/palettes")).not.toBeNull();
  expect(await linked("/collections/saved/palettes?only=wallpapers")).not.toBeNull();
  expect(await linked("/collections/saved/palettes?only=themes")).toBeNull();
});

it("[WAL] [PLT-4] a drawn picture is stored, and goes with the wallpaper", async () => {
  const member = await createMember();
  const { id } = await save(member, await madeLink("c=c53c69-f5ecc2-0e2a47&style=bands&seed=3"));
  const stored = () => globSync(`files/u/*/pictures/${id}/*.png`, { cwd: process.env["DATA_DIR"] ?? "" });
  expect((await createVisitor().ask(`/wallpapers/${id}.png?width=320`)).status).toBe(200);
  await expect.poll(() => stored().length).toBe(1);
  expect((await member.send("DELETE", `/resources/own-items/${id}`)).ok).toBe(true);
  await expect.poll(stored).toEqual([]);
  expect((await createVisitor().ask(`/wallpapers/${id}.png?width=320`)).status).toBe(404);
});
