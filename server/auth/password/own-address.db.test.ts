import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#server/auth/auth-tables.ts";
import { resetPassword } from "#server/auth/mail-link/action-commands.server.ts";
import {
  freshEmail,
  mailedLink,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { setFirstPassword } from "./password-commands.server.ts";

const REFUSED = "password-does-not-meet-requirements";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());

it("[ACC-2] nobody signs up with their own address as the password", async () => {
  const email = freshEmail();
  for (const password of [email, email.split("@")[0] ?? "", "hunter2"]) {
    const answer = await new TestBrowser(auth).post("/api/auth/sign-up/email", {
      name: "N",
      email,
      password,
    });
    expect([answer.status, answer.body]).toMatchObject([400, { code: REFUSED }]);
  }
  expect((await auth.db.select().from(users)).some((one) => one.email === email)).toBe(false);
});

it("[ACC-2] a change asks for another password than the address", async () => {
  const { browser, email } = await signedUp(auth);
  const change = (newPassword: string) =>
    browser.post("/api/auth/change-password", { currentPassword: PASSWORD, newPassword });
  expect((await change(email)).body).toMatchObject({ code: REFUSED });
  expect((await change("sand above the harbor")).status).toBe(200);
});

it("[ACC-2] a link refuses the address as the new password, and stays good for another", async () => {
  const { email } = await signedUp(auth);
  await new TestBrowser(auth).post("/api/auth/request-password-reset", { email });
  const token = (await mailedLink(auth.db, email)).get("token") ?? "";
  const request = new TestBrowser(auth).request("POST", "/login/action");
  const reset = (newPassword: string) => resetPassword(auth.services, request, { token, newPassword });
  expect(await reset(email.toUpperCase())).toMatchObject({ ok: false, code: REFUSED });
  expect((await reset("sand above the harbor")).ok).toBe(true);
});

it("[ACC-2] a first password is no address either", async () => {
  const { browser, email } = await signedUp(auth);
  const request = browser.request("POST", "/api/account/password");
  expect(await setFirstPassword(auth.services, request, { newPassword: email })).toMatchObject({
    ok: false,
    code: REFUSED,
  });
});
