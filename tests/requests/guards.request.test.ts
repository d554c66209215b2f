import { expect, it } from "vitest";
import { ORIGIN } from "./application.ts";
import { createVisitor } from "./visitor.ts";

const GUARDED = [
  "/profile",
  "/profile/account",
  "/profile/billing",
  "/profile/support",
  "/profile/welcome",
  "/profile/collections",
  "/sandbox/checkout",
  "/sandbox/portal",
  "/collections/likes/palettes",
  "/collections/likes/gradients",
  "/collections/saved/palettes",
  "/collections/saved/gradients",
  "/collections/abc123/palettes",
  "/collections/abc123/gradients",
];

it.each(GUARDED)("[SES-2] %s leads a signed-out visitor to login and remembers the way", async (path) => {
  const answer = await createVisitor().ask(`${path}?tab=a%20b&page=2`);
  expect([302, 303, 307]).toContain(answer.status);
  const target = new URL(answer.headers.get("location") ?? "", ORIGIN);
  expect(target.pathname).toBe("/login");
  expect(target.searchParams.get("redirect")).toBe(path);
  expect(target.searchParams.get("tab")).toBe("a b");
  expect(target.searchParams.get("page")).toBe("2");
});

it("[SES-2] pages for signed-out visitors are not guarded", async () => {
  const { ask } = createVisitor();
  for (const path of ["/login", "/signup", "/forgot-password", "/login/link", "/login/action"]) {
    expect((await ask(path)).status, path).toBe(200);
  }
});
