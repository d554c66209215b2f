import { unzipSync } from "fflate";
import { PDFDocument } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseColorList } from "#engine/parse/parse-list.ts";
import { packageFonts } from "#engine/testing/package-fonts.ts";
import { readPng } from "#engine/testing/read-png.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type ExportOptions,
  type ExportPalette,
  loadExporter,
} from "./export/export-palette.ts";
import { CASE_STYLES, toIdentifiers } from "./export/identifiers.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const palette: ExportPalette = {
  title: 'Boat "house" */ </style>',
  colors: [
    { name: "Midnight Ocean", color: color("#0e2a47") },
    { name: "Starry Night", color: color("#2f6690") },
    { name: "Starry Night", color: color("#81b1cc") },
    { name: "=cmd|' /C calc'!A0", color: color("#f4ebd9") },
    { name: "火 🔥 9 lives", color: color("color(display-p3 1 0.2 0)") },
  ],
};
const link = "https://example.com/palette-generator?c=0e2a47";
const write = async (id: string, options: Partial<ExportOptions> = {}) =>
  (await loadExporter(id))(palette, {
    ...DEFAULT_EXPORT_OPTIONS,
    shareLink: link,
    fontFiles: packageFonts,
    ...options,
  });
const text = async (id: string, options: Partial<ExportOptions> = {}) => {
  const written = await write(id, options);
  if (typeof written !== "string") throw new Error(`${id} is binary`);
  return written;
};
const bytes = async (id: string) => {
  const written = await write(id);
  if (typeof written === "string") throw new Error(`${id} is text`);
  return written;
};
const hexes = palette.colors.map((entry) => formatHex(entry.color));

describe("[COL-6] identifiers", () => {
  it.each(CASE_STYLES)("in %s are valid and unique", (style) => {
    const names = [
      "Red",
      "Red",
      "red 2",
      "9 lives",
      "",
      "火",
      "Café au lait",
      "x".repeat(5000),
      "a*/b</style>",
    ];
    const identifiers = toIdentifiers(names, style);
    expect(new Set(identifiers).size).toBe(names.length);
    for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z][A-Za-z0-9_-]{0,250}$/);
  });
});

