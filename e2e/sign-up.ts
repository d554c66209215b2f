// A new account for a test, by the calls that the page of signing up makes.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** The server of this run, as playwright.config.ts starts it. */
export const ORIGIN = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Signs the context of the page up and in; its next page knows them. Gives their e-mail address. */
export async function signUp(page: Page, name = "Test Person"): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: { name, email, password: `pass-${randomUUID()}` },
    headers: { origin: ORIGIN, "x-bot-check": await botCheck(page) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  // Beside the session's own cookies, which scripts cannot see: that it is worth asking.
  await page.context().addCookies([{ name: "tincture.in", value: "1", url: ORIGIN }]);
  return email;
}

/** Every sign-up is asked to prove that it is no robot. */
async function botCheck(page: Page): Promise<string> {
  const answer = await (await page.request.get("/api/auth-config/bot-check?action=sign-up")).json();
  if (!answer.enabled) return "";
  const solution = await solveChallenge({ challenge: answer.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: answer.challenge, solution })).toString("base64");
}
