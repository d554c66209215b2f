import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Auth, createAuth } from "#server/auth/auth.server.ts";
import { authRoutes } from "#server/auth/auth-routes.ts";
import { accounts } from "#server/auth/auth-tables.ts";
import { CookieJar } from "#server/auth/testing/cookie-jar.ts";
import { readConfig } from "#server/config/config.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { freePort } from "#server/http/testing/free-port.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { type IdentityProviderProcess, startIdentityProvider } from "#tests/identity-provider.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { popupRoutes } from "./popup-routes.ts";

const ORIGIN = "http://127.0.0.1:4711";

let opened: OpenedDatabase;
let provider: IdentityProviderProcess;
let auth: Auth;
let app: Hono;
let awayPort: number;

beforeAll(async () => {
  opened = await openTestDatabase();
  provider = await startIdentityProvider({ appOrigins: [ORIGIN] });
  awayPort = await freePort();
  const config = readConfig({
    HOST: "127.0.0.1",
    PORT: "4711",
    APP_ORIGIN: ORIGIN,
    AUTH_SECRET: randomUUID(),
    AUTH_PROVIDERS: JSON.stringify([
      provider.settings,
      {
        ...provider.settings,
        id: "away",
        discoveryUrl: `http://127.0.0.1:${awayPort}/.well-known/openid-configuration`,
      },
    ]),
  });
  auth = createAuth({ config, db: opened.db });
  const services = { auth, config, db: opened.db };
  app = new Hono();
  app.route("/", popupRoutes(services));
  app.route("/", authRoutes(services));
});
afterAll(async () => {
  await provider.close();
  await opened.close();
});

/** A browser without JavaScript: stores cookies, and follows one redirect at a time. */
function visitor() {
  const jar = new CookieJar();
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const target = new URL(url, ORIGIN);
    const headers = new Headers(init.headers);
    headers.set("cookie", jar.header(target));
    const request = new Request(target, { ...init, headers, redirect: "manual" });
    const answer = target.origin === ORIGIN ? await app.fetch(request) : await fetch(request);
    jar.take(target, answer.headers.getSetCookie());
    return answer;
  };
  /** Follows redirects up to a page, or up to an address of this site outside the library. */
  const follow = async (answer: Response, from: string): Promise<{ answer: Response; url: URL }> => {
    let [url, last] = [new URL(from, ORIGIN), answer];
    for (let hop = 0; hop < 10; hop += 1) {
      const location = last.headers.get("location");
      if (location === null) return { answer: last, url };
      url = new URL(location, url);
      if (url.origin === ORIGIN && !url.pathname.startsWith("/api/auth/")) return { answer: last, url };
      last = await go(url.href);
    }
    throw new Error("It redirects without end");
  };
  return { jar, go, follow };
}

type Visitor = ReturnType<typeof visitor>;

const OWN_PAGE = { "sec-fetch-site": "same-origin" };

/** Signs in at the provider as `login` ("cancel" refuses), and returns the final page. */
async function signInAs(
  person: Visitor,
  login: string,
  { path = redirectPath("sign-in") }: { path?: string } = {},
): Promise<URL> {
  const started = await person.go(path, { headers: OWN_PAGE });
  expect(started.status).toBe(302);
  const atProvider = await person.follow(started, path);
  expect(atProvider.url.pathname, atProvider.url.search).toMatch(/^\/interaction\//);
  const answer =
    login === "cancel"
      ? await person.go(`${atProvider.url.href}/cancel`)
      : await person.go(atProvider.url.href, { method: "POST", body: new URLSearchParams({ login }) });
  return (await person.follow(answer, atProvider.url.href)).url;
}

const redirectPath = (mode: "sign-in" | "link", id = "house") =>
  `/auth/redirect?${new URLSearchParams({ provider: id, mode, to: "/palettes", from: "/login" })}`;

async function whoIs({ jar }: Visitor): Promise<{ id: string; email: string } | undefined> {
  const found = await auth.api.getSession({ headers: new Headers({ cookie: jar.header(new URL(ORIGIN)) }) });
  return found?.user;
}

const anybody = () => `${randomUUID()}@people.example`;

async function withPassword(email: string): Promise<Visitor> {
  const person = visitor();
  const answer = await person.go("/api/auth/sign-up/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: ORIGIN },
    body: JSON.stringify({ email, password: "three quiet rivers", name: "Anybody" }),
  });
  expect(answer.status).toBe(200);
  return person;
}

