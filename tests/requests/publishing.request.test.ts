import { expect, it } from "vitest";
import { linkedMesh, MESH } from "#domain/documents/mesh/mesh-document.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { createMember } from "./account.ts";
import { find, main, pathOf } from "./html-page.ts";
import { publish } from "./publish.ts";
import { createVisitor } from "./visitor.ts";

it("[QLT-4] nobody changes what is not theirs, and nobody unnamed changes anything", async () => {
  const author = await createMember();
  const own = `/resources/own-items/${await publish(author, "Not yours")}`;
  const headers = { "If-Match": '"1"' };
  const json = { title: "Mine" };
  for (const [somebody, status] of [
    [await createMember(), 404],
    [createVisitor(), 401],
  ] as const) {
    expect((await somebody.send("PATCH", own, { headers, json })).status).toBe(status);
    expect((await somebody.send("DELETE", own, { headers })).status).toBe(status);
    expect((await somebody.send("GET", own)).status).toBe(status);
  }
  expect((await author.send("PATCH", own, { json })).status).toBe(428);
  expect((await author.send("PATCH", own, { json, headers: { "If-Match": '"7"' } })).status).toBe(412);
  const foreign = { ...headers, origin: "https://evil.test" };
  expect((await author.send("PATCH", own, { json, headers: foreign })).status).toBe(403);
  const refused = await author.send("PATCH", own, { headers, json: { title: "x".repeat(8_193) } });
  expect(refused.status).toBe(413);
  expect(await refused.text()).toContain("8 kB");
  expect((await author.send("PATCH", own, { headers, json })).status).toBe(200);
});

it("[MSH] [TLS-7] [GRD-3] a mesh is published as a gradient that its page opens again, and what is no mesh is refused by name", async () => {
  const author = await createMember();
  const visitor = createVisitor();
  const mesh = linkedMesh(randomMesh(author.person.email, { columns: 3, rows: 4 }));
  const link = MESH.encode({ ...MESH.first(), mesh, view: "picture" }).toString();
  const contentOf = (query: string) => ({ type: "mesh", mesh: query });
  const item = { content: contentOf(link), title: "Tide", colors: ["#000"], state: "public" };
  const send = (json: object) => author.send("POST", "/resources/own-items", { json });

  const refused = await send({ ...item, content: contentOf(`${link}&p=nonsense&grain=900`) });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ field: "content", code: "invalid-field" });

  const stored = await send(item);
  expect(stored.status).toBe(201);
  const { item: published }: { item: { id: string; kind: string } } = await stored.json();
  expect(published.kind).toBe("gradient");
  const path = `/gradients/${published.id}`;
  const page = await visitor.open(path);
  expect(page.status).toBe(200);
  const [opens] = main(page).querySelectorAll('a[href^="/mesh-gradient-generator?"]');
  const { search } = new URL(opens?.getAttribute("href") ?? "", "http://x.test");
  expect(MESH.decode(new URLSearchParams(search)).document).toMatchObject({ mesh, title: "Tide" });
  expect((await visitor.ask(`/palettes/${published.id}`)).status).toBe(404);

  const again: unknown = await (await send(item)).json();
  expect(again).toMatchObject({ duplicateOf: { id: published.id }, kind: "gradient" });
  const list = await visitor.open("/gradients?tag=mesh&sort=newest");
  expect(main(list).querySelector(`a[href="${path}"]`)).not.toBeNull();
});

it("[LIB-3] the page of a published palette leads to its author, whose page is the same for everybody", async () => {
  const author = await createMember();
  const id = await publish(author, "Shore at noon");
  const visitor = createVisitor();
  const item = await visitor.open(`/palettes/${id}`);
  const link = find(main(item), '.detail-source a[href^="/authors/"]');
  const page = await visitor.open(pathOf(item, link));
  expect(find(main(page), "h1").textContent).toBe(link.textContent);
  expect(main(page).textContent).toContain("Published 1 palette.");
  expect(find(main(page), `a[href="/palettes/${id}"]`).textContent).toBe("Shore at noon");
  const none = await visitor.open(pathOf(item, link).replace("palettes", "gradients"));
  expect(find(none.document, 'meta[name="robots"]').getAttribute("content")).toBe("noindex");

  const address = new URL(page.url).pathname;
  expect(await (await visitor.ask("/sitemap.xml")).text()).toContain(`${address}</loc>`);
  for (const nowhere of [
    "/authors/nobodyatall/palettes",
    "/authors/%00/palettes",
    `/authors/${"x".repeat(400)}/gradients`,
  ])
    expect((await visitor.ask(nowhere)).status).toBe(404);
});
