import { APIError } from "better-auth/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { libraryLog } from "./library-log.ts";
import { openTestAuth, type TestAuth, TestBrowser } from "./testing/test-auth.ts";

const lines: string[] = [];
const log = createLog((line) => lines.push(line));
const errors = () => lines.filter((line) => line.includes('"level":"error"'));

let auth: TestAuth;
beforeAll(async () => {
  auth = await openTestAuth({}, { log });
});
afterAll(() => auth.close());

const EVIL = "//evil.example/secret-of-a-visitor";

it.each([
  ["POST", "/api/auth/sign-in/email", { email: "a@mail.example", password: "x", callbackURL: EVIL }],
  [
    "POST",
    "/api/auth/sign-up/email",
    { name: "N", email: "a@mail.example", password: "x", callbackURL: EVIL },
  ],
  ["POST", "/api/auth/request-password-reset", { email: "a@mail.example", redirectTo: EVIL }],
  ["POST", "/api/auth/sign-in/social", { provider: "nobody", callbackURL: EVIL }],
  ["POST", "/api/auth/change-email", { newEmail: "b@mail.example", callbackURL: EVIL }],
  ["POST", "/api/auth/two-factor/verify-totp", { code: "{}" }],
  ["GET", `/api/auth/callback/google?state=${EVIL}&code=1`, undefined],
  ["GET", `/api/auth/callback/nobody?error=${EVIL}`, undefined],
  ["GET", `/api/auth/verify-email?token=${EVIL}&callbackURL=${EVIL}`, undefined],
] as const)(
  "[QLT-5] a visitor makes no line of an error, and writes nothing into one: %s %s",
  async (method, path, body) => {
    lines.length = 0;
    const answer = await new TestBrowser(auth).send(
      method,
      path,
      body && { "content-type": "application/json" },
      body && JSON.stringify(body),
    );
    expect(answer.status).toBeLessThan(500);
    expect(errors()).toEqual([]);
    expect(lines.join()).not.toContain("secret-of-a-visitor");
  },
);

it("[QLT-5] what fails on our side is an error", () => {
  lines.length = 0;
  const { log: say } = libraryLog(log);
  say?.("error", "Failed to read session", Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
  say?.("error", "An error occurred", new TypeError("x is not a function"));
  say?.("error", "Failed", new APIError("INTERNAL_SERVER_ERROR"));
  expect(errors()).toHaveLength(3);
  say?.("error", "State not found", new Error("state"));
  say?.("error", "Refused", new APIError("BAD_REQUEST"));
  say?.("warn", "Old option");
  expect(errors()).toHaveLength(3);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: "info", event: "sign-in refused", reason: "State not found" }),
  );
});
