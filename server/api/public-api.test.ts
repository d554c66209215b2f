import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/plans.ts";
import type { Database } from "#server/db/database.ts";
import { testApi } from "./testing/test-api.ts";

const { api, get, post, send } = testApi();
const JSON_TYPE = { "Content-Type": "application/json" };
const REQUEST = { colors: ["red"], to: ["hex"] };
const raw = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE) =>
  send("/convert", { method: "POST", headers, body });

describe("problems (RFC 9457)", () => {
  it.each([
    ["bad JSON", () => raw("{"), 400],
    ["no body", () => send("/convert", { method: "POST", headers: JSON_TYPE }), 400],
    ["wrong encoding", () => raw(Uint8Array.from([0x22, 0xff, 0x22])), 400],
    ["UTF-16", () => raw(Uint8Array.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0])), 400],
    ["an address that is no UTF-8", () => get("/colors/%E0%A4%A"), 400],
    ["no such call", () => get("/nothing"), 404],
    ["no such version", () => get("/../v2/convert"), 404],
    ["the wrong method", () => get("/convert"), 405],
    ["the wrong method on a reading call", () => post("/palettes", {}), 405],
    ["too large a body", () => raw(`"${"x".repeat(1_048_576)}"`), 413],
    ["too long an address", () => get(`/colors/${"a".repeat(20_000)}`), 414],
    ["a form", () => raw("colors=red", { "Content-Type": "application/x-www-form-urlencoded" }), 415],
    ["text", () => raw(JSON.stringify(REQUEST), { "Content-Type": "text/plain" }), 415],
    [
      "another charset",
      () => raw(JSON.stringify(REQUEST), { "Content-Type": "application/json; charset=utf-16" }),
      415,
    ],
    ["a packed body", () => raw(JSON.stringify(REQUEST), { ...JSON_TYPE, "Content-Encoding": "gzip" }), 415],
    ["a missing field", () => post("/convert", { colors: ["red"] }), 422],
    [
      "a list too long",
      () => post("/convert", { colors: Array.from({ length: 10_001 }, () => "red"), to: ["hex"] }),
      422,
    ],
    ["no object", () => raw("[]"), 422],
    ["null", () => raw("null"), 422],
  ])("[QLT-5] %s", async (_what, ask, status) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.body).toMatchObject({
      type: expect.stringMatching(/^\/api#problem-/),
      title: expect.any(String),
      status,
      detail: expect.any(String),
    });
  });
  it("have path, message and code of each invalid value", async () => {
    const { body } = await post("/convert", { colors: "red", to: ["hex", "hx"], precision: 11.5 });
    expect(body).toMatchObject({
      status: 422,
      errors: [
        { path: "colors", message: "A list is expected.", code: "wrong_type" },
        { path: "to.1", message: expect.stringContaining("hex8"), code: "unknown_choice" },
        { path: "precision", code: "not_whole" },
        { path: "precision", code: "out_of_range" },
      ],
    });
  });
  it("name each wrong value with its path in the sentence, too", async () => {
    const { body } = await post("/convert", { to: ["hx"], precision: 11.5 });
    expect(body).toMatchObject({
      detail: expect.stringMatching(
        /^4 values are not valid\. colors: This is missing\. to\.0 is "hx": Choose .+ precision is 11\.5: .+ And 1 more\.$/,
      ),
    });
    const long = await post("/convert", { colors: ["red"], to: ["x".repeat(200)] });
    expect(long.body).toMatchObject({
      detail: expect.stringMatching(/^One value is not valid\. to\.0: Choose /),
    });
  });
  it.each([
    ["a body", () => post("/convert", { ...REQUEST, presicion: 2 }), "presicion", "precision"],
    ["a query", () => get("/palettes?limt=3"), "limt", "limit"],
    [
      "the address of a file call",
      () => send("/read?nam=a.css", { method: "POST", body: "red" }),
      "nam",
      "name",
    ],
    [
      "an entry",
      () => post("/mix", { colors: [{ color: "red", ammount: 1 }], space: "oklab" }),
      "colors.0.ammount",
      "amount",
    ],
    [
      "options of an export",
      () => post("/export", { colors: [{ color: "red" }], format: "css", options: { prefx: "a" } }),
      "options.prefx",
      "prefix",
    ],
  ])("name a misspelt option of %s and the one that is meant", async (_where, ask, path, meant) => {
    const { status, body } = await ask();
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: expect.arrayContaining([
        { path, code: "unknown_option", message: `There is no such option. “${meant}” is probably meant.` },
      ]),
    });
  });
  it("name the options that there are, if none is near", async () => {
    const { body } = await post("/harmonies", { color: "red", harmony: "triadic", xyzzy: true });
    expect(body).toMatchObject({
      detail:
        "One value is not valid. xyzzy is true: There is no such option. There is color, harmony, count, wheel, precision.",
    });
  });
  it("leave names open where any name is one", async () => {
    const tokens = { anything: { $type: "color", $value: "#777777" } };
    expect((await post("/themes/audit", { tokens })).status).toBe(200);
  });
  it("list the methods that an address allows", async () => {
    expect((await get("/convert")).headers.get("allow")).toBe("POST, OPTIONS");
    expect((await post("/colors/red", {})).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect((await send("/convert", { method: "DELETE" })).status).toBe(405);
  });
  it("[QLT-5] an unavailable database is a 503 with Retry-After, an internal error a 500; both are logged", async () => {
    const failing = (error: Error) => {
      const select = () => {
        throw error;
      };
      // A mock of the database with only the methods that the first query of a list calls.
      return testApi({ select, $with: select } as unknown as Database);
    };
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const away = failing(new DrizzleQueryError("select 1", [], refused));
    const answer = await away.get("/palettes");
    expect(answer).toMatchObject({ status: 503, body: { type: "/api#problem-unavailable" } });
    expect(answer.headers.get("retry-after")).toBe("5");
    expect((await away.get("/colors/red")).status).toBe(200);
    const broken = failing(new DrizzleQueryError("select 1", [], new Error("syntax error")));
    expect(await broken.get("/palettes")).toMatchObject({
      status: 500,
      body: { title: "The server failed" },
    });
    expect([away.errors.length, broken.errors.length]).toEqual([1, 1]);
    expect((await broken.get("/palettes")).text).not.toContain("select");
  });
  it("answer every request below /api/, but not the page /api itself", async () => {
    expect((await api.request("/api/elsewhere")).headers.get("content-type")).toBe(
      "application/problem+json",
    );
    expect((await api.request("/api/v1")).status).toBe(404);
  });
});

