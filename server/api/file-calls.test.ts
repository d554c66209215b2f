import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { planForFormat } from "#domain/plans.ts";
import { DEFAULT_EXPORT_OPTIONS, EXPORT_FORMATS, loadExporter } from "#engine/files/export/export-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { sampled } from "#tests/exhaustive.ts";
import { testApi } from "./testing/test-api.ts";

const { api, post, send } = testApi();
const Imported = v.object({
  name: v.optional(v.string()),
  colors: v.array(v.object({ name: v.optional(v.string()), color: v.string() })),
});
const COLORS = [
  { name: "Deep", color: "#0e2a47" },
  { name: "Sand", color: "#f4ebd9" },
  { name: "Signal", color: "#e4572e" },
];

const exported = async (
  format: string,
  request: object = {},
): Promise<{ answer: Response; bytes: Uint8Array<ArrayBuffer> }> => {
  const answer = await api.request("/api/v1/export", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Harbour", colors: COLORS, format, ...request }),
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const importFile = (body: string | Uint8Array<ArrayBuffer>, query = "") =>
  send(`/import${query}`, { method: "POST", body });
const colorOf = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const hexesOf = (body: unknown) =>
  v.parse(Imported, body).colors.map(({ color }) => {
    const parsed = parseColor(color);
    return parsed.ok ? formatHex(parsed.color) : color;
  });

const FREE_FORMATS = EXPORT_FORMATS.filter(({ id }) => planForFormat(id) === "free");
const PRO_FORMATS = EXPORT_FORMATS.filter(({ id }) => planForFormat(id) === "pro");

describe("POST /export", () => {
  it.each(PRO_FORMATS.map(({ id }) => id))("[U17] [SUB-2] %s needs the key of a Pro account", async (id) => {
    const request = { name: "Harbour", colors: COLORS, format: id };
    expect(await post("/export", request)).toMatchObject({
      status: 402,
      body: { type: "/api#problem-needs-pro", status: 402, detail: expect.stringContaining("Pro account") },
    });
  });
  it.each(FREE_FORMATS.map((format) => [format.id, format] as const))(
    "[COL-6] writes %s with its media type and a file name",
    async (id, format) => {
      const { answer, bytes } = await exported(id);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain(format.mediaType);
      expect(answer.headers.get("content-disposition")).toBe(
        `attachment; filename="harbour.${format.extension}"`,
      );
      // The shortest has three hex values, one a line.
      expect(bytes.byteLength).toBeGreaterThanOrEqual(24);
    },
  );
  it("[COL-6] applies its options", async () => {
    const text = async (request: object) => new TextDecoder().decode((await exported("css", request)).bytes);
    expect(await text({ options: { prefix: "brand", valueFormat: "oklch", caseStyle: "camel" } })).toMatch(
      /--brandDeep: oklch\(/,
    );
    expect(await text({ options: { naming: "index", shareLink: "https://tincture.example/p/1" } })).toMatch(
      /^:root \{\s+--color-1: #0e2a47[\s\S]*\/\* https:\/\/tincture.example\/p\/1 \*\/\n$/,
    );
    const template = await exported("template", { options: { template: "{name}={hex}" } });
    expect(new TextDecoder().decode(template.bytes)).toBe("Deep=#0e2a47\nSand=#f4ebd9\nSignal=#e4572e\n");
  });
  it.each([
    [{ colors: [{ color: "nope" }] }, "colors.0.color"],
    [{ colors: [] }, "colors"],
    [{ format: "exe" }, "format"],
    [{ options: { template: "{secret}" } }, "options.template"],
    [{ options: { shareLink: "javascript" } }, "options.shareLink"],
    [{ name: "a\r\nSet-Cookie: x" }, "name"],
  ])("rejects %o", async (request, path) => {
    const answer = await post("/export", { name: "x", colors: COLORS, format: "css", ...request });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });
  it("[QLT-5] writes any name in any format", async () => {
    const name = fc
      .oneof(
        fc.string({ unit: "binary", maxLength: 40 }),
        fc.constantFrom(
          "*/ </style>",
          "]]> -->",
          '"; drop',
          "日本語",
          "\u202e",
          "=1+1",
          "constructor",
          "__proto__",
          "🎨",
        ),
      )
      .map((text) => text.replaceAll(/\p{Cc}/gu, ""));
    await fc.assert(
      fc.asyncProperty(
        name,
        name,
        fc.constantFrom(...FREE_FORMATS.map(({ id }) => id).filter((id) => id !== "png")),
        async (title, first, format) => {
          const { answer } = await exported(format, {
            name: title,
            colors: [
              { name: first, color: "oklch(70% 0.4 150)" },
              { name: first, color: "#0000" },
            ],
          });
          expect(answer.status).toBe(200);
        },
      ),
      { numRuns: sampled(120, 30) },
    );
  });
});

describe("POST /import", () => {
  it.each([
    ["ase", "ase"],
    ["gpl", "gpl"],
    ["dtcg", "dtcg"],
    ["json", "json"],
    ["csv", "csv"],
    ["css", "css"],
    ["scss", "scss"],
  ])("[COL-6] imports the %s export", async (id, format) => {
    const { bytes } = await exported(id);
    const answer = await importFile(bytes, `?format=${format}`);
    expect(answer.status, answer.text).toBe(200);
    expect(hexesOf(answer.body)).toEqual(COLORS.map(({ color }) => color));
  });
  it.each([
    ["kotlin", "val Pine = Color(0xFF0B6E4F)\n"],
    ["flutter", "const pine = Color(0xFF0B6E4F);\n"],
    ["yaml", 'palette:\n  pine: "#0b6e4f"\n'],
    ["toml", '[colors]\npine = "#0b6e4f"\n'],
    ["text", "foreground #0b6e4f\nbackground #0b6e4f\n"],
    ["json", '{"pine":"#0b6e4f"}\n{"pine":"#0b6e4f"}\n'],
    ["xml", "<plist><dict><key>pine</key><string>#0b6e4f</string></dict></plist>"],
  ])("[COL-6] imports %s by that name", async (format, text) => {
    const answer = await importFile(text, `?format=${format}`);
    expect(answer.status, answer.text).toBe(200);
    expect(new Set(hexesOf(answer.body))).toEqual(new Set(["#0b6e4f"]));
  });
  it("[COL-6] imports the aco export", async () => {
    const colors = COLORS.map(({ name, color }) => ({ name, color: colorOf(color) }));
    const bytes = await (await loadExporter("aco"))({ colors }, DEFAULT_EXPORT_OPTIONS);
    const answer = await importFile(typeof bytes === "string" ? bytes : new Uint8Array(bytes), "?format=aco");
    expect(hexesOf(answer.body)).toEqual(COLORS.map(({ color }) => color));
  });
  it("[COL-6] imports names and the title", async () => {
    const { bytes } = await exported("ase");
    expect((await importFile(bytes)).body).toMatchObject({
      name: "Harbour",
      colors: COLORS.map(({ name }) => ({ name })),
    });
  });
  it.each([
    ["", "", 422],
    ["nothing of the kind", "", 422],
    ["--a: red;", "?format=ase", 422],
    ["--a: red;", "?format=exe", 422],
    ["ASEF", "", 422],
    ["\u0000\u0001\u0000\u0005", "", 422],
  ])("rejects %o%s", async (body, query, status) =>
    expect((await importFile(body, query)).status).toBe(status),
  );
  it("rejects a multipart form and a compressed body", async () => {
    const form = new FormData();
    form.set("file", new Blob(["red"]));
    expect((await send("/import", { method: "POST", body: form })).status).toBe(415);
    expect(
      (await send("/import", { method: "POST", body: "red", headers: { "Content-Encoding": "gzip" } }))
        .status,
    ).toBe(415);
  });
  it("[QLT-5] never fails on unreadable files", async () => {
    const heads = [
      "",
      "ASEF\0\u0001\0\0",
      "GIMP Palette\n",
      "{",
      "[",
      "name,hex\n",
      "\0\u0001",
      "\0\u0002",
      "<svg>",
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }), async (head, tail) => {
        const body = new Uint8Array([...new TextEncoder().encode(head), ...tail]);
        const answer = await importFile(body);
        expect([200, 422]).toContain(answer.status);
        expect(answer.text).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: sampled(400, 100) },
    );
  });
  it.each(["(", ",", "name,hex\n((((", '"', "{", "[", "rgb(", "#f00 ", "GIMP Palette\n", "http://a/"])(
    "[QLT-5] a million characters of %o are read to their end, too",
    async (part) => {
      const head = part === "(" ? "name,hex\n" : "";
      const body = (head + part.repeat(Math.ceil(1_000_000 / part.length))).slice(0, 1_000_000);
      expect([200, 422]).toContain((await importFile(body)).status);
    },
  );
  it("rejects more than 10,000 colors", async () => {
    const answer = await importFile("#abc\n".repeat(10_001));
    expect(answer.status).toBe(422);
    expect((await importFile("#abc\n".repeat(10_000))).status).toBe(200);
  });
});
