import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkedMesh, MESH, type MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { GRADIENT_TAGS } from "#domain/library/gradient-tags.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { meshLink, storedMesh } from "#domain/library/mesh-link.ts";
import { formatHex } from "#engine/format/format.ts";
import { mapVertices } from "#engine/mesh/mesh.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { createCollection } from "#server/collections/collection-commands.server.ts";
import { addToCollection } from "#server/collections/collection-item-commands.server.ts";
import { listCollections } from "#server/collections/collection-queries.server.ts";
import { setLike } from "#server/collections/like-save-commands.server.ts";
import { likeSaveCounts } from "#server/collections/like-save-queries.server.ts";
import { accountExport } from "#server/data-export/account-export.server.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { findItem, listItems } from "#server/library/library-queries.server.ts";
import { similarItems } from "#server/library/similar-items.server.ts";
import { addNamedUsers, authorOf } from "#tests/named-users.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { createOwnItem, deleteItem, editItem } from "./item-commands.server.ts";
import { SentItem } from "./new-item.server.ts";

let opened: OpenedDatabase;
const query = (text: string) => parseListQuery(new URLSearchParams(text)).query;
const documentOf = (seed: string, change: Partial<MeshDocument> = {}): MeshDocument => ({
  ...MESH.first(),
  mesh: linkedMesh(randomMesh(seed, { columns: 4, rows: 3 }, 0.6)),
  ...change,
});
const sent = (mesh: string, more: object = {}) =>
  v.safeParse(SentItem, {
    content: { type: "mesh", mesh },
    title: "Harbor",
    colors: ["#123456"],
    state: "public",
    ...more,
  });
async function publish(uid: string, document: MeshDocument, more: object = {}) {
  const read = sent(MESH.encode(document).toString(), more);
  if (!read.success) throw new Error(read.issues[0].message);
  const result = await createOwnItem(opened.db, authorOf(uid), read.output);
  if (!result.ok || "duplicateOf" in result) throw new Error(JSON.stringify(result));
  return result.item;
}

beforeAll(async () => {
  opened = await openTestDatabase();
  await addNamedUsers(opened.db, ["ada", "ben"]);
});
afterAll(() => opened.close());

