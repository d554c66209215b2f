// A shared link of a tool is complete HTML: the design can be read and copied before any script has loaded.
import { getAllByRole, getByLabelText, getByRole, getByText } from "@testing-library/dom";
import { expect, it } from "vitest";
import { attribute, main, textOf } from "./html-page.ts";
import { createVisitor } from "./visitor.ts";

const open = async (path: string) => main(await createVisitor().open(path));

/** The direct items of a tool's list of colors. */
const items = (tool: HTMLElement) => [
  ...getByRole(tool, "list", { name: "Colors" }).querySelectorAll<HTMLElement>(":scope > li"),
];
/** The background color that the style attribute gives the element. */
const paint = (element: HTMLElement) => element.style.getPropertyValue("--c");
const hexIn = (name: string) => /#[0-9A-Fa-f]{6}/.exec(name)?.[0] ?? "";
/** The color that the first button of this name copies. */
const copied = (within: HTMLElement, name: RegExp) =>
  hexIn(attribute(getByRole(within, "button", { name }), "aria-label"));

it("[TLS-2] a palette", async () => {
  const columns = items(await open("/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b"));
  const colors = ["#0e2a47", "#2f6690", "#81b1cc", "#f4d35e", "#ee964b"];
  expect(columns.map((column) => copied(column, /^Copy #/).toLowerCase())).toEqual(colors);
  expect(columns.map(paint)).toEqual(colors);
});

it("[TLS-2] a mixture, its parts as wide as their shares", async () => {
  const tool = await open("/color-mixer?c=1b3fa0-ffd60a-e4002b&p=3-2-1&view=mix");
  const parts = items(tool);
  expect(parts.map(paint)).toEqual(["#1b3fa0", "#ffd60a", "#e4002b"]);
  const shares = parts.map((part) => Number(part.style.getPropertyValue("--share")));
  expect((shares[0] ?? 0) / (shares[2] ?? 1)).toBeGreaterThan(2.8);
  const mixture = getByRole(tool, "region", { name: "Mixture" });
  const mixed = getByRole(mixture, "button", { name: /^Copy #.*the mixture/ });
  expect(textOf(mixed)).toMatch(/^#[0-9A-F]{6}$/);
});

it("[TLS-2] a scheme", async () => {
  const tool = await open("/color-scheme-generator?b=e4572e&r=split-complementary");
  const bands = items(tool);
  expect(bands.map((band) => copied(band, /^Copy #.*, color/))).toEqual(["#E4572E", "#00A196", "#0091E9"]);
  expect(bands.map(paint)).toEqual(["#e4572e", "#00a196", "#0091e9"]);
  expect(getByRole(tool, "slider", { name: "Base" })).toBeDefined();
});

it("[TLS-2] random colors, and one with its name", async () => {
  const tool = await open("/random-color?seed=k3x9ab&n=23&l=55-82&ch=0.15-0.3");
  const cells = getAllByRole(getByRole(tool, "list", { name: "Colors" }), "button");
  expect(cells).toHaveLength(23);
  expect(new Set(cells.map(paint)).size).toBe(23);
  const single = await open("/random-color?seed=k3x9ab");
  const [one] = getAllByRole(single, "button", { name: /^Copy .*#[0-9A-F]{6} oklch/ });
  expect(one && textOf(one)).toContain("Vibrant Purple");
});

it("[TLS-2] names and values of variables", async () => {
  const tool = await open("/css-generator?c=brand.2f6690.r*accent.e4572e.a10-50*ink.17132b-f1eff7");
  const rows = getAllByRole(getByRole(tool, "list", { name: "Colors" }), "listitem");
  expect(rows).toHaveLength(3);
  const names = rows.map((row) => attribute(getByRole(row, "textbox", { name: /^Name of color/ }), "value"));
  expect(names).toEqual(["brand", "accent", "ink"]);
  expect(attribute(getByRole(tool, "textbox", { name: "Dark value of ink" }), "value")).toBe("#F1EFF7");
});

it("[TLS-2] a pair and its contrast", async () => {
  const tool = await open("/contrast-checker?fg=ffffff&bg=777777&say=Shared");
  expect(textOf(tool)).toContain("4.47 to 1, AA for large text");
  expect(getByText(tool, "Shared")).toBeDefined();
  expect(textOf(getByRole(tool, "row", { name: /^Normal text/ }))).toContain("Fails: AA");
});

it("[TLS-2] a matrix of contrasts, and a gradient under a text", async () => {
  const pair = "/contrast-checker?fg=ffffff&bg=777777";
  const matrix = await open(`${pair}&view=palette&p=0e2a47-2f6690-f4ebd9`);
  const name = /^#F4EBD9 on #0E2A47:\s+12\.30\s+AAA\s*, passes/;
  expect(getByRole(matrix, "button", { name })).toBeDefined();
  const over = await open(`${pair}&view=over&g=000000@0-ffffff@100`);
  expect(getByRole(over, "img", { name: /^Worst point/ })).toBeDefined();
});

it("[TXT] a text in its gradient, its contrast and its code", async () => {
  const tool = await open("/text-gradient-generator?t=Shared%0Atext&g=3b0c47@0-ff8a38@100&bg=fff&view=text");
  const text = getByRole(tool, "textbox", { name: "Text on the canvas" });
  expect(text.textContent).toBe("Shared\ntext");
  expect(getByRole(tool, "img", { name: /^Contrast with the ground from 2\.\d+ to 1\d\.\d+/ })).toBeDefined();
  expect(textOf(getByLabelText(tool, "CSS of the text"))).toContain("background-clip: text;");
});

it("[CNV] the formats of a color", async () => {
  const tool = await open("/color-converter?c=0e2a47");
  // The list is in the page twice: for wide screens and for narrow ones.
  const rows = getAllByRole(tool, "list", { name: "Formats" }).flatMap((list) =>
    getAllByRole(list, "button"),
  );
  const format = (label: string) =>
    rows.map(textOf).find((text) => text.startsWith(`Copy ${label} `)) ?? `no ${label}`;
  expect(format("HEX")).toContain("#0e2a47");
  expect(format("OKLCH")).toContain("oklch(");
  expect(format("Name")).toMatch(/^Copy Name ./);
});

it("[CNV] both formats of a pair and the arithmetic", async () => {
  const tool = await open("/color-converter/hex-to-rgb?c=0e2a47");
  expect(attribute(getByLabelText(tool, "HEX"), "value")).toBe("#0e2a47");
  expect(attribute(getByLabelText(tool, "RGB"), "value")).toBe("rgb(14 42 71)");
  for (const worked of getAllByRole(tool, "region", { name: "HEX to RGB" }))
    expect(textOf(worked)).toContain("16 × 2 + 10");
});

it("[TLS-2] bad parameters fall back with a sentence", async () => {
  const tool = await open("/color-converter/hex-to-hsl?c=nonsense&d=lots");
  expect(textOf(tool)).toContain("“nonsense” is not a color");
  expect(attribute(getByLabelText(tool, "HEX"), "value")).toMatch(/^#[0-9a-f]{6}$/);
});

it("[TLS-2] colors of a picture, and where the picture is", async () => {
  const colors = "0e2a47*41.2*120.340-f4ebd9*30*800.600-2f6690*28.4*600.100-e4572e*0.4*400.200*a";
  const tool = await open(`/color-image-picker?c=${colors}&n=3&accent=1&pic=abc.1200x800`);
  const band = getAllByRole(getByRole(tool, "list", { name: "Colors and their shares" }), "button");
  expect(band.map((one) => attribute(one, "aria-label").replace("Copy ", ""))).toEqual([
    "#0e2a47, 41.2%",
    "#f4ebd9, 30.0%",
    "#2f6690, 28.4%",
    "#e4572e, 0.4%, accent",
  ]);
  expect(textOf(tool)).toMatch(/The picture stayed on the device where it was opened/);
});

it("[MSH] a mesh as a picture, with its vertices and its code", async () => {
  const tool = await open("/mesh-gradient-generator?grid=2x2&p=ff0000-0000ff-00ff00-ffd700");
  expect(getAllByRole(tool, "slider", { name: /^Vertex \d, row \d, column \d, #/ })).toHaveLength(4);
  const stage = tool.querySelector<HTMLElement>("[data-stage]");
  expect(stage?.style.getPropertyValue("--behind")).toMatch(/^url\(data:image\/png;base64,[\w+/=]{100,}\)$/);
});

it("[DRK] [LGT] a theme in its four modes, with its figures, and what of it fails", async () => {
  const link = "c=e8622c&pin=d.text-3.7f7067";
  const tool = await open(`/dark-theme-generator?${link}`);
  const sample = getByRole(tool, "img", { name: /^Sample interface/ });
  expect(sample.style.getPropertyValue("--text-3")).toBe("#7f7067");
  expect(sample.style.getPropertyValue("--brand")).toBe("#e8622c");
  const modes = getAllByRole(getByRole(tool, "group", { name: "Mode on the canvas" }), "radio");
  expect(modes.map((mode) => attribute(mode, "aria-label"))).toEqual([
    "Light",
    "Dark",
    "Light, high contrast",
    "Dark, high contrast",
  ]);
  expect(textOf(tool)).toContain("673 of 680 figures reach their floor");
  const audit = await open(`/light-theme-generator?${link}&view=audit`);
  expect(textOf(getByRole(audit, "row", { name: /^text-3 on a20/ }))).toContain("Fails: 3.56");
});

it("[AUD-5] an audit with its pairs, worst first, in the mode of the link, and a form for another sheet", async () => {
  const tool = await open("/audit");
  expect(textOf(getByRole(tool, "heading", { level: 2, name: /pairs fail in light/ }))).toMatch(
    /^\d+ of \d+/,
  );
  const rows = getAllByRole(tool, "row", { name: / on / });
  expect(textOf(rows[0] ?? tool)).toContain("Fails: ");
  getByRole(await open("/audit?sample=1&mode=dark"), "heading", { level: 2, name: /pairs fail in dark/ });
  const text = encodeURIComponent(":root { --background: #fff; --foreground: #999; --mint: hsl(); }");
  const pasted = await open(`/audit?text=${text}`);
  getByRole(pasted, "heading", { level: 2, name: /^1 of 1 pair fails in light/ });
  getByRole(pasted, "row", { name: /foreground on background/ });
  const none = await open(`/audit?text=${encodeURIComponent("p { margin: 0 }")}`);
  getByRole(none, "heading", { level: 2, name: /^Nothing was measured/ });
});

it("[UIP] the ramps of a palette with their figures, its curves, and its theme in the mode of the link", async () => {
  const tool = await open(
    "/ui-palette-generator?c=0b6e4f&own=danger.c0392b&bend=info.h.0.0.20.0.0&mode=dark",
  );
  const ramps = getByRole(tool, "group", { name: "Ramps" });
  expect(getAllByRole(ramps, "button", { name: /, [\d.]+ on white, [\d.]+ on dark/ })).toHaveLength(88);
  getByRole(ramps, "button", { name: /^Primary 700, #0B6E4F, 6\.25 on white, .*kept exactly/ });
  getByRole(ramps, "button", { name: /^Danger 600, #C0392B, .*kept exactly/ });
  const page = getByRole(tool, "img", { name: /^Sample in this theme/ });
  expect(page.style.getPropertyValue("--brand")).toBe("#0b6e4f");
  expect(page.style.colorScheme).toBe("dark");
  const curves = await open("/ui-palette-generator?c=0b6e4f&bend=primary.l.0.5.0.0.0&view=curves");
  expect(
    attribute(getByRole(curves, "slider", { name: "Lightness of primary at 300" }), "aria-valuenow"),
  ).toBe("5");
  const charts = await open("/ui-palette-generator?c=0b6e4f&view=charts&n=5");
  getByRole(charts, "row", { name: /^Tritanopia \d and \d ΔE [\d.]+/ });
});