describe("[ACC-1] signing in with an identity provider by redirect", () => {
  it("creates an account, and signs in to the same one the next time", async () => {
    const email = anybody();
    const first = visitor();
    expect((await signInAs(first, email)).pathname).toBe("/palettes");
    const made = await whoIs(first);
    expect(made?.email).toBe(email);
    const second = visitor();
    await signInAs(second, email);
    expect((await whoIs(second))?.id).toBe(made?.id);
  });

  it("stores no token of the provider", async () => {
    const person = visitor();
    await signInAs(person, anybody());
    const user = await whoIs(person);
    const [row] = await opened.db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, user?.id ?? ""));
    expect(row).toMatchObject({ providerId: "house", accessToken: null, refreshToken: null, idToken: null });
  });

  it("returns with a reason if the person cancels", async () => {
    const person = visitor();
    const end = await signInAs(person, "cancel");
    expect([end.pathname, end.searchParams.get("error")]).toEqual(["/login", "access_denied"]);
    expect(await whoIs(person)).toBeUndefined();
  });

  it("does not sign in to an existing account with the same address", async () => {
    const email = anybody();
    await withPassword(email);
    const person = visitor();
    const end = await signInAs(person, email);
    expect(end.searchParams.get("error")).toBe("account_not_linked");
    expect(await whoIs(person)).toBeUndefined();
  });

  it("rejects an answer in another browser", async () => {
    const person = visitor();
    const path = redirectPath("sign-in");
    const atProvider = await person.follow(await person.go(path, { headers: OWN_PAGE }), path);
    let answer = await person.go(atProvider.url.href, {
      method: "POST",
      body: new URLSearchParams({ login: anybody() }),
    });
    const isBack = () => answer.headers.get("location")?.startsWith(ORIGIN) ?? false;
    for (let hop = 0; hop < 5 && !isBack(); hop += 1) {
      answer = await person.go(new URL(answer.headers.get("location") ?? "", provider.origin).href);
    }
    expect(isBack()).toBe(true);
    const stranger = visitor();
    const callback = answer.headers.get("location") ?? "";
    const end = await stranger.go(callback);
    expect(end.headers.get("location")).toContain("state_mismatch");
    expect(await whoIs(stranger)).toBeUndefined();
  });
});

describe("[ACC-1] connecting an identity", () => {
  it("links it, with any address, and then signs in with it", async () => {
    const [email, other] = [anybody(), anybody()];
    const person = await withPassword(email);
    const end = await signInAs(person, other, { path: redirectPath("link") });
    expect([end.pathname, end.search]).toEqual(["/palettes", ""]);
    const again = visitor();
    await signInAs(again, other);
    expect((await whoIs(again))?.email).toBe(email);
  });

  it("mails it to the account, but not the identity that makes an account", async () => {
    const [email, other] = [anybody(), anybody()];
    const person = await withPassword(email);
    await signInAs(person, other, { path: redirectPath("link") });
    expect(await listMails(opened.db, 1, email)).toMatchObject([
      { kind: "identity-linked", vars: { provider: provider.settings.name } },
    ]);
    const third = anybody();
    await signInAs(visitor(), third);
    await signInAs(visitor(), third);
    expect(await listMails(opened.db, 10, third)).toEqual([]);
  });

  it("does not confirm the address of an account that exists, so that nothing of a stranger's is confirmed with it", async () => {
    const email = anybody();
    const person = await withPassword(email);
    await signInAs(person, email, { path: redirectPath("link") });
    const again = visitor();
    await signInAs(again, email);
    expect(await whoIs(again)).toMatchObject({ email, emailVerified: false });
  });

  it("rejects one that is linked to another account", async () => {
    const theirs = anybody();
    await signInAs(visitor(), theirs);
    const person = await withPassword(anybody());
    const end = await signInAs(person, theirs, { path: redirectPath("link") });
    expect(end.searchParams.get("error")).toBe("account_already_linked_to_different_user");
  });

  it("requires a visitor to sign in", async () => {
    const answer = await visitor().go(redirectPath("link"), { headers: OWN_PAGE });
    expect(answer.headers.get("location")).toMatch(/^\/login\?error=/);
  });
});

describe("[ACC-1] the addresses that start sign-in with a provider", () => {
  it.each(["cross-site", "same-site", "none", undefined])("reject %s", async (site) => {
    const headers = site === undefined ? {} : { "sec-fetch-site": site };
    for (const path of [redirectPath("sign-in"), "/auth/popup?provider=house&mode=sign-in&nonce=12345678"]) {
      const answer = await visitor().go(path, { headers });
      expect([answer.status, await answer.json()]).toEqual([403, { code: "unauthorized-domain" }]);
    }
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
    "only redirect to paths of this site: %s",
    async (to) => {
      const query = new URLSearchParams({ provider: "house", mode: "sign-in", to, from: "/login" });
      expect((await visitor().go(`/auth/redirect?${query}`, { headers: OWN_PAGE })).status).toBe(400);
    },
  );

  it("report the result on the popup's last page, and nothing else", async () => {
    const person = visitor();
    const end = await signInAs(person, anybody(), {
      path: "/auth/popup?provider=house&mode=sign-in&nonce=0123456789",
    });
    expect(end.pathname + end.search).toBe("/auth/popup/done?nonce=0123456789");
    const page = await person.go(end.href);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const token = person.jar.value(new URL(ORIGIN), "tincture.session_token");
    expect(token).toBeDefined();
    expect(await page.text()).not.toContain(token);
  });

  it("reject a provider that is not configured", async () => {
    const answer = await visitor().go(redirectPath("sign-in", "nobody"), { headers: OWN_PAGE });
    expect(answer.headers.get("location")).toBe("/login?error=PROVIDER_NOT_FOUND");
  });

  it("report that a provider is unavailable, and work once it is back", async () => {
    const person = visitor();
    const away = await person.go(redirectPath("sign-in", "away"), { headers: OWN_PAGE });
    expect(away.headers.get("location")).toBe("/login?error=PROVIDER_UNREACHABLE");
    const back = await startIdentityProvider({ appOrigins: [ORIGIN], id: "away", port: awayPort });
    try {
      const end = await signInAs(person, anybody(), { path: redirectPath("sign-in", "away") });
      expect([end.pathname, end.search]).toEqual(["/palettes", ""]);
    } finally {
      await back.close();
    }
  });
});
