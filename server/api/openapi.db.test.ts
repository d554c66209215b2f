import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "#calls/calls.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import type { ApiDocument, Operation } from "./openapi-document.server.ts";
import { requestOf } from "./testing/documented-request.ts";
import { type TestApi, testApi } from "./testing/test-api.ts";

let opened: OpenedDatabase;
let test: TestApi;
let document: ApiDocument;
beforeAll(async () => {
  opened = await openTestDatabase("seeded");
  test = testApi(opened.db);
  const { body } = await test.get("/openapi.json");
  document = body as ApiDocument; // The tests below check the shape of the document.
});
afterAll(() => opened.close());

const operations = (): { path: string; method: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => name)).toEqual(named);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(operation.summary.length).toBeGreaterThan(3);
      expect(operation.responses["200"]).toBeDefined();
      for (const tag of operation.tags) expect(document.tags.map(({ name }) => name)).toContain(tag);
    }
  });
  it("has no dangling reference", () => {
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      if ("$ref" in node) {
        const parts = String(node.$ref).split("/").slice(1);
        const target = parts.reduce<unknown>(
          (at, part) => (at as Record<string, unknown> | undefined)?.[part],
          document,
        );
        expect(target, String(node.$ref)).toBeDefined();
      }
      for (const child of Object.values(node)) visit(child);
    };
    visit(document);
    expect(JSON.stringify(document)).toContain("$ref");
  });
  it("has every route of the server, and no other", () => {
    const routes = test.api.routes
      .filter(({ method }) => method === "GET" || method === "POST")
      .map(
        ({ method, path }) =>
          `${method} ${path.replace("/api/v1", "").replaceAll(/:(\w+)(?:\{[^}]*\})?/g, "{$1}")}`,
      );
    const documented = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(documented.toSorted()).toEqual([...new Set(routes)].toSorted());
    expect(documented).toHaveLength(CALLS.length + 1);
  });
  it("every example gets the documented answer, which matches its schema", async () => {
    for (const { path, method, operation } of operations()) {
      const call = CALLS.find(({ name }) => name === operation.operationId);
      if (call === undefined) continue;
      const { address, init } = requestOf(path, method, operation);
      const answer = await test.send(address, init);
      expect(answer.status, `${address} ${answer.text}`).toBe(200);
      const response = operation.responses["200"];
      const content = response !== undefined && "content" in response ? response.content : undefined;
      const [type = "", entry] =
        Object.entries(content ?? {}).find(([, each]) => each.example !== undefined) ?? [];
      expect(answer.headers.get("content-type")).toContain(type.split(";")[0]);
      expect(answer.body ?? answer.text).toEqual(entry?.example);
      if (call.answer !== undefined) {
        const read = v.safeParse(call.answer, answer.body);
        expect(
          read.issues?.map((issue) => v.getDotPath(issue)),
          call.name,
        ).toBeUndefined();
        // The schema contains every property of the answer.
        if (call.answer.type === "object") expect(read.output).toEqual(answer.body);
      }
    }
  });
  it("may be cached for a while, and supports conditional requests", async () => {
    const { headers } = await test.get("/openapi.json");
    expect(headers.get("cache-control")).toContain("max-age");
    expect((await test.get("/openapi.json", { "If-None-Match": headers.get("etag") ?? "" })).status).toBe(
      304,
    );
  });
});