describe("limits and CORS", () => {
  it("allows pages of every site to read, including preflight requests", async () => {
    const preflight = await send("/convert", {
      method: "OPTIONS",
      headers: {
        Origin: "https://elsewhere.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("content-type");
    const answer = await post("/convert", REQUEST, { Origin: "https://elsewhere.example" });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
  it(`answers ${PLAN_LIMITS.free.apiPerSecond} requests a second, then 429 with the time to wait, then again`, async () => {
    let now = 0;
    const limited = testApi(undefined, () => now);
    for (let index = 0; index < PLAN_LIMITS.free.apiPerSecond; index += 1)
      expect((await limited.get("/colors/red")).status).toBe(200);
    const refused = await limited.get("/colors/red");
    expect(refused).toMatchObject({ status: 429, body: { status: 429, title: "Too many requests" } });
    expect(refused.headers.get("retry-after")).toBe("1");
    expect((await limited.send("/colors/red", { method: "OPTIONS" })).status).toBe(204);
    now += 1000;
    expect((await limited.get("/colors/red")).status).toBe(200);
  });
  it("answers HEAD like GET without the body", async () => {
    const [head, whole] = [await send("/colors/red", { method: "HEAD" }), await get("/colors/red")];
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
  });
  it("accepts JSON with a charset, a byte order mark or a media type suffix", async () => {
    expect(
      (await raw(JSON.stringify(REQUEST), { "Content-Type": "Application/JSON; charset=UTF-8" })).status,
    ).toBe(200);
    expect((await raw(`\ufeff${JSON.stringify(REQUEST)}`)).status).toBe(200);
    expect((await raw(JSON.stringify(REQUEST), { "Content-Type": "application/vnd.x+json" })).status).toBe(
      200,
    );
  });
});
