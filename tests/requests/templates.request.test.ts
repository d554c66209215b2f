// Export templates saved in an account (SUB-2).
import { expect, it } from "vitest";
import { createMember, endPro, subscribe } from "./account.ts";
import { createVisitor } from "./visitor.ts";

const ADDRESS = "/resources/templates";
type Member = Awaited<ReturnType<typeof createMember>>;

async function onPro(): Promise<Member> {
  const member = await createMember();
  await subscribe(member);
  return member;
}
const keep = (member: Member, name: string, text: string) =>
  member.send("POST", ADDRESS, { json: { name, text } });
const namesOf = async (member: Member): Promise<string[]> => {
  const { templates }: { templates: { name: string; text: string }[] } = await (
    await member.ask(ADDRESS)
  ).json();
  return templates.map(({ name, text }) => `${name}: ${text}`);
};

it("[SUB-2] on Pro templates are kept by name, replaced, and deleted by their owner alone", async () => {
  const [member, other] = [await onPro(), await onPro()];
  expect((await keep(member, " Sass  map ", "{name}: {hex}")).status).toBe(200);
  expect((await keep(member, "Android", "{id}")).status).toBe(200);
  const replaced = await (await keep(member, "Sass map", "{name}: {oklch}")).json();
  expect(await namesOf(member)).toEqual(["Android: {id}", "Sass map: {name}: {oklch}"]);
  expect(await namesOf(other)).toEqual([]);
  const path = `${ADDRESS}/${replaced.template.id}`;
  expect((await other.send("DELETE", path)).status).toBe(404);
  expect((await member.send("DELETE", path)).status).toBe(200);
  expect((await member.send("DELETE", `${ADDRESS}/1`)).status).toBe(404);
  expect(await namesOf(member)).toEqual(["Android: {id}"]);
  expect(await (await member.ask("/api/account/export")).text()).toContain('"name": "Android"');
});

it("[SUB-2] on the free plan nothing is kept, and after a downgrade what is there can be read, changed and deleted", async () => {
  const free = await createMember();
  const refused = await keep(free, "x", "{hex}");
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { code: "plan-limit", message: "Keeping templates is part of Pro." },
  ]);
  const member = await onPro();
  await keep(member, "Mine", "{hex}");
  await endPro(member);
  expect(await namesOf(member)).toEqual(["Mine: {hex}"]);
  expect((await keep(member, "Another", "{hex}")).status).toBe(403);
  expect((await keep(member, "Mine", "{rgb}")).status).toBe(200);
  expect(await namesOf(member)).toEqual(["Mine: {rgb}"]);
});

it("[QLT-5] [SUB-2] bad names and texts are refused in words, and visitors have to log in", async () => {
  const member = await onPro();
  for (const json of [
    { name: " ", text: "x" },
    { name: "x", text: "" },
    { name: "x" },
    { name: "x", text: "y".repeat(10_001) },
    { name: "a\u202e", text: "x" },
    7,
  ]) {
    const answer = await member.send("POST", ADDRESS, { json });
    expect(answer.status, JSON.stringify(json).slice(0, 40)).toBe(422);
  }
  expect((await createVisitor().ask(ADDRESS)).status).toBe(401);
  expect((await createVisitor().send("POST", ADDRESS, { json: { name: "x", text: "y" } })).status).toBe(401);
});
