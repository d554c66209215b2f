import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessions } from "#server/auth/auth-tables.ts";
import {
  openTestAuth,
  PASSWORD,
  signedUp,
  type TestAuth,
  TestBrowser,
} from "#server/auth/testing/test-auth.ts";
import { MAX_SESSION_MS } from "./session-age.ts";
import { userOfSession } from "./session-person.server.ts";

const DAY_MS = 86_400_000;

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth();
});
afterAll(() => auth.close());

const personOf = (browser: TestBrowser) =>
  userOfSession(auth.services.auth, browser.request("GET", "/").headers);

/** Lets the session have begun so long ago; it was used a moment ago. */
async function begunAgo(browser: TestBrowser, ms: number): Promise<void> {
  const person = await personOf(browser);
  await auth.db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - ms), expiresAt: new Date(Date.now() + 29.5 * DAY_MS) })
    .where(eq(sessions.id, person?.sessionId ?? ""));
}

it("[SES-1] [ACC-4] a session ends ninety days after signing in, however much it is used", async () => {
  const { browser, email } = await signedUp(auth);
  await begunAgo(browser, MAX_SESSION_MS - DAY_MS);
  expect(await personOf(browser)).toMatchObject({ email });
  await begunAgo(browser, MAX_SESSION_MS + 1000);
  expect(await personOf(browser)).toBeNull();
  expect((await browser.post("/api/auth/sign-out", {})).status).toBe(200);
});

it("[SES-1] one that has ended so is in no list of another device", async () => {
  const { browser, email } = await signedUp(auth);
  await begunAgo(browser, MAX_SESSION_MS + 1000);
  const other = new TestBrowser(auth);
  await other.post("/api/auth/sign-in/email", { email, password: PASSWORD });
  const { headers } = other.request("GET", "/");
  expect(await auth.services.auth.api.listSessions({ headers })).toHaveLength(1);
});
