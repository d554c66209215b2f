// Two-step sign-in by mailed codes, in a browser without scripts.
import { getByRole, getByText, queryByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { totp } from "#tests/totp.ts";
import { createMember, mailsTo } from "./account.ts";
import { type HtmlPage, main, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

const ACCOUNT = "/profile/account";
const section = (page: HtmlPage) => getByRole(main(page), "region", { name: "Two-step sign-in" });

/** A member whose second factor is on; only setting it up needs scripts. */
async function enrolled() {
  const member = await createMember();
  const { password } = member.person;
  const enabled = await member.send("POST", "/api/auth/two-factor/enable", { json: { password } });
  const { totpURI }: { totpURI: string } = await enabled.json();
  const code = totp(new URL(totpURI).searchParams.get("secret") ?? "");
  const verified = await member.send("POST", "/api/auth/two-factor/verify-totp", { json: { code } });
  expect(verified.status).toBe(200);
  return member;
}

async function mailedCode(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const mail = mails.find((each) => each.getAttribute("data-kind") === "two-factor-code");
  // The mail itself is in a frame.
  const text = mail?.querySelector("iframe")?.getAttribute("srcdoc") ?? "";
  return /(?<![\w#])\d{6}(?!\w)/.exec(text)?.[0] ?? "";
}

it("[ACC-1] the account page mails a code, with which two-step sign-in is turned off", async () => {
  const member = await enrolled();
  const { email, password } = member.person;
  const asked = await member.submit(press(await member.open(ACCOUNT), "Mail me a code"));
  expect(textOf(getByRole(section(asked), "status"))).toContain(email);
  expect(getByRole(section(asked), "button", { name: "Mail another code" })).toBeDefined();
  const form = { intent: "two-factor-off", password, code: "000000" };
  const wrong = await member.send("POST", ACCOUNT, { form });
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringContaining("That code isn&#x27;t right."),
  ]);
  const missing = await member.send("POST", ACCOUNT, { form: { ...form, code: "" } });
  expect(await missing.text()).toContain("Please type the code.");
  const off = await member.send("POST", ACCOUNT, { form: { ...form, code: await mailedCode(email) } });
  expect(off.status).toBe(200);
  const page = await member.open(ACCOUNT);
  expect(getByRole(section(page), "button", { name: "Set up" })).toBeDefined();
  expect(queryByRole(section(page), "button", { name: "Mail me a code" })).toBeNull();
});

it("[ACC-1] new recovery codes are shown once, for a mailed code", async () => {
  const member = await enrolled();
  const { email, password } = member.person;
  await member.submit(press(await member.open(ACCOUNT), "Mail me a code"));
  const form = { intent: "two-factor-codes", password, code: await mailedCode(email) };
  const shown = await (await member.send("POST", ACCOUNT, { form })).text();
  const codes = new Set(shown.match(/<code>[\w-]{11}<\/code>/g));
  expect(codes.size).toBe(10);
  expect(await (await member.ask(ACCOUNT)).text()).not.toMatch(/<code>[\w-]{11}<\/code>/);
});

it("[ACC-1] [ACC-4] the sign-in page mails a code, five in a quarter of an hour, and says how long to wait", async () => {
  const { person } = await enrolled();
  const visitor = createVisitor();
  const { email, password } = person;
  const asks = await visitor.send("POST", "/login", { form: { email, password } });
  const question = asks.headers.get("location") ?? "";
  expect(question).toBe("/login/two-factor");
  let page = await visitor.open(`${question}?method=otp`);
  page = await visitor.submit(press(page, "Send the code"));
  expect(getByText(main(page), /A code is on its way/)).toBeDefined();
  for (let mail = 0; mail < 4; mail += 1) page = await visitor.submit(press(page, "Send another code"));
  page = await visitor.submit(press(page, "Send another code"));
  expect(textOf(getByRole(main(page), "alert"))).toMatch(/Too many tries\. Please wait .* minutes/);
  const code = await mailedCode(email);
  const signedIn = await visitor.send("POST", `${question}?method=otp`, { form: { code } });
  expect(signedIn.status).toBe(302);
  expect((await visitor.ask("/profile")).status).toBe(200);
});

it("[ACC-1] nobody is mailed a code whose second factor is off", async () => {
  const member = await createMember();
  for (const intent of ["two-factor-mail", "two-factor-off", "two-factor-codes"]) {
    const answer = await member.send("POST", ACCOUNT, { form: { intent, code: "000000" } });
    expect(answer.status).toBe(409);
  }
  expect(await mailedCode(member.person.email)).toBe("");
});
