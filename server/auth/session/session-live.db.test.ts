import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { customers } from "#server/account/subscription-tables.ts";
import { sessions, users } from "#server/auth/auth-tables.ts";
import { openTestAuth, signedUp, type TestAuth, type TestBrowser } from "#server/auth/testing/test-auth.ts";
import { rowsOf } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { testServer, urlOf } from "#tests/postgres-server.ts";
import { addSubscription } from "#tests/subscription-rows.ts";

let auth: TestAuth;
const stopping = new AbortController();
const opened: ReadableStreamDefaultReader[] = [];
beforeAll(async () => {
  auth = await openTestAuth({}, { stopping: stopping.signal });
});
afterEach(() => Promise.all(opened.splice(0).map(async (reader) => reader.cancel())));
afterAll(() => auth.close());

interface Event {
  readonly event: string;
  readonly data: string;
}

/** The events of a stream, as an event source reads them; undefined at its end. */
async function follow(browser: TestBrowser): Promise<() => Promise<Event | undefined>> {
  const answer = await auth.app.fetch(browser.request("GET", "/api/session/live"));
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error("The answer has no body");
  opened.push(reader);
  let text = "";
  return async () => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const event = /^event: (.*)$/m.exec(block)?.[1];
        if (event !== undefined) return { event, data: /^data: (.*)$/m.exec(block)?.[1] ?? "" };
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
}

const planIn = (event: Event | undefined): unknown => JSON.parse(event?.data ?? "null")?.plan;
const uidOf = async (email: string): Promise<string> => {
  const [user] = await auth.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? "";
};

it("[SUB-1] [PLT-6] two tabs hear the state at once, and each change of the subscription after it", async () => {
  const { browser, email } = await signedUp(auth);
  const uid = await uidOf(email);
  const tabs = [await follow(browser), await follow(browser)];
  for (const next of tabs)
    expect(JSON.parse((await next())?.data ?? "")).toMatchObject({ plan: "free", user: { email } });
  await addSubscription(auth.db, uid, "trialing");
  for (const next of tabs)
    expect(JSON.parse((await next())?.data ?? "")).toMatchObject({
      plan: "pro",
      subscription: { status: "trialing", cancels: false, periodEndsAt: null },
    });
  for (const [status, plan] of [
    ["past_due", "free"],
    ["unpaid", "pro"],
    ["canceled", "free"],
  ]) {
    await auth.db.execute(
      sql`update subscriptions set status = ${status} where customer_id = ${`customer-${uid}`}`,
    );
    for (const next of tabs) expect(planIn(await next())).toBe(plan);
  }
});

it("[SUB-1] what does not change what is shown sends nothing, and another person's change neither", async () => {
  const { browser, email } = await signedUp(auth);
  const other = await signedUp(auth);
  const uid = await uidOf(email);
  const next = await follow(browser);
  await next();
  await addSubscription(auth.db, await uidOf(other.email), "active");
  await addSubscription(auth.db, uid, "canceled");
  expect(planIn(await next())).toBe("free");
  await auth.db.execute(
    sql`update subscriptions set trial_ends_at = now() where customer_id = ${`customer-${uid}`}`,
  );
  await auth.db.update(users).set({ name: "Another name" }).where(eq(users.id, uid));
  expect((await next())?.data).toContain("Another name");
});

it("[SES-1] a session that ends anywhere ends the stream, and a visitor gets none", async () => {
  const { browser, email } = await signedUp(auth);
  const next = await follow(browser);
  await next();
  await auth.db.delete(sessions).where(eq(sessions.userId, await uidOf(email)));
  expect(await next()).toEqual({ event: "ended", data: "" });
  expect(await next()).toBeUndefined();
  const after = await auth.app.fetch(browser.request("GET", "/api/session/live"));
  expect(after.status).toBe(204);
});

it("[PLT-6] a change that another instance makes is heard", async () => {
  const { browser, email } = await signedUp(auth);
  const next = await follow(browser);
  await next();
  const [named] = rowsOf(await auth.db.execute(sql`select current_database() as name`));
  const url = urlOf(testServer(), String(named?.["name"]));
  const other = await openDatabase({ databaseUrl: url });
  await addSubscription(other.db, await uidOf(email), "active");
  expect(planIn(await next())).toBe("pro");
  await other.close();
});

it("[SUB-1] a deleted customer is a person without a subscription", async () => {
  const { browser, email } = await signedUp(auth);
  const uid = await uidOf(email);
  await addSubscription(auth.db, uid, "active");
  const next = await follow(browser);
  expect(planIn(await next())).toBe("pro");
  await auth.db.execute(sql`delete from subscriptions where customer_id = ${`customer-${uid}`}`);
  expect(planIn(await next())).toBe("free");
  await auth.db.delete(customers).where(eq(customers.userId, uid));
});

it("[QLT-5] a person may open twenty streams, and each that ends makes room", async () => {
  const { browser } = await signedUp(auth);
  const ask = async () => auth.app.fetch(browser.request("GET", "/api/session/live"));
  const answers = await Promise.all(Array.from({ length: 21 }, ask));
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  await Promise.all(answers.map(async (answer) => answer.body?.cancel()));
  const again = await ask();
  expect(again.status).toBe(200);
  await again.body?.cancel();
});

it("[QLT-5] a process that stops ends its streams", async () => {
  const { browser } = await signedUp(auth);
  const next = await follow(browser);
  await next();
  stopping.abort();
  expect(await next()).toBeUndefined();
});
