// Files of every kind that is read, changed at random: an answer or a sentence, in bounded time, and no color that the file does not hold.
import { describe, expect, it } from "vitest";
import { decodeText } from "#engine/files/import/decode-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { type ReadAnswer, read } from "#engine/read/read.ts";
import type { Color } from "#engine/space/color.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { mutatedFiles, READ_FILES } from "./mutated-files.ts";

/** Of each file; a tenth of them in `npm test`. */
const COUNT = IS_EXHAUSTIVE ? 500 : 50;
/** Processor time of one reading, in ms; ten times what the slowest takes, for a machine that does other work. */
const MAX_MS = 1500;

describe("[RDG-3] [RDG-2] files that are changed at random", () => {
  it.each(READ_FILES.map((file) => [file.path, file] as const))("%s", (_path, file) => {
    for (const bytes of mutatedFiles(file, COUNT)) {
      const start = process.threadCpuUsage();
      const answer = read({ bytes, text: new TextDecoder().decode(bytes), name: "It" });
      expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(MAX_MS);
      if (!answer.ok) expect(answer.message).toMatch(/^\P{Cc}{5,400}\.$/su);
      else if (!isBinary(bytes)) expectFromText(answer, decodeText(bytes));
    }
  });
});

const isBinary = (bytes: Uint8Array): boolean => decodeText(bytes).includes("\0");

/** Notations that are computed, or whose channels stand in the file as other numbers. */
const COMPUTED =
  /\b(?:hsla?|hsva?|hsb|hwb|lab|lch|oklab|oklch|color|color-mix|device-cmyk|light-dark|calc|from|cmyk|gray|grey|white|alpha)\b|colorSpace|components|icc-color|[a-z]-\d{2,3}|theme\(|\bfade|\bstop/i;
const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/gi;

/** Every color stands in the text: as hex digits in any order of its channels, as numbers, or as a word. */
function expectFromText({ colors }: Extract<ReadAnswer, { ok: true }>, text: string): void {
  if (COMPUTED.test(text)) return;
  // Letters without width are none within a value, and a space between two.
  const plain = text.replaceAll(/[\u200b-\u200d\u2060\ufeff]/gu, "").toLowerCase();
  const numbers = new Set([...`${text} ${plain}`.matchAll(NUMBER)].map(([found]) => Number(found)));
  const words = new Set(
    [...new Set(plain.match(/[a-z]{3,20}/g))].flatMap((word) => {
      const parsed = parseFullColor(word);
      return parsed.ok ? [formatHex(parsed.color)] : [];
    }),
  );
  for (const { color, dark } of colors)
    for (const each of dark === undefined ? [color] : [color, dark])
      expect(isFrom(each, plain, numbers, words), `${formatHex(each)} is not in ${text}`).toBe(true);
}

function isFrom(
  color: Color,
  text: string,
  numbers: ReadonlySet<number>,
  words: ReadonlySet<string>,
): boolean {
  const [red = "", green = "", blue = ""] =
    formatHex({ ...color, alpha: 1 })
      .slice(1)
      .match(/../g) ?? [];
  const hexes = [`${red}${green}${blue}`];
  const pairs = [red, green, blue];
  if (pairs.every((pair) => pair[0] === pair[1])) hexes.push(pairs.map((pair) => pair[0]).join(""));
  if (hexes.some((hex) => text.includes(hex)) || words.has(`#${red}${green}${blue}`)) return true;
  const channels = color.coords.map((channel = 0) => channel);
  // CSS takes a channel beyond the ends to the end.
  const isEnd = (value: number): boolean =>
    (value === 0 && [...numbers].some((number) => number < 0)) ||
    (value === 1 && [...numbers].some((number) => number > 1));
  const has = (value: number): boolean =>
    isEnd(value) ||
    [value * 255, value, value * 100].some((scaled) =>
      [...numbers].some((number) => Math.abs(number - scaled) < 0.006),
    );
  return channels.every(has);
}