describe("a mesh in the library", () => {
  it("[MSH] [GRD-3] is a gradient with its own colors, opened again as it was sent", async () => {
    const document = documentOf("sent", { title: "Not this title", view: "picture", grain: 12, seed: "k3" });
    const { id } = await publish("ada", document);
    const item = await findItem(opened.db, "gradient", id);
    expect(item).toMatchObject({
      kind: "gradient",
      title: "Harbor",
      content: { type: "mesh", mesh: meshLink(document) },
    });
    expect(storedMesh(meshLink(document))).toEqual({ ...document, title: "", view: "mesh" });
    const hexes = document.mesh.vertices.map(({ color }) => formatHex(color));
    expect(item?.colors.length).toBeGreaterThan(2);
    for (const color of item?.colors ?? []) expect(hexes).toContain(color);
    expect(item?.names.every((name) => name !== "")).toBe(true);
  });

  it("[MSH] [LIB-2] has the tag of meshes, which nobody else has, and none of what is measured of stops", async () => {
    const { id } = await publish("ada", documentOf("tags"), { tags: ["sea", ...GRADIENT_TAGS] });
    const palette = v.parse(SentItem, {
      content: { type: "palette" },
      title: "No mesh",
      colors: ["#102030", "#aabbcc"],
      tags: ["mesh", "sea"],
      state: "public",
    });
    await createOwnItem(opened.db, authorOf("ada"), palette);
    const item = await findItem(opened.db, "gradient", id);
    expect(item?.tags).toEqual(expect.arrayContaining(["sea", "mesh"]));
    for (const tag of GRADIENT_TAGS) expect(item?.tags).not.toContain(tag);
    expect((await listItems(opened.db, "palette", query("tag=mesh"))).items).toEqual([]);
    const meshes = await listItems(opened.db, "gradient", query("tag=mesh"));
    expect(meshes.items.map((card) => card.id)).toContain(id);
    expect(meshes.items.every((card) => card.content.type === "mesh")).toBe(true);
    expect((await listItems(opened.db, "gradient", query("q=mesh"))).items).not.toEqual([]);
  });

  it("[MSH] [LIB-2] is found by the color of a vertex, and beside what is like it", async () => {
    const document = documentOf("found");
    const { id } = await publish("ada", document);
    const moved = { ...document, mesh: linkedMesh(mapVertices(document.mesh, (one) => ({ ...one }))) };
    const other = await publish("ben", { ...moved, grain: 40 });
    const [vertex] = document.mesh.vertices;
    if (vertex === undefined) throw new Error("no vertex");
    const near = await listItems(
      opened.db,
      "gradient",
      query(`near=${encodeURIComponent(formatHex(vertex.color))}`),
    );
    expect(near.items.map((card) => card.id)).toEqual(expect.arrayContaining([id, other.id]));
    expect((await similarItems(opened.db, "gradient", id, 4)).map((card) => card.id)).toContain(other.id);
  });

  it("[MSH] [LIB-8] a near-equal mesh is linked; other places or colors make another one", async () => {
    const document = documentOf("twice");
    const first = await publish("ada", document);
    const send = async (mesh: MeshDocument["mesh"]) => {
      const read = sent(MESH.encode({ ...document, mesh, title: "Again" }).toString());
      if (!read.success) throw new Error(read.issues[0].message);
      return createOwnItem(opened.db, authorOf("ben"), read.output);
    };
    const shifted = (by: number) =>
      linkedMesh(
        mapVertices(document.mesh, (vertex, column, row) =>
          column === 1 && row === 1 ? { ...vertex, at: [vertex.at[0] + by, vertex.at[1]] } : vertex,
        ),
      );
    expect(await send(shifted(0.004))).toEqual({
      ok: true,
      duplicateOf: { id: first.id, title: "Harbor" },
      kind: "gradient",
    });
    expect(await send(shifted(0.08))).toMatchObject({ ok: true, item: { kind: "gradient" } });
    expect(await send({ ...document.mesh, isSmooth: false })).toMatchObject({ ok: true, item: {} });
  });

  it("[MSH] [LIB-3] [LIB-5] [LIB-6] is edited, liked, collected, exported and deleted as any gradient", async () => {
    const document = documentOf("life");
    const { id, version } = await publish("ada", document);
    expect(await editItem(opened.db, "ada", id, version, { title: "Quay", tags: ["boats"] })).toMatchObject({
      ok: true,
      item: { title: "Quay" },
    });
    expect((await findItem(opened.db, "gradient", id))?.tags).toEqual(
      expect.arrayContaining(["boats", "mesh"]),
    );
    expect(await setLike(opened.db, "ben", id, true)).toMatchObject({ ok: true, likeCount: 1 });
    const face = (await likeSaveCounts(opened.db, "ben")).likes.gradient.faces.find((one) => one.id === id);
    expect(face?.gradientCss).toMatch(/^url\(data:image\/png;base64,/);
    const made = await createCollection(opened.db, "ben", {
      title: "Mine",
      description: "",
      isPublic: false,
    });
    if (!made.ok) throw new Error(made.reason);
    await addToCollection(opened.db, "ben", made.id, [id]);
    expect(JSON.stringify(await listCollections(opened.db, "ben"))).toContain("data:image/png");
    const copy = await accountExport(opened.db, "ada");
    expect(copy.items).toContainEqual(
      expect.objectContaining({ id, mesh: meshLink(document), gradient: null, theme: null, wallpaper: null }),
    );
    expect(await deleteItem(opened.db, "ada", id)).toEqual({ ok: true });
    expect(await opened.db.$count(items, eq(items.id, id))).toBe(0);
  });

  it("[MSH] [TLS-7] is saved in no list, and published from there", async () => {
    const document = documentOf("saved");
    const kept = await publish("ada", document, { title: "", state: "unlisted" });
    expect(kept.title).toMatch(/ and /);
    expect((await likeSaveCounts(opened.db, "ada")).saved.gradient.faces.map((one) => one.id)).toContain(
      kept.id,
    );
    const out = await publish("ada", document, { title: "Shown" });
    expect(out).toMatchObject({ id: kept.id, title: "Shown", state: "public" });
  });
});

describe("what is no mesh", () => {
  const good = MESH.encode(documentOf("good")).toString();
  it.each([
    ["an empty link", "", /no mesh/],
    ["a link without vertices", "grid=4x3", /names no colors/],
    ["another number of vertices", "grid=4x4&p=112233-445566-778899-aabbcc-ddeeff", /16 vertices/],
    ["a color that is none", good.replace("p=", "p=zzzzzz-"), /zzzzzz/i],
    ["a link of a newer version", `${good}&v=99`, /newer version/],
    ["a packed link that is cut off", "z=abc", /cut off/],
    ["a link that is too long", `${good}&title=${"x".repeat(8000)}`, /too large/],
    ["a grain beyond its range", `${good}&grain=900`, /grain/i],
  ])("[MSH] [QLT-5] %s is refused with a reason", (_what, mesh, reason) => {
    const read = sent(mesh);
    expect(read.success).toBe(false);
    expect(read.issues?.[0].message).toMatch(reason);
    expect(read.issues?.[0].path?.[0]?.key).toBe("content");
  });

  it.each([
    ["nothing", undefined],
    ["no object", "mesh"],
    ["of no kind", { type: "net", mesh: good }],
    ["without its fields", { type: "mesh" }],
    ["with the fields of another kind", { type: "mesh", theme: good }],
  ])("[LIB-8] [QLT-5] a content that is %s is refused by its name", (_what, content) => {
    const read = sent(good, { content });
    expect(read.success).toBe(false);
    expect(read.issues?.[0].path?.[0]?.key).toBe("content");
  });

  it("[LIB-8] [PLT-7] a page of the version before may still send it, in one list and as one thing", () => {
    const gradient = { type: "linear", angleDeg: 0, space: "oklab", stops: [] };
    const before = (more: object) =>
      v.safeParse(SentItem, {
        kind: "gradient",
        title: "Harbor",
        colors: ["#123456"],
        state: "public",
        ...more,
      });
    const read = before({ mesh: good });
    expect(read.success && read.output.content).toEqual({ type: "mesh", mesh: good });
    const plain = before({ kind: "palette", colors: ["#123456", "#fedcba"] });
    expect(plain.success && plain.output.content).toEqual({ type: "palette" });
    expect(before({ kind: "palette", mesh: good }).success).toBe(false);
    expect(before({ mesh: good, gradient }).success).toBe(false);
    expect(before({}).success).toBe(false);
  });
});
