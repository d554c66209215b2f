import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#server/auth/auth-tables.ts";
import { setFirstPassword } from "#server/auth/password/password-commands.server.ts";
import {
  confirmed,
  freshEmail,
  mailedLink,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { actionState, confirmEmailChange, resetPassword, verifyEmail } from "./action-commands.server.ts";
import { emailLinkState } from "./email-link-commands.server.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());

const OTHER_PASSWORD = "sand above the harbor";
const post = (browser = new TestBrowser(auth)) => browser.request("POST", "/login/action");
const tokenTo = async (email: string) => (await mailedLink(auth.db, email)).get("token") ?? "";

/** The ways to ask for a link, each of which gives the token in the mail. */
const ASKED = {
  async signIn(email: string) {
    await new TestBrowser(auth).post("/api/auth/email-link/send", { email });
    return tokenTo(email);
  },
  async resetPassword(email: string) {
    await new TestBrowser(auth).post("/api/auth/request-password-reset", { email });
    return tokenTo(email);
  },
  async changeEmail(email: string, browser: TestBrowser) {
    const answer = await browser.post("/api/auth/change-email", { newEmail: freshEmail() });
    expect(answer.status).toBe(200);
    return tokenTo(email);
  },
};

/** A confirmed person with a waiting link of each kind. */
async function withLinks() {
  const person = await confirmed(auth);
  const { email, browser } = person;
  const links = {
    signIn: await ASKED.signIn(email),
    resetPassword: await ASKED.resetPassword(email),
    changeEmail: await ASKED.changeEmail(email, browser),
  };
  return { ...person, links };
}

type Links = Awaited<ReturnType<typeof withLinks>>["links"];

async function statesOf(links: Links) {
  const { signIn, resetPassword: reset, changeEmail } = links;
  return [
    await emailLinkState(auth.services, post(), signIn),
    await actionState(auth.services, post(), { mode: "resetPassword", token: reset }),
    await actionState(auth.services, post(), { mode: "changeEmail", token: changeEmail }),
  ];
}

async function expectDead(links: Links, email: string): Promise<void> {
  expect(await statesOf(links)).toEqual(["invalid", "invalid", "invalid"]);
  const refusal = { ok: false, code: "invalid-action-code" };
  const browser = new TestBrowser(auth);
  const signIn = await browser.post("/api/auth/email-link/consume", { token: links.signIn, email });
  expect([signIn.status, signIn.body]).toEqual([400, { code: "invalid-action-code" }]);
  const given = { token: links.resetPassword, newPassword: OTHER_PASSWORD };
  expect(await resetPassword(auth.services, post(), given)).toMatchObject(refusal);
  const raw = await browser.post("/api/auth/reset-password", given);
  expect([raw.status, raw.body]).toMatchObject([400, { code: "INVALID_TOKEN" }]);
  expect(await confirmEmailChange(auth.services, post(), { token: links.changeEmail })).toMatchObject(
    refusal,
  );
}

describe("[ACC-1] every waiting link of an account ends", () => {
  it("not before anything happens", async () => {
    const { links } = await withLinks();
    expect(await statesOf(links)).toEqual(["needs-address", "ready", "ready"]);
  });

  it("when a newer link is used to sign in", async () => {
    const { links, email } = await withLinks();
    const token = await ASKED.signIn(email);
    const used = await new TestBrowser(auth).post("/api/auth/email-link/consume", { token, email });
    expect(used.status).toBe(200);
    await expectDead(links, email);
  });

  it("when a newer link is used to reset the password", async () => {
    const { links, email } = await withLinks();
    const token = await ASKED.resetPassword(email);
    const outcome = await resetPassword(auth.services, post(), { token, newPassword: OTHER_PASSWORD });
    expect(outcome.ok).toBe(true);
    await expectDead(links, email);
  });

  it("when the password is changed", async () => {
    const { links, email, browser } = await withLinks();
    const given = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    expect((await browser.post("/api/auth/change-password", given)).status).toBe(200);
    await expectDead(links, email);
  });

  it("when a first password is set", async () => {
    const email = freshEmail();
    const browser = new TestBrowser(auth);
    const first = await ASKED.signIn(email);
    await browser.post("/api/auth/email-link/consume", { token: first, email });
    const links = {
      signIn: await ASKED.signIn(email),
      resetPassword: await ASKED.resetPassword(email),
      changeEmail: await ASKED.changeEmail(email, browser),
    };
    const outcome = await setFirstPassword(auth.services, post(browser), { newPassword: OTHER_PASSWORD });
    expect(outcome.ok).toBe(true);
    await expectDead(links, email);
  });

  it("when the address is changed, also for the old mailbox", async () => {
    const { links, email } = await withLinks();
    const { changeEmail } = links;
    expect(await confirmEmailChange(auth.services, post(), { token: changeEmail })).toMatchObject({
      step: "sent-to-new",
    });
    const newEmail = await changedTo(changeEmail);
    const reset = await ASKED.resetPassword(email);
    const outcome = await confirmEmailChange(auth.services, post(), { token: await tokenTo(newEmail) });
    expect(outcome).toMatchObject({ ok: true, step: "changed" });
    await expectDead({ ...links, resetPassword: reset }, email);
  });

  it("when the address is confirmed for the first time", async () => {
    const { email, browser } = await signedUp(auth);
    const token = await tokenTo(email);
    const links = { signIn: await ASKED.signIn(email), resetPassword: await ASKED.resetPassword(email) };
    expect((await verifyEmail(auth.services, post(browser), { token })).ok).toBe(true);
    await expectDead({ ...links, changeEmail: token }, email);
    expect(await verifyEmail(auth.services, post(browser), { token })).toMatchObject({
      code: "invalid-action-code",
    });
  });

  it("when somebody else makes an account with the address again", async () => {
    const { links, email, browser } = await withLinks();
    expect((await browser.post("/api/auth/delete-user", { password: PASSWORD })).status).toBe(200);
    await confirmed(auth, email);
    await expectDead(links, email);
  });

  it("when an account is made between asking for a link and using it", async () => {
    const email = freshEmail();
    const token = await ASKED.signIn(email);
    await signedUp(auth, email);
    const used = await new TestBrowser(auth).post("/api/auth/email-link/consume", { token, email });
    expect([used.status, used.body]).toEqual([400, { code: "invalid-action-code" }]);
  });
});

describe("[QLT-4] a link", () => {
  it("is refused without its mark, or with that of another link", async () => {
    const { links, email } = await withLinks();
    const bare = (token: string) => token.replace(/\.[^.]*$/, "");
    await expectDead(
      {
        signIn: bare(links.signIn),
        resetPassword: bare(links.resetPassword),
        changeEmail: bare(links.changeEmail),
      },
      email,
    );
    const mark = links.changeEmail.split(".").at(-1);
    const swapped = `${bare(links.resetPassword)}.${mark}`;
    expect(
      await resetPassword(auth.services, post(), { token: swapped, newPassword: OTHER_PASSWORD }),
    ).toMatchObject({ code: "invalid-action-code" });
    expect(await statesOf(links)).toEqual(["needs-address", "ready", "ready"]);
  });

  it("to reset counts once of five used at the same time", async () => {
    const { links, email } = await withLinks();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        resetPassword(auth.services, post(), {
          token: links.resetPassword,
          newPassword: `${OTHER_PASSWORD} ${at}`,
        }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const [user] = await auth.db.select().from(users).where(eq(users.email, email));
    expect(user?.emailVerified).toBe(true);
  });

  it("stays valid when the new password is missing or is not text", async () => {
    const { links } = await withLinks();
    const browser = new TestBrowser(auth);
    for (const newPassword of [undefined, 7, "", "short"]) {
      const answer = await browser.post("/api/auth/reset-password", {
        token: links.resetPassword,
        newPassword,
      });
      expect(answer.status).toBe(400);
    }
    const given = { token: links.resetPassword, newPassword: OTHER_PASSWORD };
    expect((await browser.post("/api/auth/reset-password", given)).status).toBe(200);
  });
});

/** The new address that a link of a change names. */
async function changedTo(token: string): Promise<string> {
  const body = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  const read: unknown = JSON.parse(body);
  return typeof read === "object" && read !== null && "updateTo" in read ? String(read.updateTo) : "";
}
