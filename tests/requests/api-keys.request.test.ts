// API keys, created on the account page without scripts.
import { getAllByRole, getByRole, getByText, queryByLabelText } from "@testing-library/dom";
import { expect, it } from "vitest";
import { createMember, subscribe } from "./account.ts";
import { type HtmlPage, main, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

const ACCOUNT = "/profile/account";
const KEY = /tincture_\w{44}/;

const section = (page: HtmlPage) => getByRole(main(page), "region", { name: "API keys" });

/** The status of the answer to a request for a Pro format with a key. */
async function exportWith(key: string): Promise<number> {
  const answer = await createVisitor().send("POST", "/api/v1/export", {
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ colors: [{ color: "#0e2a47" }], format: "aco" }),
  });
  return answer.status;
}

it("[SUB-2] on Pro a key is made, shown once, listed by its end, used and revoked", async () => {
  const member = await createMember();
  await subscribe(member);
  const made = await member.submit(
    press(await member.open(ACCOUNT), "Make a key", { "Name of a new key": " Build  server " }),
  );
  const key = KEY.exec(textOf(section(made)))?.[0] ?? "";
  expect(getByText(section(made), /it is not shown again/)).toBeDefined();
  expect(await exportWith(key)).toBe(200);
  const again = await member.open(ACCOUNT);
  expect(textOf(main(again))).not.toMatch(KEY);
  const [row] = getAllByRole(section(again), "listitem");
  expect(row && textOf(row)).toContain(`Build server…${key.slice(-4)}`);
  const copy = await (await member.ask("/api/account/export")).text();
  expect(copy).toContain('"name": "Build server"');
  expect(copy).not.toMatch(KEY);
  const revoked = await member.submit(press(again, `Revoke Build server, ending in ${key.slice(-4)}`));
  expect(textOf(section(revoked))).toContain("The key is revoked.");
  expect(await exportWith(key)).toBe(401);
});

it("[SUB-2] on the free plan there is no form, and a request that goes round the page is refused", async () => {
  const member = await createMember();
  const page = await member.open(ACCOUNT);
  expect(queryByLabelText(section(page), "Name of a new key")).toBeNull();
  expect(getByRole(section(page), "link", { name: "See Pro" })).toBeDefined();
  const answer = await member.send("POST", ACCOUNT, { form: { intent: "key", keyName: "x" } });
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toMatch(KEY);
});

it("[SUB-2] a key without a name is not made, and says so at its field", async () => {
  const member = await createMember();
  await subscribe(member);
  const page = await member.submit(
    press(await member.open(ACCOUNT), "Make a key", { "Name of a new key": "  " }),
  );
  expect(getByText(section(page), "Name the key after what will use it.")).toBeDefined();
  expect(textOf(section(page))).not.toMatch(KEY);
});
