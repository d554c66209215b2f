// Two people, and every address that names a private resource: for the other person it does not exist.
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { pathsWithAction } from "#tests/page-routes.ts";
import { createMember, subscribe } from "./account.ts";
import type { Visitor } from "./visitor.ts";

const METHODS = ["POST", "PUT", "PATCH", "DELETE"] as const;
const OTHER_FIELDS = {
  description: "",
  isPublic: true,
  position: 0,
  itemIds: [],
  before: null,
  reason: "spam",
  proof: "signed by nobody",
};
/** A valid body for each of the addresses, so that none is refused for its format. */
const bodyFor = (path: string) =>
  path === "/resources/own-items/:id" ? { title: "Not yours" } : { title: "Not yours", ...OTHER_FIELDS };

/** Sends a same-origin request as this person. */
const caller = (visitor: Visitor) => (method: string, path: string, json?: object) =>
  visitor.send(method, path, { headers: { "If-Match": '"1"' }, ...(json !== undefined && { json }) });

it("[QLT-4] no address changes what is somebody else's, by any method", async () => {
  const other = await createMember();
  const owner = await createMember();
  const [mine, theirs] = [caller(owner), caller(other)];
  await subscribe(owner);
  const palette = await mine("POST", "/resources/own-items", {
    content: { type: "palette" },
    title: "Mine",
    colors: Array.from({ length: 4 }, () => `#${randomBytes(3).toString("hex")}`),
    state: "public",
  });
  expect(palette.status).toBe(201);
  const itemId: string = (await palette.json()).item.id;
  expect((await mine("PATCH", `/resources/own-items/${itemId}`, { state: "private" })).status).toBe(200);
  const made = await mine("POST", "/resources/collections", { title: "Mine" });
  expect(made.status).toBe(201);
  const collectionId: string = (await made.json()).id;
  expect((await mine("PUT", `/resources/collections/${collectionId}/items/${itemId}`)).status).toBe(200);

  const state = async () => ({
    item: await (await mine("GET", `/resources/own-items/${itemId}`)).text(),
    collections: await (await mine("GET", `/resources/collections?item=${itemId}`)).text(),
  });
  const before = await state();
  expect(before.item).toContain("Mine");

  const paths = pathsWithAction().filter((path) => path.startsWith("/resources/") && path.includes(":"));
  expect(paths.length).toBeGreaterThan(5);
  const answers: string[] = [];
  for (const path of paths) {
    const [id, inner] = path.startsWith("/resources/collections") ? [collectionId, itemId] : [itemId, itemId];
    const address = path.replace(":id", id).replace(":itemId", inner);
    const statuses: number[] = [];
    for (const method of METHODS) {
      const { status } = await theirs(method, address, bodyFor(path));
      statuses.push(status);
      if (status !== 404 && status !== 405) answers.push(`${method} ${path}: ${status}`);
    }
    expect(statuses, `${path} says that it is not there`).toContain(404);
  }
  expect(answers).toEqual([]);

  for (const page of ["palettes", "gradients"]) {
    const address = `/collections/${collectionId}/${page}`;
    expect((await theirs("GET", address)).status, address).toBe(404);
    for (const form of [
      { intent: "change", id: collectionId, version: "1", title: "Not yours", description: "" },
      { intent: "share", id: collectionId, isPublic: "on" },
      { intent: "delete", id: collectionId },
      { intent: "move", id: collectionId, before: "" },
      { intent: "move-item", id: collectionId, item: itemId, before: "" },
      { intent: "remove", id: collectionId, items: itemId },
      { intent: "collect", to: collectionId, items: itemId },
      { intent: "carry", id: collectionId, title: "Not yours", items: itemId },
      { intent: "return", id: collectionId, entries: `${itemId}/0` },
    ]) {
      const answer = await other.send("POST", address, { form });
      expect(answer.status, `${form.intent} on ${page}`).toBe(404);
    }
  }
  expect(await state()).toEqual(before);
});
