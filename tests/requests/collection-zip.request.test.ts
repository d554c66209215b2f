// A whole collection as one archive (SUB-2).
import { getByRole, queryByRole } from "@testing-library/dom";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { createMember, subscribe } from "./account.ts";
import { main } from "./html-page.ts";
import { createVisitor } from "./visitor.ts";

type Member = Awaited<ReturnType<typeof createMember>>;

const firstIds = async (kind: "palettes" | "gradients", count: number): Promise<string[]> => {
  const answer = await createVisitor().ask(`/api/v1/${kind}?limit=${count}`);
  const { items }: { items: { id: string }[] } = await answer.json();
  return items.map(({ id }) => id);
};

/** A collection with three palettes and two gradients. */
async function collect(member: Member, isPublic = false) {
  const made = await member.send("POST", "/resources/collections", {
    json: { title: "Sea & Stone", isPublic },
  });
  const { id }: { id: string } = await made.json();
  const ids = [...(await firstIds("palettes", 3)), ...(await firstIds("gradients", 2))];
  for (const item of ids)
    expect((await member.send("PUT", `/resources/collections/${id}/items/${item}`)).status).toBeLessThan(300);
  return { id, ids };
}

it("[SUB-2] [LIB-6] on Pro it holds the files of every item, as their own addresses give them", async () => {
  const member = await createMember();
  await subscribe(member);
  const { id, ids } = await collect(member);
  const page = await member.open(`/collections/${id}/palettes`);
  expect(getByRole(main(page), "link", { name: "Download all" }).getAttribute("href")).toBe(
    `/collections/${id}.zip`,
  );
  const answer = await member.ask(`/collections/${id}.zip`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="sea-stone.zip"');
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const list: { title: string; items: { id: string; kind: string; folder: string }[] } = JSON.parse(
    text("collection.json"),
  );
  expect(list.title).toBe("Sea & Stone");
  expect(list.items.map((item) => item.id)).toEqual(ids);
  for (const { id: item, kind, folder } of list.items) {
    const file = `${folder}/${folder.split("/")[1]}`;
    for (const extension of ["css", "svg", "tokens.json"]) {
      const own = await (await member.ask(`/${kind}s/${item}.${extension}`)).text();
      expect(text(`${file}.${extension}`), file).toBe(own);
    }
    expect(files[`${file}.ase`] !== undefined).toBe(kind === "palette");
  }
  expect(Object.keys(files)).toHaveLength(3 * 5 + 2 * 4 + 1);
});

it("[SUB-2] on the free plan the page shows what it is part of, and a request that goes round it is refused", async () => {
  const member = await createMember();
  const { id } = await collect(member);
  const page = await member.open(`/collections/${id}/palettes`);
  expect(getByRole(main(page), "link", { name: "Download all, part of Pro" })).toBeDefined();
  expect(queryByRole(main(page), "link", { name: "Download all" })).toBeNull();
  const refused = await member.ask(`/collections/${id}.zip`);
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain("part of Pro");
});

it("[LIB-6] a private collection of somebody else is not there, a public one is, and a visitor has to log in", async () => {
  const [owner, other] = [await createMember(), await createMember()];
  await subscribe(other);
  const closed = await collect(owner);
  const shared = await collect(owner, true);
  expect((await other.ask(`/collections/${closed.id}.zip`)).status).toBe(404);
  expect((await other.ask(`/collections/${shared.id}.zip`)).status).toBe(200);
  expect((await other.ask(`/collections/${"a".repeat(22)}.zip`)).status).toBe(404);
  expect((await createVisitor().ask(`/collections/${shared.id}.zip`)).status).toBe(401);
});
