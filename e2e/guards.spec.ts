import { expect, test } from "./fixture.ts";

const GUARDED = [
  "/profile",
  "/profile/account",
  "/profile/billing",
  "/profile/support",
  "/profile/welcome",
  "/profile/collections",
  "/collections/likes/palettes",
  "/collections/likes/gradients",
  "/collections/saved/palettes",
  "/collections/saved/gradients",
  "/collections/abc123/palettes",
  "/collections/abc123/gradients",
];

for (const path of GUARDED) {
  test(`[SES-2] ${path} leads a signed-out visitor to login and remembers the way`, async ({ request }) => {
    const answer = await request.get(`${path}?tab=a%20b&page=2`, { maxRedirects: 0 });
    expect([302, 303, 307]).toContain(answer.status());
    const target = new URL(answer.headers().location ?? "", "http://here");
    expect(target.pathname).toBe("/login");
    expect(target.searchParams.get("redirect")).toBe(path);
    expect(target.searchParams.get("tab")).toBe("a b");
    expect(target.searchParams.get("page")).toBe("2");
  });
}

test("[SES-2] pages for signed-out visitors are not guarded", async ({ request }) => {
  for (const path of ["/login", "/signup", "/forgot-password", "/login/link", "/login/action"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});
