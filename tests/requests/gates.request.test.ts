// The limits of the plans, tested by requests that bypass the pages (SUB-2). API keys, templates and the archive of a
// collection have tests of their own; pictures and loops are made in the browser without a request.
import { expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { createMember, endPro, subscribe } from "./account.ts";
import { createVisitor } from "./visitor.ts";

type Member = Awaited<ReturnType<typeof createMember>>;

const palette = (index: number, state: string) => ({
  content: { type: "palette" },
  title: "",
  state,
  colors: [
    `#${(index * 4111).toString(16).padStart(6, "0")}`,
    "#ffffff",
    `#${(index * 977 + 9).toString(16).padStart(6, "0")}`,
  ],
});
const saveOwn = (member: Member, index: number, state = "unlisted") =>
  member.send("POST", "/resources/own-items", { json: palette(index, state) });

it("[SUB-2] private items need Pro, and stay private and readable after it", async () => {
  const member = await createMember();
  const refused = await saveOwn(member, 1, "private");
  expect([refused.status, (await refused.json()).code]).toEqual([403, "plan-limit"]);
  await subscribe(member);
  const saved = await saveOwn(member, 1, "private");
  expect(saved.status).toBe(201);
  const { item }: { item: { id: string } } = await saved.json();
  await endPro(member);
  expect((await saveOwn(member, 2, "private")).status).toBe(403);
  expect((await member.ask(`/palettes/${item.id}`)).status).toBe(200);
  expect((await createVisitor().ask(`/palettes/${item.id}`)).status).toBe(404);
});

it("[SUB-2] the free plan saves 100 items and makes five collections, whatever is sent", async () => {
  const member = await createMember();
  const answer = await createVisitor().ask(`/api/v1/palettes?limit=${PLAN_LIMITS.free.savedItems}`);
  const { items }: { items: { id: string }[] } = await answer.json();
  expect(items).toHaveLength(PLAN_LIMITS.free.savedItems);
  for (const { id } of items)
    expect((await member.send("PUT", `/resources/items/${id}/save`)).status).toBe(200);
  const { items: [other] = [] }: { items: { id: string }[] } = await (
    await createVisitor().ask("/api/v1/gradients?limit=1")
  ).json();
  const refused = await member.send("PUT", `/resources/items/${other?.id}/save`);
  expect([refused.status, (await refused.json()).code]).toEqual([403, "plan-limit"]);
  expect((await saveOwn(member, 3)).status).toBe(403);
  const collect = async () =>
    (await member.send("POST", "/resources/collections", { json: { title: "One more" } })).status;
  const made = [];
  for (let count = 0; count <= PLAN_LIMITS.free.collections; count += 1) made.push(await collect());
  expect(made).toEqual([201, 201, 201, 201, 201, 403]);
});
