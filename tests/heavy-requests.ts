// Requests within all limits of size that take a server long to answer. Each number gives another one of its kind, so that
// nothing is answered from memory.
import fc from "fast-check";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { GRADIENTS } from "#domain/documents/testing/random-gradients.ts";

export interface HeavyRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly json?: unknown;
}

export interface HeavyKind {
  readonly name: string;
  readonly request: (number: number) => HeavyRequest;
}

const post = (path: string, json: unknown): HeavyRequest => ({
  method: "POST",
  path: `/api/v1${path}`,
  json,
});
const hex = (number: number) => `#${((number * 2_654_435_761) % 0x1_00_00_00).toString(16).padStart(6, "0")}`;
const colors = (count: number, number: number) =>
  Array.from({ length: count }, (_, index) => hex(number * count + index + 1));

function conic(number: number): string {
  const stops = Array.from({ length: 12 }, (_, index) => `${hex(number * 40 + index + 1)} ${index * 30}deg`);
  return `conic-gradient(from ${number % 360}deg in oklch longer hue, ${stops.join(", ")})`;
}

/** Custom properties that refer to each other in a circle. */
function circle(number: number, bytes: number): string {
  const lines: string[] = [];
  for (let index = 0, length = 0; length < bytes; index += 1) {
    const line = `--c${number}-${index}: var(--c${number}-${index + 1});`;
    lines.push(line);
    length += line.length;
  }
  return `:root { --a0: #fff; --text: #1b1b1f; --text-3: var(--c${number}-0);\n${lines.join("\n")} --c${number}-${lines.length}: var(--c${number}-0); }`;
}

const largeLinks = fc
  .sample(GRADIENTS, { numRuns: 200, seed: 11 })
  .map((document) => GRADIENT.encode(document).toString())
  .filter((link) => link.length > 1000);

const HAN = 0x4e_00;

export const WALLPAPER_LINK = (number: number, size = "8192x8192") =>
  `c=c53c69-eea78c-f5ecc2&style=cells&seed=${number % 100_000}&set=size.0-contrast.100&size=${size}`;

export const HEAVY_KINDS: readonly HeavyKind[] = [
  {
    name: "conic gradient as PNG",
    request: (number) =>
      post("/gradients/export", {
        gradient: conic(number),
        format: "png",
        options: { width: 2048, height: 2048 },
      }),
  },
  {
    name: "conic gradient as SVG",
    request: (number) => post("/gradients/export", { gradient: conic(number), format: "svg" }),
  },
  {
    name: "audit of a circle of var()",
    request: (number) => post("/themes/audit", { css: circle(number, 600_000) }),
  },
  {
    name: "PDF of 1,000 Chinese names",
    request: (number) =>
      post("/export", {
        format: "pdf",
        colors: colors(1000, number).map((color, index) => ({
          color,
          name: String.fromCodePoint(HAN + number, HAN + (index % 300)),
        })),
      }),
  },
  ...["svg", "css", "tailwind", "png"].map(
    (format): HeavyKind => ({
      name: `10,000 colors as ${format}`,
      request: (number) =>
        post("/export", { format, colors: colors(10_000, number).map((color) => ({ color })) }),
    }),
  ),
  {
    name: "mixture of 10,000 pigments",
    request: (number) =>
      post("/mix", {
        colors: colors(10_000, number).map((color) => ({ color, amount: 1 })),
        space: "oklab",
        method: "pigment",
      }),
  },
  {
    name: "contrast of 10,000 pairs",
    request: (number) =>
      post("/contrast", {
        pairs: colors(10_000, number).map((foreground) => ({ foreground, background: "#777777" })),
      }),
  },
  {
    name: "conversion of 10,000 colors",
    request: (number) =>
      post("/convert", { colors: colors(10_000, number), to: ["oklch", "lab", "cmyk", "name", "hsl"] }),
  },
  {
    name: "page of a large gradient",
    request: (number) => ({
      method: "GET",
      path: `/gradient-generator?${largeLinks[number % largeLinks.length]}&n=${number}`,
    }),
  },
  {
    name: "page of a wallpaper of 8192 px",
    request: (number) => ({ method: "GET", path: `/design/wallpaper/new?${WALLPAPER_LINK(number)}` }),
  },
];
