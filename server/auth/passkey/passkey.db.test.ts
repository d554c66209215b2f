import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PASSKEYS } from "#domain/account/passkey.ts";
import { users } from "#server/auth/auth-tables.ts";
import { passkeys } from "#server/auth/passkey-table.ts";
import {
  ORIGIN,
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { createPasskeyDevice, type Lie } from "#tests/passkey-device.ts";
import { totp } from "#tests/totp.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./passkey-commands.server.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());

type Device = ReturnType<typeof createPasskeyDevice>;
type NewOptions = Parameters<Device["create"]>[0];
type Options = Parameters<Device["get"]>[0];

const codeOf = ({ body }: { readonly body: unknown }) => Reflect.get(Object(body), "code");
const newOptionsOf = ({ body }: { readonly body: unknown }): NewOptions =>
  Reflect.get(Object(body), "options");
const optionsOf = ({ body }: { readonly body: unknown }): Options => Reflect.get(Object(body), "options");

/** A person with a passkey, which `device` has. */
async function withPasskey(name = "Phone") {
  const { browser, email } = await signedUp(auth);
  const device = createPasskeyDevice(ORIGIN);
  const begun = await browser.post("/api/auth/passkey/register-options", { password: PASSWORD });
  expect(begun.status).toBe(200);
  const response = device.create(newOptionsOf(begun));
  const added = await browser.post("/api/auth/passkey/register", { name, response });
  expect(added.status).toBe(200);
  const [user] = await auth.db.select().from(users).where(eq(users.email, email));
  return { browser, email, device, uid: user?.id ?? "" };
}

async function signIn(device: Device, lie: Lie = {}, browser = new TestBrowser(auth)) {
  const asked = await browser.post("/api/auth/passkey/sign-in-options", {});
  const response = device.get(optionsOf(asked), lie);
  const answer = await browser.post("/api/auth/passkey/sign-in", { response });
  return { browser, answer, response };
}

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.post("/api/session/refresh", {})).status === 200;
}

describe("[ACC-1] a passkey", () => {
  it("is added with the password, told of by mail, listed, and signs in", async () => {
    const { email, device, uid } = await withPasskey(" My  phone ");
    expect(await listPasskeys(auth.db, uid)).toMatchObject([{ name: "My phone", lastUsedMs: null }]);
    const [mail] = await listMails(auth.db, 1, email);
    expect(mail).toMatchObject({ kind: "passkey-added", vars: { name: "My phone" } });
    const { browser, answer } = await signIn(device);
    expect([answer.status, answer.body]).toEqual([200, { status: true }]);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await listPasskeys(auth.db, uid))[0]?.lastUsedMs).toBeGreaterThan(0);
  });

  it("signs in from each of two windows of one browser that both ask for it, in any order", async () => {
    const { device } = await withPasskey();
    const browser = new TestBrowser(auth);
    const ask = async () => optionsOf(await browser.post("/api/auth/passkey/sign-in-options", {}));
    const [first, second] = [await ask(), await ask()];
    const answer = (options: Options) =>
      browser.post("/api/auth/passkey/sign-in", { response: device.get(options) });
    expect((await answer(first)).status).toBe(200);
    expect((await answer(second)).status).toBe(200);
    expect(codeOf(await answer(second))).toBe("passkey-refused");
  });

  it("is both factors: no code is asked for, and adding another asks for one", async () => {
    const { browser, device } = await withPasskey();
    const enabled = await browser.post("/api/auth/two-factor/enable", { password: PASSWORD });
    const secret =
      new URL(String(Reflect.get(Object(enabled.body), "totpURI"))).searchParams.get("secret") ?? "";
    expect((await browser.post("/api/auth/two-factor/verify-totp", { code: totp(secret) })).status).toBe(200);
    const begin = (given: object) => browser.post("/api/auth/passkey/register-options", given);
    expect(codeOf(await begin({ password: PASSWORD }))).toBe("missing-verification-code");
    expect(codeOf(await begin({ password: PASSWORD, code: "000000" }))).toBe("INVALID_CODE");
    expect((await begin({ password: PASSWORD, code: totp(secret, 1) })).status).toBe(200);
    const { browser: other, answer } = await signIn(device);
    expect([answer.status, await isSignedIn(other)]).toEqual([200, true]);
  });

  it.each([
    [{}, 400, "missing-password"],
    [{ password: "not the password" }, 400, "wrong-password"],
    [{ password: ["x"] }, 400, "missing-password"],
  ])("is not begun with %j", async (given, status, code) => {
    const { browser } = await signedUp(auth);
    const answer = await browser.post("/api/auth/passkey/register-options", given);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    const stranger = await new TestBrowser(auth).post("/api/auth/passkey/register-options", given);
    expect(stranger.status).toBe(401);
  });

  it("of somebody else is neither removed nor shown", async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const [own] = await listPasskeys(auth.db, one.uid);
    const request = new Request(ORIGIN, { headers: { cookie: cookieOf(other.browser) } });
    const id = own?.id ?? "";
    expect(await removePasskey(auth.services, request, { id, password: PASSWORD })).toMatchObject({
      status: 404,
      code: "passkey-gone",
    });
    expect(await listPasskeys(auth.db, one.uid)).toHaveLength(1);
    expect((await listPasskeys(auth.db, other.uid)).map((each) => each.id)).not.toContain(id);
  });

  it("is removed with the password, told of by mail, and signs in no more", async () => {
    const { browser, device, email, uid } = await withPasskey("Old phone");
    const [own] = await listPasskeys(auth.db, uid);
    const request = new Request(ORIGIN, { headers: { cookie: cookieOf(browser) } });
    const remove = (password?: string) =>
      removePasskey(auth.services, request, { id: own?.id ?? "", password });
    expect(await remove()).toMatchObject({ code: "missing-password" });
    expect(await remove("not the password")).toMatchObject({ code: "wrong-password" });
    expect(await remove(PASSWORD)).toEqual({ ok: true });
    const [mail] = await listMails(auth.db, 1, email);
    expect(mail).toMatchObject({ kind: "passkey-removed", vars: { name: "Old phone" } });
    const { answer } = await signIn(device);
    expect([answer.status, codeOf(answer)]).toEqual([401, "passkey-unknown"]);
  });

  it("is renamed by its owner alone, and signs in as before", async () => {
    const [one, other] = [await withPasskey("Phone"), await withPasskey("Laptop")];
    const [own] = await listPasskeys(auth.db, one.uid);
    const id = own?.id ?? "";
    expect(await renamePasskey(auth.db, other.uid, { id, name: "Mine now" })).toEqual({
      ok: false,
      reason: "nodata",
    });
    expect(await renamePasskey(auth.db, one.uid, { id, name: "Old phone" })).toEqual({ ok: true });
    const namesOf = async (uid: string) => (await listPasskeys(auth.db, uid)).map(({ name }) => name);
    expect([await namesOf(one.uid), await namesOf(other.uid)]).toEqual([["Old phone"], ["Laptop"]]);
    expect((await signIn(one.device)).answer.status).toBe(200);
  });

  it("is one of twenty at most", async () => {
    const { browser, uid } = await withPasskey();
    await auth.db.insert(passkeys).values(
      Array.from({ length: MAX_PASSKEYS - 1 }, (_, at) => ({
        id: `${uid}-${at}`,
        userId: uid,
        name: "Key",
        credentialId: `${uid}-${at}`,
        publicKey: "AA",
        counter: 0,
      })),
    );
    const answer = await browser.post("/api/auth/passkey/register-options", { password: PASSWORD });
    expect([answer.status, codeOf(answer)]).toEqual([409, "passkey-limit"]);
  });
});

