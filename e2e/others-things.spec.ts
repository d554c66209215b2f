// Two people, and every address that names a thing: what is one's own is nowhere for the other.
import { randomBytes } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { pathsWithAction } from "#tests/page-routes.ts";
import { expect, test } from "./fixture.ts";
import { OWN_PAGE, signUp } from "./person.ts";

const METHODS = ["POST", "PUT", "PATCH", "DELETE"] as const;
const OTHER_FIELDS = {
  description: "",
  isPublic: true,
  position: 0,
  itemIds: [],
  before: null,
  reason: "spam",
};
/** What each of the addresses takes, so that none is refused for its form. */
const bodyFor = (path: string) =>
  path === "/resources/own-items/:id" ? { title: "Not yours" } : { title: "Not yours", ...OTHER_FIELDS };

/** A call of a page of ours, as this person. */
function caller(context: BrowserContext) {
  return (method: string, path: string, data?: object) =>
    context.request.fetch(path, {
      method,
      headers: { ...OWN_PAGE, "If-Match": '"1"' },
      ...(data !== undefined && { data }),
    });
}

test("[QLT-4] no address changes what is somebody else's, by any method", async ({ context, browser }) => {
  const other = await browser.newContext();
  await signUp(context);
  await signUp(other);
  const [mine, theirs] = [caller(context), caller(other)];
  const palette = await mine("POST", "/resources/own-items", {
    kind: "palette",
    title: "Mine",
    colors: Array.from({ length: 4 }, () => `#${randomBytes(3).toString("hex")}`),
    state: "public",
  });
  expect(palette.status(), await palette.text()).toBe(201);
  const itemId: string = (await palette.json()).item.id;
  expect((await mine("PATCH", `/resources/own-items/${itemId}`, { state: "private" })).status()).toBe(200);
  const made = await mine("POST", "/resources/collections", { title: "Mine" });
  expect(made.status(), await made.text()).toBe(201);
  const collectionId: string = (await made.json()).id;
  expect((await mine("PUT", `/resources/collections/${collectionId}/items/${itemId}`)).status()).toBe(200);

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
      const status = (await theirs(method, address, bodyFor(path))).status();
      statuses.push(status);
      if (status !== 404 && status !== 405) answers.push(`${method} ${path}: ${status}`);
    }
    expect(statuses, `${path} says that it is not there`).toContain(404);
  }
  expect(answers).toEqual([]);

  for (const page of ["palettes", "gradients"]) {
    const address = `/collections/${collectionId}/${page}`;
    expect((await theirs("GET", address)).status(), address).toBe(404);
    for (const form of [
      { intent: "change", id: collectionId, version: "1", title: "Not yours", description: "" },
      { intent: "share", id: collectionId, isPublic: "on" },
      { intent: "delete", id: collectionId },
      { intent: "move", id: collectionId, before: "" },
      { intent: "move-item", id: collectionId, item: itemId, before: "" },
      { intent: "remove", id: collectionId, item: itemId },
      { intent: "add", id: collectionId, item: itemId, before: "" },
      { intent: "save", item: itemId },
    ]) {
      const answer = await other.request.post(address, { form, headers: OWN_PAGE });
      expect(answer.status(), `${form.intent} on ${page}`).toBe(404);
    }
  }
  expect(await state()).toEqual(before);
  await other.close();
});
