import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "#engine/random/random.ts";
import { sampled } from "#tests/exhaustive.ts";
import { read } from "./read.ts";

const FOLDER = new URL("../testing/vectors/reading/", import.meta.url);
const FILES = ["color", "themes", "tokens"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((name) => name !== "index.json")
    .map(
      (name) =>
        [`${folder}/${name}`, new Uint8Array(readFileSync(new URL(`${folder}/${name}`, FOLDER)))] as const,
    ),
);
/** Processor time in which a text has its answer; a machine that runs all tests at once is slower than a worker. */
const MAX_MS = 1500;

function expectAnswer(bytes: Uint8Array) {
  const start = process.threadCpuUsage();
  const answer = read({ bytes, text: new TextDecoder().decode(bytes) });
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(MAX_MS);
  if (!answer.ok) expect(answer.message).toMatch(/^.{5,400}\.$/s);
  return answer;
}
const expectText = (text: string) => expectAnswer(new TextEncoder().encode(text));

describe("[RDG-3] whatever comes in has an answer or a sentence", () => {
  it.each(FILES)("%s, with bytes changed, removed and repeated", (name, bytes) => {
    const random = createRandom(name);
    for (let round = 0; round < 20; round += 1) {
      const changed = [...bytes];
      for (let change = 0; change < 8; change += 1) {
        const at = Math.floor(random() * changed.length);
        const kind = random();
        if (kind < 0.4) changed[at] = Math.floor(random() * 256);
        else if (kind < 0.7) changed.splice(at, Math.floor(random() * 40));
        else changed.splice(at, 0, ...changed.slice(at, at + Math.floor(random() * 40)));
      }
      expectAnswer(Uint8Array.from(changed));
    }
  });

  it.each([
    ["braces", "{"],
    ["brackets", "["],
    ["functions", ":root{--a:calc("],
    ["var()", "--a:var(--a,"],
    ["selectors", ":is("],
    ["rules", "a{"],
    ["queries", "@media (min-width:1px){"],
    ["elements", "<a>"],
    ["objects", '{"a":'],
    ["gradients", "linear-gradient("],
    ["quotes", '"'],
    ["comments", "/*"],
  ])("10,000 nested %s", (_what, piece) => {
    expectText(piece.repeat(10_000));
    expectText(`:root{--x:#123456;${piece.repeat(10_000)}`);
  });

  it("40 MB", () => {
    const answer = expectText("a".repeat(40_000_000));
    expect(!answer.ok && answer.message).toContain("larger than 10 MB");
  });

  it("variables that refer to each other, 10,000 in a chain and in a cycle", () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => `--v${index}:var(--v${index + 1});`).join("");
    expectText(`:root{${chain}--v10000:#fff}`);
    expectText(`:root{${chain}--v10000:var(--v0)}`);
    expectText(`:root{${chain.replaceAll(/var\((--v\d+)\)/g, "var($1) var($1)")}}`);
  });

  it("selectors that would multiply", () => {
    expectText(`${"&,& ".repeat(20)}{`.repeat(60));
    expectText(`:root{${"& &{".repeat(60)}--x:#fff${"}".repeat(60)}}`);
    expectText(`${":is(.a,.b)".repeat(200)}{--x:#fff}`);
  });

  it("any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => void expectText(text)),
      { numRuns: sampled(300, 80) },
    );
  });
});

describe("[RDG-2] nothing is invented", () => {
  const WORDS =
    "white: bad add #add cafe 100 138, beige decade face 1234 the of red-hot tan navy feed dead beef facade".split(
      " ",
    );

  it("a text of words and numbers has no colors", () => {
    const word = fc.constantFrom(
      "the",
      "bad",
      "cafe",
      "100",
      "138,",
      "decade",
      "1234",
      "facade",
      "feed",
      "is",
      "about",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 3, maxLength: 12 }), (words) => {
        const text = `It is so: ${words.join(" ")}.`;
        const answer = expectText(text);
        expect(answer.ok ? answer.colors : []).toEqual([]);
      }),
      { numRuns: sampled(500, 120) },
    );
  });

  it("every color of markup and prose stands in it as a color", () => {
    const attribute = fc.constantFrom("href", "id", "name", "class", "data-x");
    const value = fc.constantFrom(...WORDS);
    const element = fc
      .tuple(attribute, value, value)
      .map(([key, one, two]) => `<a ${key}="${one}">${two}: bad</a>`);
    fc.assert(
      fc.property(fc.array(element, { minLength: 1, maxLength: 6 }), (elements) => {
        const answer = expectText(elements.join("\n"));
        expect(answer.ok ? answer.colors : []).toEqual([]);
      }),
      { numRuns: sampled(500, 120) },
    );
  });
});

describe("[RDG-3] read and unread are all", () => {
  const name = fc.constantFrom("--a", "--b", "--c", "--d");
  const value = fc.constantFrom(
    "#123456",
    "rgb(1 2 3)",
    "rgb(1 2)",
    "var(--a)",
    "var(--gone)",
    "#zzz",
    "color-mix(in oklab, red, blue)",
    "darken(#06c, 5%)",
    "light-dark(#fff, #000)",
    "hsl(from var(--b) h s l)",
    "oklch(50% 0.1 20 / 0.5)",
  );
  const declaration = fc.tuple(name, value);
  const selector = fc.constantFrom(
    ":root",
    ".dark",
    "html",
    ".card",
    "@media print{:root",
    "body",
    '[data-theme="x"]',
  );

  it("every declaration of 1,000 sheets is a color that counts, or is named", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(selector, fc.array(declaration, { minLength: 1, maxLength: 4 })), {
          minLength: 1,
          maxLength: 4,
        }),
        (rules) => {
          const lines: string[] = [];
          for (const [head, declarations] of rules) {
            lines.push(`${head} {`);
            for (const [key, held] of declarations) lines.push(`${key}: ${held};`);
            lines.push(head.startsWith("@") ? "}}" : "}");
          }
          const answer = expectText(lines.join("\n"));
          const named = new Set((answer.ok ? answer.unread : []).map(({ line }) => line));
          const values = answer.ok ? answer.modes : [];
          for (const [index, line] of lines.entries()) {
            const [, key] = /^(--\w): /.exec(line) ?? [];
            if (key === undefined || named.has(index + 1)) continue;
            const isRead = values.some(({ colors }) => colors.has(key.slice(2)));
            // A sheet without any color is refused with the reason of its first declaration.
            expect(isRead || !answer.ok, `${line} in\n${lines.join("\n")}`).toBe(true);
          }
        },
      ),
      { numRuns: sampled(1000, 250) },
    );
  });
});

it("[RDG-1] a gradient in UTF-16 is read by the byte order mark", () => {
  const bytes = new Uint8Array(Buffer.from("\ufefflinear-gradient(red, blue)", "utf16le"));
  expect(expectAnswer(bytes)).toMatchObject({ ok: true, kind: "gradient" });
});
