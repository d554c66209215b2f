import { Hono } from "hono";
import { expect, it } from "vitest";
import { SCRIPTS_HEADER } from "./page-scripts.server.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const measurement = {
  analyticsDomain: undefined,
  analyticsScript: undefined,
  recordingScript: undefined,
  recordingId: undefined,
};

async function ask(appOrigin: string | undefined, headers: Record<string, string> = {}) {
  const app = new Hono();
  app.use(securityHeaders({ measurement, appOrigin, isDevelopment: false }));
  app.get("*", (c) =>
    c.html("<p>a</p><script>alert(1)</script>", 200, { [SCRIPTS_HEADER]: "'sha256-known'" }),
  );
  return app.fetch(new Request("http://tincture.example/", { headers }));
}

it("[QLT-4] [S19] browsers are told to stay on https by the settings, not by a header of the request", async () => {
  const hsts = async (origin: string | undefined, headers?: Record<string, string>) =>
    (await ask(origin, headers)).headers.get("strict-transport-security");
  expect(await hsts("https://tincture.example")).toMatch(/^max-age=\d{7,}/);
  expect(await hsts("http://tincture.example", { "x-forwarded-proto": "https" })).toBeNull();
  expect(await hsts(undefined, { "x-forwarded-proto": "https" })).toBeNull();
});

it("[QLT-4] [S7] a script that the renderer did not name is not in the policy", async () => {
  const { headers } = await ask(undefined);
  expect(headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-known';");
  expect(headers.get(SCRIPTS_HEADER)).toBeNull();
});

it("[QLT-4] [S18] one page reads pictures of other sites, and none shows them from there", () => {
  const policy = (path: string) => contentSecurityPolicy({ path, scripts: "", styles: "", measurement });
  for (const path of ["/palettes", "/color-image-picker"])
    expect(policy(path)).toContain("img-src 'self' data: blob:;");
  expect(policy("/palettes")).not.toContain("https:;");
  expect(policy("/color-image-picker")).toMatch(/connect-src 'self'[^;]* https:;/);
});

it("[QLT-4] [S19] an answer that sets a cookie is not stored, also a redirect", async () => {
  const app = new Hono();
  app.use(securityHeaders({ measurement, appOrigin: undefined, isDevelopment: false }));
  app.get("/login", (c) => {
    c.header("Set-Cookie", "a=b");
    return c.redirect("/profile");
  });
  const answer = await app.fetch(new Request("http://tincture.example/login"));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
});

it("[QLT-4] [SUB-3] forms lead to the payment service only on a server with its keys", () => {
  const policy = (takesPayments: boolean) =>
    contentSecurityPolicy({ path: "/profile/billing", scripts: "", styles: "", measurement, takesPayments });
  expect(policy(false)).toContain("form-action 'self';");
  expect(policy(true)).toContain(
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com;",
  );
});

it.each([400, 401, 404, 405, 410, 414, 429, 501, 503] as const)(
  "[QLT-4] a refusal says that nobody keeps it, of any type: %d",
  async (status) => {
    const app = new Hono();
    app.use(securityHeaders({ measurement, appOrigin: undefined, isDevelopment: false }));
    app.get("/text", (c) => c.text("There is no palette of this id.", status));
    app.get("/page", (c) => c.html("<p>Not found</p>", status));
    app.get("/data", (c) => c.json({}, status));
    app.get("/said", (c) => c.text("", status, { "Cache-Control": "public, max-age=60" }));
    const told = async (path: string) => (await app.request(path)).headers.get("cache-control");
    for (const path of ["/text", "/page", "/data"]) expect(await told(path), path).toBe("no-store");
    expect(await told("/said")).toBe("public, max-age=60");
  },
);