describe("[ACC-4] [QLT-4] a passkey is refused", () => {
  it.each<readonly [string, Lie]>([
    ["that was asked for by another site", { origin: "https://evil.example" }],
    ["of another site", { rpId: "evil.example" }],
    ["that did not check the person", { isVerified: false }],
    ["of somebody else", { userHandle: Buffer.from("another").toString("base64url") }],
    ["with an answer of another kind", { type: "webauthn.create" }],
    ["with a signature of nothing", { signature: "AAAA" }],
  ])("%s", async (_, lie) => {
    const { device } = await withPasskey();
    const { browser, answer } = await signIn(device, lie);
    expect([answer.status, codeOf(answer)]).toEqual([401, "passkey-refused"]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("when its answer comes again, or from another browser", async () => {
    const { device } = await withPasskey();
    const { browser, response } = await signIn(device);
    for (const each of [browser, new TestBrowser(auth)]) {
      const again = await each.post("/api/auth/passkey/sign-in", { response });
      expect([again.status, codeOf(again)]).toEqual([400, "passkey-refused"]);
    }
  });

  it("whose count of signatures does not grow, as a copy's", async () => {
    const { device } = await withPasskey();
    expect((await signIn(device, { counter: 7 })).answer.status).toBe(200);
    expect((await signIn(device, { counter: 7 })).answer.status).toBe(401);
    expect((await signIn(device, { counter: 8 })).answer.status).toBe(200);
  });

  it("of a disabled account", async () => {
    const { device, uid } = await withPasskey();
    await auth.db.update(users).set({ banned: true }).where(eq(users.id, uid));
    const { browser, answer } = await signIn(device);
    expect([answer.status, codeOf(answer)]).toEqual([403, "BANNED_USER"]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("that is added with the challenge of another person, of signing in, or twice", async () => {
    const [one, other] = [await signedUp(auth), await signedUp(auth)];
    const device = createPasskeyDevice(ORIGIN);
    const begun = await one.browser.post("/api/auth/passkey/register-options", { password: PASSWORD });
    const response = device.create(newOptionsOf(begun));
    const [name = "", challenge = ""] =
      [...one.browser.cookies].find(([each]) => each.startsWith("tincture.passkey.")) ?? [];
    other.browser.cookies.set(name, challenge);
    const add = (browser: TestBrowser) => browser.post("/api/auth/passkey/register", { name: "", response });
    expect(codeOf(await add(other.browser))).toBe("passkey-refused");
    await other.browser.post("/api/auth/passkey/sign-in-options", {});
    expect(codeOf(await add(other.browser))).toBe("passkey-refused");
    expect((await add(one.browser)).status).toBe(200);
    one.browser.cookies.set(name, challenge);
    expect(codeOf(await add(one.browser))).toBe("passkey-refused");
  });

  it.each([
    {},
    { response: null },
    { response: [] },
    { response: { id: "a" } },
    { response: { id: "x".repeat(5000), rawId: "x", type: "public-key", response: {} } },
    { name: 1, response: "x" },
  ])("with 400 if it is %j", async (body) => {
    const { browser } = await signedUp(auth);
    for (const path of ["register", "sign-in"])
      expect((await browser.post(`/api/auth/passkey/${path}`, body)).status).toBe(400);
  });
});

function cookieOf({ cookies }: TestBrowser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