describe("[COL-6] every format", () => {
  it.each(EXPORT_FORMATS.map((format) => format.id))("%s can be written, and is reproducible", async (id) => {
    const [first, second] = [await write(id), await write(id)];
    expect(first.length).toBeGreaterThan(20);
    expect(first).toEqual(second);
  });
  it("an unknown format throws", async () => {
    await expect(loadExporter("constructor")).rejects.toThrow("no export format");
  });
  it.each([
    "css",
    "scss",
    "less",
    "stylus",
    "tailwind",
    "js",
    "ts",
    "tailwind3",
    "android",
    "swift",
    "flutter",
  ])("[TLS-10] %s contains its link and no text that could end its comment early", async (id) => {
    const written = await text(id);
    expect(written).toContain(link);
    expect(written).not.toContain("</style>");
  });
  it.each(["css", "scss", "less", "tailwind", "json", "js", "ts"])(
    "[TLS-10] %s pasted back gives the same colors",
    async (id) => {
      const { colors } = parseColorList(
        (await text(id, { wideGamutFallback: false })).replace(/^.*https:.*$/m, ""),
      );
      expect(colors.map((entry) => formatHex(entry.color)).slice(0, hexes.length)).toEqual(hexes);
    },
  );
  it("a color outside sRGB has a fallback first and its own value for screens that show it", async () => {
    expect(await text("css")).toMatch(
      /--color-9-lives: #[0-9a-f]{6};[\s\S]*@media \(color-gamut: p3\)[\s\S]*--color-9-lives: oklch\(/,
    );
  });
  it("JSON and tokens are valid JSON", async () => {
    const tokens = JSON.parse(await text("dtcg"));
    expect(tokens.color.$type).toBe("color");
    expect(tokens.color["midnight-ocean"].$value).toMatchObject({ colorSpace: "srgb", hex: "#0e2a47" });
    expect(tokens.color["color-9-lives"].$value.colorSpace).toBe("display-p3");
    for (const id of ["json", "style-dictionary", "figma", "sketch"])
      expect(JSON.parse(await text(id))).toBeTypeOf("object");
  });
  it("[U20] token files say where they come from, in a field that no program takes for a token", async () => {
    const tokens = JSON.parse(await text("style-dictionary"));
    expect(tokens.color.comment).toBe(link);
    expect(JSON.parse(await text("dtcg-hex")).$extensions["app.tincture"].link).toBe(link);
  });
  it("hex tokens hold strings", async () => {
    const { color: tokens } = JSON.parse(await text("dtcg-hex", { valueFormat: "oklch" }));
    expect(tokens["midnight-ocean"]).toEqual({ $value: "#0e2a47", $description: "Midnight Ocean" });
    expect(tokens["color-9-lives"].$value).toMatch(/^#[0-9a-f]{6}$/);
    expect(tokens["color-9-lives-wide"].$value).toMatch(/^oklch\(/);
  });
  it("CSV protects names that a spreadsheet would run as a formula", async () => {
    expect(await text("csv")).toContain("'=cmd");
  });
  it("SVG is well-formed for any names", async () => {
    const svg = await text("svg");
    expect(svg).toContain("&lt;/style&gt;");
    expect(svg.match(/<rect/g)).toHaveLength(palette.colors.length);
  });
  it("[U20] a template replaces its placeholders, and names an unknown one", async () => {
    expect(await text("template", { template: "{index}: {hex}" })).toBe(
      `${hexes.map((hex, index) => `${index + 1}: ${hex}`).join("\n")}\n`,
    );
    expect(await text("template", { template: "# {title}\n{hex}\n# {link}" })).toBe(
      `# ${palette.title}\n${hexes.join("\n")}\n# ${link}\n`,
    );
    await expect(text("template", { template: "{nope}" })).rejects.toThrow("{nope} is not known");
  });
});

describe("[COL-6] binary formats, read by their published layouts", () => {
  it("ASE", async () => {
    const file = await bytes("ase");
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    expect(String.fromCharCode(...file.slice(0, 4))).toBe("ASEF");
    expect(view.getUint32(8)).toBe(palette.colors.length + 2);
    const read: string[] = [];
    let at = 12;
    while (at < file.length) {
      const [type, length] = [view.getUint16(at), view.getUint32(at + 2)];
      if (type === 1) {
        const values = at + 6 + 2 + 2 * view.getUint16(at + 6) + 4;
        const channels = [0, 1, 2].map((index) => view.getFloat32(values + 4 * index));
        const [lightness = 0, a = 0, b = 0] = channels;
        const model = String.fromCharCode(...file.slice(values - 4, values));
        // Colors outside sRGB are Lab, with L from 0 to 1.
        const css =
          model === "LAB "
            ? `lab(${lightness * 100} ${a} ${b})`
            : `rgb(${channels.map((value) => value * 255).join(" ")})`;
        read.push(formatHex(color(css)));
      }
      at += 6 + length;
    }
    expect(at).toBe(file.length);
    expect(read).toEqual(hexes);
  });
  it("ACO, both versions", async () => {
    const file = await bytes("aco");
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const count = palette.colors.length;
    expect([view.getUint16(0), view.getUint16(2)]).toEqual([1, count]);
    expect(view.getUint16(4 + 10 * count)).toBe(2);
    expect(view.getUint16(4 + 2) >> 8).toBe(0x0e);
  });
  it("PNG", async () => {
    const file = await bytes("png");
    const png = readPng(file);
    expect([png.width, png.height]).toEqual([2400, 1260]);
    // One color lies outside sRGB, so the whole file is written in P3, where #0e2a47 has these bytes.
    expect(png.chunks).toContain("cICP");
    expect(Buffer.from(png.at(0, 0)).toString("hex")).toBe("152945");
  });
  it("PDF", async () => {
    const read = await PDFDocument.load(await bytes("pdf"));
    expect(read.getPageCount()).toBe(1);
    expect(read.getTitle()).toBe(palette.title);
  });
  it("Procreate", async () => {
    const [entry] = Object.values(unzipSync(await bytes("procreate")));
    const [set] = JSON.parse(new TextDecoder().decode(entry));
    expect(set.swatches).toHaveLength(30);
    expect(set.swatches[0].brightness).toBeCloseTo(0x47 / 255, 3);
    expect(set.swatches[29]).toBeNull();
  });
});
