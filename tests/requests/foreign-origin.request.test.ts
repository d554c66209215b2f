import { describe, expect, it } from "vitest";
import { pathsWithAction } from "#tests/page-routes.ts";
import { ORIGIN, openApplication } from "./application.ts";
import { createVisitor } from "./visitor.ts";

const CHANGING = ["POST", "PUT", "PATCH", "DELETE"];
/** Apple posts its answer; this address only redirects to a plain GET address. */
const LED_ON = "/api/auth/callback/apple";
/** The payment service calls it from its own servers; a signature replaces the check of the origin ([SUB-3]). */
const SIGNED = "/api/billing/webhook";
const FOREIGN: Record<string, string>[] = [
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  {},
];

const filled = (path: string) =>
  path.replaceAll(/:\w+(\{[^}]*\})?/g, "x7Yz12abQw").replaceAll("*", "anything");

describe("[QLT-4] a change that another site asks for", () => {
  it("is refused on every address that changes something", async () => {
    const { routes } = await openApplication();
    const own = routes
      .filter(({ method }) => CHANGING.includes(method))
      .map(({ method, path }) => ({ method, path: filled(path) }))
      .filter(({ path }) => path !== LED_ON && path !== SIGNED);
    const pages = pathsWithAction().flatMap((path) =>
      CHANGING.map((method) => ({ method, path: filled(path) })),
    );
    expect(own.length).toBeGreaterThan(5);
    expect(pages.length).toBeGreaterThan(60);
    const { ask } = createVisitor();
    const letIn: string[] = [];
    for (const { method, path } of [...own, ...pages]) {
      for (const headers of FOREIGN) {
        const answer = await ask(path, { method, headers, body: "{}" });
        if (answer.status !== 403)
          letIn.push(`${method} ${path} ${JSON.stringify(headers)}: ${answer.status}`);
        expect(answer.headers.get("set-cookie"), path).toBeNull();
      }
    }
    expect(letIn).toEqual([]);
  });

  it("is let through from our own pages", async () => {
    const answer = await createVisitor().ask("/api/auth/sign-in/email", {
      method: "POST",
      headers: { origin: ORIGIN },
      json: { email: "nobody@example.com", password: "not the right one" },
    });
    expect(answer.status).not.toBe(403);
  });

  it("only leads on where a provider comes back with a form", async () => {
    const answer = await createVisitor().ask(LED_ON, {
      method: "POST",
      headers: { origin: "https://elsewhere.example" },
      form: { code: "a", state: "b" },
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${LED_ON}?code=a&state=b`]);
  });
});
