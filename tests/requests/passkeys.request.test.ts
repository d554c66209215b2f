// Passkeys of an account in a browser without scripts: renamed and removed, of one's own alone.
import { getByRole, queryByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { createPasskeyDevice } from "#tests/passkey-device.ts";
import { createMember } from "./account.ts";
import { ORIGIN } from "./application.ts";
import { type HtmlPage, main, textOf } from "./html-page.ts";

const ACCOUNT = "/profile/account";
const section = (page: HtmlPage) => getByRole(main(page), "region", { name: "Passkeys" });

async function memberWithPasskey(name: string) {
  const member = await createMember();
  const { password } = member.person;
  const begun = await member.send("POST", "/api/auth/passkey/register-options", { json: { password } });
  const { options } = await begun.json();
  const response = createPasskeyDevice(ORIGIN).create(options);
  const added = await member.send("POST", "/api/auth/passkey/register", { json: { name, response } });
  expect(added.status, await added.text()).toBe(200);
  return member;
}

it("[ACC-4] a passkey is renamed without scripts, by its owner", async () => {
  const member = await memberWithPasskey("Phone");
  const rename = getByRole(section(await member.open(ACCOUNT)), "link", { name: "Rename Phone" });
  const address = new URL(rename.getAttribute("href") ?? "", `${ORIGIN}${ACCOUNT}`);
  const passkeyId = address.searchParams.get("rename") ?? "";
  const naming = await member.open(`${ACCOUNT}${address.search}`);
  expect(getByRole(section(naming), "textbox", { name: "New name of Phone" }).getAttribute("value")).toBe(
    "Phone",
  );
  const send = (by: Pick<typeof member, "send">, passkeyName: string, headers = {}) =>
    by.send("POST", `${ACCOUNT}${address.search}`, {
      form: { intent: "passkey-rename", passkeyId, passkeyName },
      headers,
    });

  const empty = await send(member, "  ");
  expect([empty.status, await empty.text()]).toEqual([
    422,
    expect.stringContaining("Type a name, such as Phone."),
  ]);
  const long = await send(member, "x".repeat(61));
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining("at most 60 characters")]);
  const stranger = await send(await createMember(), "Mine now");
  expect([stranger.status, await stranger.text()]).toEqual([
    404,
    expect.stringContaining("This passkey has been removed already."),
  ]);
  const foreign = await send(member, "From elsewhere", {
    origin: "https://evil.example",
    "sec-fetch-site": "cross-site",
  });
  expect(foreign.status).toBe(403);

  const done = await send(member, " Old  phone ");
  expect(done.status).toBe(200);
  const page = await member.open(ACCOUNT);
  expect(textOf(section(page))).toContain("Old phone");
  expect(queryByRole(section(page), "link", { name: "Rename Phone" })).toBeNull();
});
